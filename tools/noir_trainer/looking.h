/* Whoever is asked looks at everything that can come of a choice, and asks the judge what that is worth. */
#include "knowing.h"

enum { THREADS = 2, DUELS = 128, WIDEST = 256, SEEN = FIGURES + 24 }; /* SEEN: with what an exploiter hides in truth */
static const float GOES_ON = 0.995f;
static enum { ALONE, AGAINST, AVERAGE, EXPLOIT } mode;

/* mean: mixes as the player does on the whole; the player is held to it, and it is what is kept. judge: what secrets are
 * worth between two of the player. sharp: what they are worth to an exploiter. critic: what they are worth to the player
 * against one, and it sees what that one hides. */
static Net player, mean, judge, sharp, critic;

typedef struct { const Outcome *o; float by, with; int row, seen; } Leaf; /* how likely by the choice, and by where the other is */

typedef struct {
    u64 seed;
    Duel duel[DUELS];
    Secret all[MOST_SETS * 8];
    float others[MOST_SETS][8]; /* what the other's secrets are worth */
    Leaf leaf[MOST];
    Outcomes outcomes;
    float halves[MOST][WORTHS], x[MOST * FIGURES], seen[MOST * SEEN], hidden[MOST * 2 * WIDEST], answers[MOST * WORTHS], said[MOST * WORTHS];
    float root_x[DUELS * FIGURES], root_seen[DUELS * SEEN];
    float player_hidden[DUELS * 2 * WIDEST], mean_hidden[DUELS * 2 * WIDEST], judge_hidden[DUELS * 2 * WIDEST], critic_hidden[DUELS * 2 * WIDEST];
    float mixed[DUELS * CHOICES], held[DUELS * CHOICES], judged[DUELS * WORTHS], criticised[DUELS * WORTHS];
    float player_slope[DUELS * CHOICES], mean_slope[DUELS * CHOICES], judge_slope[DUELS * WORTHS], critic_slope[DUELS * WORTHS], spare[DUELS * 2048];
    float *player_change, *mean_change, *judge_change, *critic_change, *opinions;
    float start[2][8]; /* what an exploiter finds each room worth to begin in, for whoever begins and for the other one */
    double error, errors, entropy, samples, wins, trials, turns, ended;
} Worker;

/* All that can come of what may be chosen, with what the judge says of it. */
static int look_ahead(Worker *w, const Duel *d, int n) {
    const Public *u = &d->u;
    int me = asked(u), first = first_set(u, 1 - me), many = many_sets(u, 1 - me), leaves = 0, rows = 0;
    outcomes(u, &w->outcomes);
    for (int i = 0; i < w->outcomes.many; i++) {
        const Outcome *o = &w->outcomes.of[i];
        int swap = o->won == 2 && asked(&o->now) != me;
        float with = 0, by = 0, *mine = w->halves[rows] + (swap ? HALF : 0), *theirs = w->halves[rows] + (swap ? 0 : HALF);
        memset(w->halves[rows], 0, 4 * WORTHS);
        for (int k = 0; k < many; k++)
            for (int r = 0; r < 8; r++) {
                float odds = d->odds[1 - me].of[k][r];
                if (!(odds > 0) || !(o->others >> r & 1)) continue;
                with += odds;
                put(theirs, first + k, o->falls >= 0 ? o->falls : r, odds);
            }
        for (const Secret *t = w->all; t < w->all + n && with > 0; t++)
            for (int p = o->from; p < o->to && fits(o, t->set, t->room); p++) {
                int set = t->set, room = t->room;
                if (!(t->offered >> p & 1)) continue;
                leads(p, &set, &room);
                by += t->odds * t->share[p];
                put(mine, set, room, t->odds * t->share[p]);
            }
        if (!(by > 0)) continue;
        w->leaf[leaves++] = (Leaf){o, by, with, o->won == 2 ? rows : -1, -1};
        if (o->won != 2) continue;
        for (int k = 0; k < HALF; k++) {
            mine[k] /= by;
            theirs[k] /= with;
        }
        float plain[2][8];
        follow_plainly(d, o, plain);
        figures(&o->now, w->halves[rows], plain, w->x + rows * FIGURES);
        rows++;
    }
    forward(d->exploiter < 0 ? &judge : &sharp, w->x, rows, w->hidden, w->answers);
    for (int k = 0; k < rows && d->exploiter < 0; k++) { /* what one wins the other loses */
        float *y = w->answers + k * WORTHS, sum = 0;
        for (int i = 0; i < WORTHS; i++) sum += y[i] * w->halves[k][i];
        for (int r = 0; r < 8; r++) {
            y[r] -= sum / 2;
            y[HALF + r] -= sum / 2;
        }
    }
    return leaves;
}

