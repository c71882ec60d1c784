/* Learn to play the duel, from every choice at once and for everything a side may have to hide.
 *
 *   learn alone|against SECONDS FROM|- TO PLAYER_SPEED JUDGE_SPEED REPORTS HEAT HELD
 *   learn average SECONDS FROM TO SPEED JUDGE_SPEED REPORTS MEMBER...
 *   learn exploit SECONDS FROM - 0 JUDGE_SPEED REPORTS
 *   learn trace GAMES FROM
 *
 * alone: the player plays itself; the judge learns what every secret is worth to its side. against: somebody exploits
 * the player, that is, does what they find best, knowing the player's odds exactly; the player learns against that.
 * average: one player learns to mix as several do on average, and the judge what that is worth. exploit: the player
 * stays as it is. */
#include <pthread.h>
#include <stdio.h>
#include <time.h>
#include "thinking.h"

static pthread_barrier_t gate;
static int running = 1;
static float player_speed, mean_speed, judge_speed, slowly;

static void change(Net *net, float *one, float *two, float speed) {
    if (!(speed > 0)) return;
    for (int k = 0; k < net->weights; k++) {
        one[k] += two[k];
        two[k] = 0;
    }
    step(net, one, 1.0f / (THREADS * DUELS), speed, slowly);
}

