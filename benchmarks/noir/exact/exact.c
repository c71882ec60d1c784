/* Every situation of that game at once: learn to play it, and find by exact sweeps how far that can be exploited.
 *
 *   exact trace GAMES                            random games, for __main__.py to compare with the sketch
 *   exact descent|regret SECONDS SWEEPS BLUR     learn for so long, look for holes in so many sweeps, five times
 *
 * A player decides by the own room, what the other side can know of it, and what can be known of the other (Seen). An
 * open situation also has what is hidden. Of each, `value` is what it is worth to whoever is asked there, and `reach`
 * how often it comes up. One sweep carries both a choice further. */
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include "game.h"

enum { THREADS = 2, CHANGED = 1, NEW_TURN = 2, WON = -1, LOST = -2, DRAWN = -3 };
static const float GOES_ON = 0.99f; /* after each turn: the hundred turns of each player that a duel may last */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static void *space(u64 bytes) {
    void *found = mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) {
        perror("exact");
        exit(1);
    }
    madvise(found, bytes, MADV_HUGEPAGE);
    return found;
}

static u64 mix(u64 z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static u64 seed = 1;
static u64 chance(void) { return mix(seed += 0x9E3779B97F4A7C15ull); }

static int list(u64 places, int *at) {
    int n = 0;
    for (; places; places &= places - 1) at[n++] = __builtin_ctzll(places);
    return n;
}

/* What has to be done is done. */
static void onward(Game *g) {
    while (g->stage != OVER) {
        u64 places = offered(g);
        if (places & (places - 1)) return;
        play(g, __builtin_ctzll(places));
    }
}

/* What the player sees who is asked, in one number. */
static u64 seen(const Game *g, int who) {
    const Side *me = &g->side[who], *other = &g->side[1 - who];
    if (g->stage == CHOOSE_START) return 1ull << 63 | (who == g->player);
    int special = g->stage == ANSWERING ? g->echoed == 2
                  : g->stage == ACT     ? (EFFECTS[me->room] == KNIFE && !g->acts) || (EFFECTS[me->room] == ECHOES && !g->echoed)
                                        : 0;
    /* rank first: what is left of a turn comes before its beginning, and of a duel its end */
    u64 rank = (2 - me->hits - other->hits) * 8 + g->ap * 2 + (g->stage != ACT);
    u64 key = rank << 55 | (u64)g->stage << 52 | (u64)special << 51 | me->hits << 1 | other->hits | me->wet << 2 | other->wet << 3;
    key |= (u64)me->room << 4 | (u64)me->possible << 8 | (u64)other->possible << 16 | (u64)other->armed << 24 | (u64)me->armed << 26;
    return g->stage == ACT ? key | (u64)me->first << 28 : key;
}

/* The same situation with whoever is asked as the first side, and without what makes no difference. */
static Game plain(Game g) {
    if (asked(&g)) {
        Side first = g.side[0];
        g.side[0] = g.side[1];
        g.side[1] = first;
        g.player ^= 1;
    }
    g.turns = 1;
    if (!(g.stage == ACT && EFFECTS[g.side[0].room] == KNIFE)) g.acts = g.stage != CHOOSE_START;
    for (int i = 0; i < 2; i++) {
        Side *s = &g.side[i];
        if (s->second != NOWHERE && s->second < s->first) {
            u8 room = s->first;
            s->first = s->second;
            s->second = room;
        }
    }
    return g;
}

static u64 packed(const Game *g) {
    u64 key = g->stage | g->ap << 3 | g->acts << 5 | g->echoed << 6 | g->player << 8;
    for (int i = 0; i < 2; i++) {
        const Side *s = &g->side[i];
        u64 more = s->room | s->first << 4 | s->second << 8 | s->hits << 12 | s->wet << 13 | (u64)s->possible << 14 | (u64)s->armed << 22;
        key |= more << (9 + 24 * i);
    }
    return key | 1ull << 63;
}

/* All situations, found from the first on; then in the order of what is seen. */
enum { BITS = 24, MOST = 12000000 };
static struct { u64 key; u32 number; } *known;
static Game *games;
static u32 many, *place_of, *order;
static u64 *views;

static u32 number_of(Game g) {
    g = plain(g);
    u64 key = packed(&g), mask = (1ull << BITS) - 1;
    for (u64 at = mix(key) & mask;; at = (at + 1) & mask) {
        if (known[at].key == key) return known[at].number;
        if (known[at].key) continue;
        if (many == MOST) {
            fprintf(stderr, "exact: more situations than there is room for\n");
            exit(1);
        }
        known[at].key = key;
        known[at].number = many;
        games[many] = g;
        return many++;
    }
}

/* Rows: the situations that one player cannot tell apart. Row i has choices[i] choices, the situations from row_at[i]
 * on, their ends from end_at[i] on (situation by situation) and its own figures from figure_at[i] on. */
static u32 rows, first_of_all, *row_at;
static u8 *choices;
static u64 *end_at, *figure_at, *row_view;
static int *ends;

static int by_view(const void *a, const void *b) {
    u64 x = views[*(const u32 *)a], y = views[*(const u32 *)b];
    return x < y ? -1 : x > y;
}

static void set_out(void) {
    int at[PLACES];
    known = space(sizeof *known << BITS);
    games = space(sizeof(Game) * (u64)MOST);
    Game g;
    begin(&g, 0);
    number_of(g);
    for (u32 k = 0; k < many; k++) {
        int n = list(offered(&games[k]), at);
        for (int a = 0; a < n; a++) {
            g = games[k];
            play(&g, at[a]);
            onward(&g);
            if (g.stage != OVER) number_of(g);
        }
    }
    views = space(8ull * many);
    order = space(4ull * many);
    place_of = space(4ull * many);
    for (u32 k = 0; k < many; k++) {
        views[k] = seen(&games[k], 0);
        order[k] = k;
    }
    qsort(order, many, 4, by_view);
    row_at = space(4ull * (many + 1));
    choices = space(many);
    end_at = space(8ull * (many + 1));
    figure_at = space(8ull * (many + 1));
    row_view = space(8ull * many);
    u64 end = 0, figure = 0;
    for (u32 k = 0; k < many; k++) {
        int n = __builtin_popcountll(offered(&games[order[k]]));
        if (!k || views[order[k]] != views[order[k - 1]]) {
            row_at[rows] = k;
            end_at[rows] = end;
            figure_at[rows] = figure;
            row_view[rows] = views[order[k]];
            choices[rows++] = n;
            figure += n;
        } else if (n != choices[rows - 1]) {
            fprintf(stderr, "exact: what is seen does not tell what is offered\n");
            exit(1);
        }
        place_of[order[k]] = k;
        end += n;
    }
    row_at[rows] = many;
    end_at[rows] = end;
    figure_at[rows] = figure;
    first_of_all = place_of[0];
    ends = space(4 * end);
    for (u64 k = 0, e = 0; k < many; k++) {
        int n = list(offered(&games[order[k]]), at);
        for (int a = 0; a < n; a++) {
            g = games[order[k]];
            play(&g, at[a]);
            onward(&g);
            if (g.stage == OVER) ends[e++] = g.winner == 0 ? WON : g.winner == 1 ? LOST : DRAWN;
            else ends[e++] = place_of[number_of(g)] << 2 | (g.turns != 1 ? NEW_TURN : 0) | (asked(&g) ? CHANGED : 0);
        }
    }
    printf("%u situations, %u as they are seen, %.1f million choices\n", many, rows, end / 1e6);
}

/* What is learnt. Level: the player whose holes are looked for. Other: the exploiter, or in `regret` the player itself. */
static float *score, *average, *level, *worth;          /* of choices: what decides the mix, its average, the mix, the exploiter's */
static float *to_level, *to_other;                      /* of situations: what they are worth to each when asked there */
static float *level_reach, *other_reach;                /* how often each is asked there */
static float *level_next[THREADS], *other_next[THREADS];
static enum { REGRET, DESCENT, LOOKING } mode;
static int sweep_number;
static float speed, tries, follows;

static void softened(const float *figures, int n, float *mixed) {
    float most = figures[0], total = 0;
    for (int a = 1; a < n; a++) most = figures[a] > most ? figures[a] : most;
    for (int a = 0; a < n; a++) total += mixed[a] = expf(figures[a] - most);
    for (int a = 0; a < n; a++) mixed[a] /= total;
}

static void matched(const float *regrets, int n, float *mixed) {
    float total = 0;
    for (int a = 0; a < n; a++) total += regrets[a] > 0 ? regrets[a] : 0;
    for (int a = 0; a < n; a++) mixed[a] = total < 1e-12f ? 1.0f / n : regrets[a] > 0 ? regrets[a] / total : 0;
}

/* One row. Level does `mixed`, the other does `otherwise` and tries things; each is worth what comes of it. */
static void sweep_row(u32 row, int thread) {
    int n = choices[row], best = 0;
    u64 first = figure_at[row];
    float mixed[PLACES], otherwise[PLACES], gain[PLACES] = {0}, found[PLACES] = {0};
    double by_level = 0, by_other = 0;
    if (mode == REGRET) matched(score + first, n, mixed);
    else if (mode == DESCENT) softened(score + first, n, mixed);
    else memcpy(mixed, level + first, n * sizeof(float));
    for (int a = 1; a < n; a++) best = worth[first + a] > worth[first + best] ? a : best;
    for (int a = 0; a < n; a++) otherwise[a] = mode == REGRET ? mixed[a] : a == best;
    for (u32 k = row_at[row]; k < row_at[row + 1]; k++) {
        const int *end = ends + end_at[row] + (u64)(k - row_at[row]) * n;
        float level_value = 0, other_value = 0, level_gets[PLACES], other_gets[PLACES];
        by_level += level_reach[k];
        by_other += other_reach[k];
        for (int a = 0; a < n; a++) {
            if (end[a] < 0) {
                level_gets[a] = other_gets[a] = end[a] == WON ? 1 : end[a] == LOST ? -1 : 0;
            } else {
                int to = end[a] >> 2, changed = end[a] & CHANGED;
                float on = end[a] & NEW_TURN ? GOES_ON : 1;
                level_gets[a] = on * (changed ? -to_other[to] : to_level[to]);
                other_gets[a] = on * (changed ? -to_level[to] : to_other[to]);
                float come = on * level_reach[k] * (0.98f * mixed[a] + 0.02f / n);
                float go = on * other_reach[k] * ((1 - tries) * otherwise[a] + tries / n);
                (changed ? other_next : level_next)[thread][to] += come;
                (changed ? level_next : other_next)[thread][to] += go;
            }
            level_value += mixed[a] * level_gets[a];
            other_value += otherwise[a] * other_gets[a];
        }
        to_level[k] = level_value;
        to_other[k] = other_value;
        float weight = mode == REGRET ? other_reach[k] : level_reach[k];
        for (int a = 0; a < n; a++) {
            gain[a] += weight * (level_gets[a] - level_value);
            found[a] += other_reach[k] * other_gets[a];
        }
    }
    if (mode == REGRET) { /* discounted counterfactual regret: the one who tries things learns, against the one who does not */
        float keep = pow(sweep_number, 1.5) / (pow(sweep_number, 1.5) + 1), later = pow(sweep_number / (sweep_number + 1.0), 2);
        for (int a = 0; a < n; a++) {
            score[first + a] = score[first + a] * (score[first + a] > 0 ? keep : 0.5f) + gain[a];
            average[first + a] = average[first + a] * later + (by_level + 1e-12) * mixed[a];
        }
        return;
    }
    if (by_other > 1e-30)
        for (int a = 0; a < n; a++) worth[first + a] += follows * (found[a] / by_other - worth[first + a]);
    if (mode == LOOKING) return;
    float most = -1e9;
    for (int a = 0; a < n; a++) {
        score[first + a] += speed * gain[a] / (by_level + 1e-3);
        average[first + a] += 0.01f * (mixed[a] - average[first + a]);
        most = score[first + a] > most ? score[first + a] : most;
    }
    for (int a = 0; a < n; a++) score[first + a] = fmaxf(score[first + a] - most, -12);
}

static pthread_barrier_t gate;
static void *work(void *given) {
    int thread = (int)(size_t)given;
    u32 from = 0, to = rows;
    while (from < rows && end_at[from] < end_at[rows] * thread / THREADS) from++;
    while (to > from && end_at[to - 1] >= end_at[rows] * (thread + 1) / THREADS) to--;
    for (;;) {
        pthread_barrier_wait(&gate);
        for (u32 row = from; row < to; row++) sweep_row(row, thread);
        pthread_barrier_wait(&gate);
        for (u32 k = (u64)many * thread / THREADS; k < (u64)many * (thread + 1) / THREADS; k++) {
            level_reach[k] = other_reach[k] = 0;
            for (int t = 0; t < THREADS; t++) {
                level_reach[k] += level_next[t][k];
                other_reach[k] += other_next[t][k];
                level_next[t][k] = other_next[t][k] = 0;
            }
        }
        pthread_barrier_wait(&gate);
    }
    return 0;
}

static void sweep(void) {
    level_reach[first_of_all] += 0.5f;
    other_reach[first_of_all] += 0.5f;
    for (int k = 0; k < 3; k++) pthread_barrier_wait(&gate);
}

static u32 row_of(u64 view) {
    u32 low = 0, high = rows;
    while (high - low > 1) {
        u32 middle = (low + high) / 2;
        if (row_view[middle] <= view) low = middle;
        else high = middle;
    }
    return low;
}

/* Somebody who does what is best against the average so far, and what that wins by the whole rules, draws by half. */
static void look_for_holes(int sweeps) {
    float *kept[] = {to_level, to_other, level_reach, other_reach};
    float *copy[4];
    int before = mode, at[PLACES], duels = 40000;
    for (int k = 0; k < 4; k++) memcpy(copy[k] = malloc(4ull * many), kept[k], 4ull * many);
    for (u32 row = 0; row < rows; row++) {
        float total = 0;
        for (u64 f = figure_at[row]; f < figure_at[row + 1]; f++) total += average[f];
        for (u64 f = figure_at[row]; f < figure_at[row + 1]; f++) {
            level[f] = total > 0 ? average[f] / total : 1.0f / choices[row];
            if (before == REGRET) worth[f] = 0.1f * level[f];
        }
    }
    mode = LOOKING;
    for (int k = 0; k < sweeps; k++) {
        tries = 3 * k < 2 * sweeps ? 0.2f : 0.03f;
        follows = 3 * k < 2 * sweeps ? 0.2f : 0.05f;
        sweep();
    }
    double share = 0, turns = 0;
    for (int k = 0; k < duels; k++) {
        Game g;
        int exploiter = k >> 1 & 1;
        begin(&g, k & 1);
        while (g.stage != OVER) {
            int n = list(offered(&g), at), who = asked(&g), pick = 0;
            u64 first = figure_at[row_of(seen(&g, who))];
            float left = (chance() >> 40) / 16777216.0f;
            if (who == exploiter) for (int a = 1; a < n; a++) pick = worth[first + a] > worth[first + pick] ? a : pick;
            else while (pick < n - 1 && (left -= level[first + pick]) >= 0) pick++;
            play(&g, at[pick]);
            onward(&g);
        }
        share += g.winner == NOBODY ? 0.5 : g.winner == exploiter;
        turns += g.turns;
    }
    printf("sweep %d: the exploiter wins %.1f %%, in %.0f turns\n", sweep_number, 100 * share / duels, turns / duels);
    fflush(stdout);
    for (int k = 0; k < 4; k++) {
        memcpy(kept[k], copy[k], 4ull * many);
        free(copy[k]);
    }
    mode = before;
}

static void learn(double seconds, int sweeps) {
    score = space(4 * figure_at[rows]);
    average = space(4 * figure_at[rows]);
    level = space(4 * figure_at[rows]);
    worth = space(4 * figure_at[rows]);
    to_level = space(4ull * many);
    to_other = space(4ull * many);
    level_reach = space(4ull * many);
    other_reach = space(4ull * many);
    pthread_t threads[THREADS];
    pthread_barrier_init(&gate, 0, THREADS + 1);
    for (int t = 0; t < THREADS; t++) {
        level_next[t] = space(4ull * many);
        other_next[t] = space(4ull * many);
        pthread_create(&threads[t], 0, work, (void *)(size_t)t);
    }
    double spent = 0, told = 0;
    while (spent < seconds) {
        double before = now();
        sweep_number++;
        tries = mode == REGRET ? 0.5f : sweep_number < 100 ? 0.5f : 0.02f;
        follows = 0.2f;
        speed = 0.1f * powf(0.1f, spent / seconds);
        sweep();
        spent += now() - before;
        if (spent - told < seconds / 5 && spent < seconds) continue;
        told = spent;
        look_for_holes(sweeps);
    }
}

static void trace(int duels) {
    int at[PLACES];
    for (int k = 0; k < duels; k++) {
        Game g;
        begin(&g, k & 1);
        while (g.stage != OVER) {
            int place = at[chance() % list(offered(&g), at)];
            printf("%d %d %d %llu %d %d %d %d\n", k, place, g.stage, (unsigned long long)offered(&g), g.side[0].room,
                   g.side[1].room, g.side[0].possible, g.side[1].possible);
            play(&g, place);
        }
        printf("%d -1 %d %d 0 0 0 0\n", k, g.stage, g.winner);
    }
}

int main(int count, char **given) {
    if (count == 3 && !strcmp(given[1], "trace")) {
        trace(atoi(given[2]));
        return 0;
    }
    if (count != 5) {
        fprintf(stderr, "exact: trace GAMES, or descent|regret SECONDS SWEEPS BLUR\n");
        return 2;
    }
    mode = strcmp(given[1], "regret") ? DESCENT : REGRET;
    blur = atoi(given[4]);
    set_out();
    learn(atof(given[2]), atoi(given[3]));
    return 0;
}