/* What an exploiter hides in truth, for the critic: rooms, armed and waiting traps. */
static void lay_open(const float *half, float total, float *x) {
    memset(x, 0, 4 * (SEEN - FIGURES));
    for (int r = 0; r < 8; r++) {
        x[r] = half[r] / total;
        x[8 + r] = half[72 + r] / total;
        for (int k = 0; k < 8; k++) x[16 + r] += half[8 + 8 * r + k] / total;
    }
}

/* The same leaves, as likely as they are in truth, and what the critic says of them. */
static void look_behind(Worker *w, const Duel *d, int n, int leaves) {
    int me = asked(&d->u), first = first_set(&d->u, d->exploiter), many = many_sets(&d->u, d->exploiter), rows = 0;
    for (Leaf *l = w->leaf; l < w->leaf + leaves; l++) {
        const Outcome *o = l->o;
        float half[HALF] = {0}, total = 0;
        for (const Secret *t = w->all; me == d->exploiter && t < w->all + n; t++)
            for (int p = o->from; p < o->to && t->real > 0 && fits(o, t->set, t->room); p++) {
                int set = t->set, room = t->room;
                if (!(t->offered >> p & 1)) continue;
                leads(p, &set, &room);
                total += t->real * t->does[p];
                put(half, set, room, t->real * t->does[p]);
            }
        for (int k = 0; me != d->exploiter && k < many; k++)
            for (int r = 0; r < 8; r++) {
                float odds = d->real.of[k][r];
                if (!(odds > 0) || !(o->others >> r & 1)) continue;
                total += odds;
                put(half, first + k, o->falls >= 0 ? o->falls : r, odds);
            }
        *(me == d->exploiter ? &l->by : &l->with) = total > 1e-5f ? total : 0;
        if (l->row < 0 || !(total > 1e-5f)) continue;
        l->seen = rows;
        memcpy(w->seen + rows * SEEN, w->x + l->row * FIGURES, 4 * FIGURES);
        lay_open(half, total, w->seen + rows++ * SEEN + FIGURES);
    }
    if (rows) forward(&critic, w->seen, rows, w->hidden, w->said);
}

/* What a leaf is worth to a side with these secrets, by the critic or by the judge. */
static float after(const Worker *w, const Leaf *l, int me, int mine, int set, int room, int critical) {
    if (l->row < 0) return mine ? l->o->won : -l->o->won;
    int half = (asked(&l->o->now) == me) == mine ? 0 : HALF;
    const float *said = critical ? w->said + l->seen * WORTHS : w->answers + l->row * WORTHS;
    return (l->o->new_turn ? GOES_ON : 1) * worth(said + half, set, room);
}

/* What every choice is worth to whoever is asked. */
static void weigh(Worker *w, const Duel *d, int n, int leaves) {
    int me = asked(&d->u), critical = d->exploiter == 1 - me;
    for (Secret *t = w->all; t < w->all + n; t++)
        for (u64 m = t->offered; m; m &= m - 1) t->worth[__builtin_ctzll(m)] = 0;
    for (const Leaf *l = w->leaf; l < w->leaf + leaves; l++)
        for (Secret *t = w->all; t < w->all + n && l->with > 0; t++)
            for (int p = l->o->from; p < l->o->to && fits(l->o, t->set, t->room); p++) {
                int set = t->set, room = t->room;
                if (!(t->offered >> p & 1)) continue;
                leads(p, &set, &room);
                t->worth[p] += l->with * after(w, l, me, 1, set, room, critical);
            }
}

/* The same for the other one's secrets. */
static void weigh_others(Worker *w, const Duel *d, int leaves) {
    int me = asked(&d->u), first = first_set(&d->u, 1 - me), many = many_sets(&d->u, 1 - me), critical = d->exploiter == me;
    memset(w->others, 0, sizeof w->others[0] * many);
    for (const Leaf *l = w->leaf; l < w->leaf + leaves; l++)
        for (int k = 0; k < many && l->by > 0; k++)
            for (int r = 0; r < 8; r++)
                if (l->o->others >> r & 1 && d->odds[1 - me].of[k][r] > 0)
                    w->others[k][r] += l->by * after(w, l, me, 0, first + k, l->o->falls >= 0 ? l->o->falls : r, critical);
}