static void *work(void *given) {
    int me = (int)(size_t)given;
    for (;;) {
        pthread_barrier_wait(&gate);
        if (!running) return 0;
        breath(workers[me]);
        pthread_barrier_wait(&gate);
        if (me) {
            change(judging(), workers[0]->judge_change, workers[1]->judge_change, judge_speed);
            if (mode == AGAINST) change(&critic, workers[0]->critic_change, workers[1]->critic_change, judge_speed);
        } else {
            change(&player, workers[0]->player_change, workers[1]->player_change, player_speed);
            change(&mean, workers[0]->mean_change, workers[1]->mean_change, mean_speed);
        }
        pthread_barrier_wait(&gate);
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static void fail(const char *name) {
    perror(name);
    exit(1);
}

static void keep(const char *name) {
    FILE *f = fopen(name, "wb");
    const Net *nets[] = {&mean, &judge, &sharp, &critic};
    for (int k = 0; f && k < 4; k++)
        if (fwrite(k < 2 ? nets[k]->slow : nets[k]->all, 4, nets[k]->weights, f) < (size_t)nets[k]->weights) fail(name);
    if (!f || fclose(f)) fail(name);
}

static void ready(Net *net) {
    memcpy(net->slow, net->all, 4ul * net->weights);
    turn(net);
}

/* Begin with the weights of another net that sees less or as much. */
static void begin(Net *net, const Net *with) {
    for (int l = 0; l < LAYERS; l++) {
        memcpy(net->w[l], with->w[l], 4ul * with->size[l] * with->size[l + 1]);
        memcpy(net->b[l], with->b[l], 4ul * with->size[l + 1]);
    }
    ready(net);
}

static int read_net(Net *net, FILE *f) {
    size_t many = f ? fread(net->all, 4, net->weights, f) : 0;
    ready(net);
    return many == (size_t)net->weights;
}

/* From a file of the player and the judge alone the others begin as the judge does. */
static void take(const char *name) {
    FILE *f = fopen(name, "rb");
    if (!read_net(&mean, f) || !read_net(&judge, f)) fail(name);
    begin(&player, &mean);
    if (!read_net(&sharp, f) || !read_net(&critic, f)) {
        begin(&sharp, &judge);
        begin(&critic, &judge);
    }
    fclose(f);
}

static void report(double seconds, long updates) {
    double error = 0, errors = 0, entropy = 0, samples = 0, wins = 0, trials = 0, turns = 0, ended = 0;
    for (int t = 0; t < THREADS; t++) {
        Worker *w = workers[t];
        error += w->error, errors += w->errors, entropy += w->entropy, samples += w->samples, wins += w->wins, trials += w->trials, turns += w->turns, ended += w->ended;
        w->error = w->errors = w->entropy = w->samples = w->wins = w->trials = w->turns = w->ended = 0;
    }
    printf("%.0f s, %.2f million choices, %.1f turns a game, judge off by %.3f", seconds, updates * THREADS * DUELS * 1e-6, turns / (ended + 1e-9), sqrt(error / errors));
    if (entropy > 0) printf(", entropy %.2f", entropy / samples);
    if (trials > 0) printf(": the exploiter wins %.1f %% of %.0f games", 100 * wins / trials, trials);
    printf("\n");
    fflush(stdout);
}

static void learn(double seconds, const char *to, float fast, float judged, int reports) {
    pthread_t thread[THREADS];
    pthread_barrier_init(&gate, 0, THREADS + 1);
    for (int t = 0; t < THREADS; t++) {
        Worker *w = workers[t] = aligned_alloc(64, (sizeof(Worker) + 63) / 64 * 64);
        memset(w, 0, sizeof *w);
        w->seed = 1000 + 77 * t + mode;
        w->player_change = calloc(player.weights, 4);
        w->mean_change = calloc(mean.weights, 4);
        w->judge_change = calloc(judge.weights, 4);
        w->critic_change = calloc(critic.weights, 4);
        w->opinions = calloc(many_members * DUELS * CHOICES, 4);
        for (int k = 0; k < DUELS; k++) anew(w, &w->duel[k]);
        pthread_create(&thread[t], 0, work, (void *)(size_t)t);
    }
    double begun = now();
    int told = 0;
    for (long updates = 1; told < reports; updates++) {
        double done = fmin(1, (now() - begun) / seconds);
        player_speed = fast * powf(0.3f, done);
        mean_speed = fast * (mode == AVERAGE ? 1 : 0.2f) * powf(0.1f, done);
        judge_speed = judged * powf(mode == AGAINST ? 0.5f : 0.05f, done);
        slowly = fmaxf(1.0f / updates, SLOWLY);
        for (int k = 0; k < 3; k++) pthread_barrier_wait(&gate);
        if (done * reports < told + 1) continue;
        told++;
        report(now() - begun, updates);
        if (mode != EXPLOIT) keep(to);
    }
    running = 0;
    pthread_barrier_wait(&gate);
}

/* Games of two of the player in which both really hide something: how it would mix, and what it does. */
static void trace(int games) {
    static Worker all;
    Worker *w = &all;
    float halves[WORTHS];
    for (int k = 0; k < games; k++) {
        Duel d;
        int hidden[2] = {0}, rooms[2] = {0};
        mode = AVERAGE;
        do anew(w, &d); while (d.u.stage != FIRST_START);
        d.u.mover = k & 1;
        for (int over = 0; !over;) {
            int me = asked(&d.u), which = 0;
            occupied(&d, halves);
            figures(&d.u, halves, d.plain, w->root_x);
            forward(&player, w->root_x, 1, w->player_hidden, w->mixed);
            int n = secrets(&d, w->mixed, w->all);
            while (d.u.stage > SECOND_START && (w->all[which].set != hidden[me] || w->all[which].room != rooms[me])) which++;
            Secret *t = &w->all[which];
            u64 m = t->offered;
            for (int skip = draw(w) % __builtin_popcountll(m); skip; skip--) m &= m - 1;
            int does = __builtin_ctzll(m);
            if (does < AT_GOING_OFF) {
                printf("%d %d %d", k, me, does);
                for (m = t->offered; m; m &= m - 1) printf(" %d:%.5f", __builtin_ctzll(m), t->share[__builtin_ctzll(m)]);
                printf("\n");
            }
            outcomes(&d.u, &w->outcomes);
            const Outcome *o = w->outcomes.of;
            while (!(within(does, o->from, o->to) && fits(o, t->set, t->room) && o->others >> rooms[1 - me] & 1)) o++;
            int set = t->set, room = t->room;
            leads(does, &set, &room);
            hidden[me] = set;
            rooms[me] = room;
            if (o->falls >= 0) rooms[1 - me] = o->falls;
            over = o->won != 2;
            if (over) printf("%d -1 %d\n", k, o->won == 0 ? 2 : me);
            else follow(&d, o, w->all, n);
        }
    }
}

int main(int count, char **given) {
    static const char *modes[] = {"alone", "against", "average", "exploit"};
    name_sets();
    name_choices();
    make(&player, FIGURES, 256, CHOICES);
    make(&mean, FIGURES, 256, CHOICES);
    make(&judge, FIGURES, 192, WORTHS);
    make(&sharp, FIGURES, 192, WORTHS);
    make(&critic, SEEN, 192, WORTHS);
    if (count < 4) return 2;
    if (strcmp(given[3], "-")) take(given[3]);
    if (!strcmp(given[1], "trace")) {
        trace(atoi(given[2]));
        return 0;
    }
    for (mode = ALONE; mode < EXPLOIT && strcmp(modes[mode], given[1]);) mode++;
    if (count < (mode <= AGAINST ? 10 : 8)) return 2;
    for (int k = 8; mode == AVERAGE && k < count && many_members < MEMBERS; k++) {
        FILE *f = fopen(given[k], "rb");
        make(&members[many_members], FIGURES, 256, CHOICES);
        if (!read_net(&members[many_members++], f)) fail(given[k]);
        fclose(f);
    }
    if (mode <= AGAINST) {
        heat = atof(given[8]);
        held = atof(given[9]);
    }
    learn(atof(given[2]), given[4], atof(given[5]), atof(given[6]), atoi(given[7]));
    return 0;
}
