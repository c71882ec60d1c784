/* Two hidden layers in which what is below zero counts as zero; sums in blocks of 16 numbers; Adam. */
#include <stdlib.h>

typedef float v16 __attribute__((vector_size(64), aligned(4)));

/* A block of C: up to 8 rows and 32 columns. With rows and columns known beforehand the sums stay in registers. */
static inline __attribute__((always_inline)) void block(
    const int rows, const int wide, float *C, const float *A, int by_m, int by_k, const float *B, int K, int N, int add) {
    v16 sum[8][2];
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < wide; j++) sum[i][j] = (v16){0};
    for (int k = 0; k < K; k++) {
        const v16 *b = (const v16 *)(B + (size_t)k * N);
        for (int i = 0; i < rows; i++) {
            float x = A[(size_t)i * by_m + (size_t)k * by_k];
            for (int j = 0; j < wide; j++) sum[i][j] += x * b[j];
        }
    }
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < wide; j++) {
            v16 *c = (v16 *)(C + (size_t)i * N + 16 * j);
            *c = add ? *c + sum[i][j] : sum[i][j];
        }
}

/* C[m][n] (+)= sum over k of A[m * by_m + k * by_k] * B[k][n]; N is a multiple of 16. */
static void times(float *C, const float *A, int by_m, int by_k, const float *B, int M, int K, int N, int add) {
#define CASE(r, w) case 2 * r + w: block(r, w, c, a, by_m, by_k, B + n, K, N, add); break;
#define CASES(r) CASE(r, 1) CASE(r, 2)
    for (int n = 0; n < N; n += 32)
        for (int m = 0; m < M; m += 8) {
            int rows = M - m < 8 ? M - m : 8, wide = (N - n < 32 ? N - n : 32) / 16;
            float *c = C + (size_t)m * N + n;
            const float *a = A + (size_t)m * by_m;
            switch (2 * rows + wide) { CASES(1) CASES(2) CASES(3) CASES(4) CASES(5) CASES(6) CASES(7) CASES(8) }
        }
}

enum { LAYERS = 3 };
typedef struct {
    int size[LAYERS + 1];
    int weights; /* how many in all */
    float *w[LAYERS], *b[LAYERS], *turned[LAYERS];
    float *all, *first, *second, *slow;
    int steps;
} Net;

static unsigned long net_seed = 7;
static float even(void) {
    net_seed = net_seed * 6364136223846793005ul + 1442695040888963407ul;
    return (net_seed >> 40) / 8388608.0f - 1;
}

static void point(Net *net, float *all) {
    for (int l = 0; l < LAYERS; l++) {
        net->w[l] = all;
        all += net->size[l] * net->size[l + 1];
        net->b[l] = all;
        all += net->size[l + 1];
    }
}

static void turn(Net *net) {
    for (int l = 1; l < LAYERS; l++)
        for (int k = 0; k < net->size[l]; k++)
            for (int n = 0; n < net->size[l + 1]; n++) net->turned[l][n * net->size[l] + k] = net->w[l][k * net->size[l + 1] + n];
}

static void make(Net *net, int in, int middle, int out) {
    int size[] = {in, middle, middle, out};
    memcpy(net->size, size, sizeof size);
    net->weights = 0;
    for (int l = 0; l < LAYERS; l++) {
        net->weights += (size[l] + 1) * size[l + 1];
        net->turned[l] = aligned_alloc(64, 4ul * size[l] * size[l + 1]);
    }
    size_t bytes = (4ul * net->weights + 63) / 64 * 64;
    float **rows[] = {&net->all, &net->first, &net->second, &net->slow};
    for (int k = 0; k < 4; k++) memset(*rows[k] = aligned_alloc(64, bytes), 0, bytes);
    point(net, net->all);
    for (int l = 0; l < LAYERS; l++)
        for (int k = 0; k < size[l] * size[l + 1]; k++) net->w[l][k] = even() * sqrtf((l == LAYERS - 1 ? 0.3f : 6.0f) / size[l]);
    memcpy(net->slow, net->all, 4ul * net->weights);
    net->steps = 0;
    turn(net);
}

/* hidden: room for both hidden layers, one after the other. */
static void forward(const Net *net, const float *in, int rows, float *hidden, float *out) {
    const float *x = in;
    for (int l = 0; l < LAYERS; l++) {
        int K = net->size[l], N = net->size[l + 1];
        float *y = l == LAYERS - 1 ? out : hidden + (l ? (size_t)rows * net->size[1] : 0);
        times(y, x, K, 1, net->w[l], rows, K, N, 0);
        for (int r = 0; r < rows; r++)
            for (int n = 0; n < N; n++) {
                float v = y[(size_t)r * N + n] + net->b[l][n];
                y[(size_t)r * N + n] = l < LAYERS - 1 && v < 0 ? 0 : v;
            }
        x = y;
    }
}

/* Adds what these rows ask for to `change`, laid out as the weights are. `slope` has that of the outputs; it is overwritten in `spare`. */
static void backward(const Net *net, const float *in, int rows, const float *hidden, const float *slope, float *spare, float *change) {
    const float *x[LAYERS] = {in, hidden, hidden + (size_t)rows * net->size[1]};
    Net c = *net;
    point(&c, change);
    const float *g = slope;
    for (int l = LAYERS - 1; l >= 0; l--) {
        int K = net->size[l], N = net->size[l + 1];
        times(c.w[l], x[l], 1, K, g, K, rows, N, 1);
        for (int r = 0; r < rows; r++)
            for (int n = 0; n < N; n++) c.b[l][n] += g[(size_t)r * N + n];
        if (!l) return;
        float *d = spare + (l & 1 ? (size_t)rows * 512 : 0);
        times(d, g, N, 1, net->turned[l], rows, N, K, 0);
        for (size_t k = 0; k < (size_t)rows * K; k++)
            if (x[l][k] <= 0) d[k] = 0;
        g = d;
    }
}

static void step(Net *net, float *change, float scale, float speed, float slowly) {
    net->steps++;
    float most = 0;
    for (int k = 0; k < net->weights; k++) most += change[k] * change[k];
    most = sqrtf(most) * scale;
    if (most > 1) scale /= most;
    float c1 = 1 - powf(0.9f, net->steps), c2 = 1 - powf(0.999f, net->steps), by = speed * sqrtf(c2) / c1;
    for (int k = 0; k < net->weights; k++) {
        float g = change[k] * scale;
        change[k] = 0;
        net->first[k] = 0.9f * net->first[k] + 0.1f * g;
        net->second[k] = 0.999f * net->second[k] + 0.001f * g * g;
        net->all[k] -= by * net->first[k] / (sqrtf(net->second[k]) + 1e-8f);
        net->slow[k] += slowly * (net->all[k] - net->slow[k]);
    }
    turn(net);
}
