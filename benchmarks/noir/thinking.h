/* A duel goes on by a choice: whoever is asked looks at everything that can come of it, and something is learnt. */
#include "knowing.h"

enum { THREADS = 2, DUELS = 64, WIDEST = 192 };
static const float GOES_ON = 0.995f, HEAT = 0.06f, HELD = 0.9f, SLOWLY = 0.0005f, EXPLORES = 0.1f, LOWEST = -7;
static enum { ALONE, AGAINST, JUDGE, EXPLOIT } mode;
static Net player, judge, mean; /* mean: learns how the player mixes on the whole; the player is held to it, and it is what is kept */

typedef struct { const Outcome *o; float by, with; int row; } Leaf; /* how likely by the choice, and by where the other is */

typedef struct {
    u64 seed;
    Duel duel[DUELS];
    Secret all[MOST_SETS * 8];
    float others[MOST_SETS][8]; /* what the other's secrets are worth */
    Leaf leaf[MOST];
    Outcomes outcomes;
    float halves[MOST][WORTHS], x[MOST * FIGURES], hidden[MOST * 2 * WIDEST], answers[MOST * WORTHS];
    float root_x[DUELS * FIGURES], judge_x[DUELS * FIGURES], player_hidden[DUELS * 2 * WIDEST], mean_hidden[DUELS * 2 * WIDEST], judge_hidden[DUELS * 2 * WIDEST];
    float mixed[DUELS * CHOICES], held[DUELS * CHOICES], judged[DUELS * WORTHS];
    float player_slope[DUELS * CHOICES], mean_slope[DUELS * CHOICES], judge_slope[DUELS * WORTHS], spare[DUELS * 2048];
    float *player_change, *mean_change, *judge_change;
    double error, gap, entropy, samples, wins, trials, turns, ended;
} Worker;
static Worker *workers[THREADS];

static u64 draw(Worker *w) {
    u64 z = w->seed += 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static float part(Worker *w) { return (draw(w) >> 40) / 16777216.0f; }

static void any_odds(Worker *w, Duel *d, int who) {
    int many = many_sets(&d->u, who), rooms = 0, flooded = wet(&d->u);
    float sharp = 3 * part(w);
    for (int k = 1 + draw(w) % 6; k; k--) rooms |= 1 << draw(w) % (flooded ? CELLAR : 8);
    for (int k = 0; k < many; k++) {
        float odds = powf(part(w) + 1e-3f, sharp);
        for (int r = 0; r < 8; r++) d->odds[who].of[k][r] = rooms >> r & 1 ? odds * powf(part(w) + 1e-3f, sharp) : 0;
    }
    settle(&d->odds[who], many);
    for (int r = 0; r < 8; r++) d->plain[who][r] = (rooms >> r & 1) / (float)bits(rooms);
}

/* A new duel; of those without an exploiter one in four begins somewhere in the middle. */
static void anew(Worker *w, Duel *d) {
    memset(d, 0, sizeof *d);
    d->u.mover = draw(w) & 1;
    for (int s = 0; s < 2; s++) d->odds[s].of[0][0] = d->plain[s][0] = 1;
    d->exploiter = mode == ALONE || mode == JUDGE ? -1 : (int)(draw(w) & 1);
    d->trial = d->exploiter >= 0 && draw(w) & 1;
    if (d->exploiter >= 0 || draw(w) % 4) return;
    d->u.stage = ACT;
    d->u.ap = POINTS;
    d->u.turns = 1;
    d->u.wet[1 - d->u.mover] = draw(w) % 8 == 0;
    for (int s = 0; s < 2; s++) {
        d->u.hits[s] = draw(w) & 1;
        d->u.wires[s] = draw(w) % 3;
        any_odds(w, d, s);
    }
}

/* The judge is told who exploits whom; the player has to do without. */
static void tell(const Duel *d, const Public *u, float *x) {
    if (d->exploiter >= 0) x[FIGURES - 1 - (asked(u) == d->exploiter)] = 1;
}

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
        w->leaf[leaves++] = (Leaf){o, by, with, o->won == 2 ? rows : -1};
        if (o->won != 2) continue;
        for (int k = 0; k < HALF; k++) {
            mine[k] /= by;
            theirs[k] /= with;
        }
        float plain[2][8];
        follow_plainly(d, o, plain);
        figures(&o->now, w->halves[rows], plain, w->x + rows * FIGURES);
        tell(d, &o->now, w->x + rows * FIGURES);
        rows++;
    }
    forward(&judge, w->x, rows, w->hidden, w->answers);
    if (d->exploiter >= 0) return leaves;
    for (int k = 0; k < rows; k++) { /* what one wins the other loses */
        float *y = w->answers + k * WORTHS, sum = 0;
        for (int i = 0; i < WORTHS; i++) sum += y[i] * w->halves[k][i];
        for (int r = 0; r < 8; r++) {
            y[r] -= sum / 2;
            y[HALF + r] -= sum / 2;
        }
    }
    return leaves;
}

/* What a leaf is worth to a side with these secrets. */
static float after(const Worker *w, const Leaf *l, int me, int mine, int set, int room) {
    if (l->row < 0) return mine ? l->o->won : -l->o->won;
    int half = (asked(&l->o->now) == me) == mine ? 0 : HALF;
    return (l->o->new_turn ? GOES_ON : 1) * worth(w->answers + l->row * WORTHS + half, set, room);
}

/* What every choice is worth to whoever is asked. Somebody who is exploited has the exploiter where they really are. */
static void weigh(Worker *w, const Duel *d, int n, int leaves) {
    int me = asked(&d->u), exploited = d->exploiter == 1 - me;
    for (Secret *t = w->all; t < w->all + n; t++)
        for (u64 m = t->offered; m; m &= m - 1) t->worth[__builtin_ctzll(m)] = 0;
    for (const Leaf *l = w->leaf; l < w->leaf + leaves; l++) {
        float part = exploited ? l->o->others >> d->room[1 - me] & 1 : l->with;
        for (Secret *t = w->all; t < w->all + n && part > 0; t++)
            for (int p = l->o->from; p < l->o->to && fits(l->o, t->set, t->room); p++) {
                int set = t->set, room = t->room;
                if (!(t->offered >> p & 1)) continue;
                leads(p, &set, &room);
                t->worth[p] += part * after(w, l, me, 1, set, room);
            }
    }
}

/* The same for the other one's secrets; an exploiter who is asked does just this. */
static void weigh_others(Worker *w, const Duel *d, int leaves, const Secret *is, int does) {
    int me = asked(&d->u), first = first_set(&d->u, 1 - me), many = many_sets(&d->u, 1 - me);
    memset(w->others, 0, sizeof w->others[0] * many);
    for (const Leaf *l = w->leaf; l < w->leaf + leaves; l++) {
        if (is && !(within(does, l->o->from, l->o->to) && fits(l->o, is->set, is->room))) continue;
        for (int k = 0; k < many; k++)
            for (int r = 0; r < 8; r++)
                if (l->o->others >> r & 1 && d->odds[1 - me].of[k][r] > 0)
                    w->others[k][r] += (is ? 1 : l->by) * after(w, l, me, 0, first + k, l->o->falls >= 0 ? l->o->falls : r);
    }
}

/* How the player should change, for one secret; and its mean, to mix more like it. */
static void learn_to_play(Worker *w, const Duel *d, const Secret *t, float weight, int row) {
    const float *held = w->held + row * CHOICES;
    float *slope = w->player_slope + row * CHOICES, *mean_slope = w->mean_slope + row * CHOICES, was[PLACES], gain[PLACES], middle = 0;
    int options = __builtin_popcountll(t->offered);
    logs(&d->u, held, t, was);
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m);
        gain[at] = t->worth[at] - HEAT * (t->logs[at] - HELD * fmaxf(was[at], LOWEST));
        middle += gain[at] / options;
    }
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m), kind = d->u.stage == ACT ? kind_of(at) : -1, to = choice_at[at >= AT_START ? 0 : t->room][at];
        float by = weight * (middle - gain[at]), like = weight * (expf(was[at]) - expf(t->logs[at]));
        w->gap += t->odds / options * fabsf(gain[at] - middle);
        w->entropy -= t->odds * expf(was[at]) * was[at];
        slope[to] += by;
        mean_slope[to] += like;
        for (unsigned k = kind >= 0 ? wires_of[t->set] : 0; k; k &= k - 1) {
            slope[habit_at + KINDS * __builtin_ctz(k) + kind] += by;
            mean_slope[habit_at + KINDS * __builtin_ctz(k) + kind] += like;
        }
    }
}

/* Whoever is asked thinks about it, and something is learnt from it; returns what an exploiter would do, or -1. */
static int think(Worker *w, Duel *d, int row, int n, int leaves, Secret **is) {
    int me = asked(&d->u), first = first_set(&d->u, 1 - me), many = many_sets(&d->u, 1 - me), does = -1, possible = 0;
    const float *judged = w->judged + row * WORTHS;
    float *slope = w->judge_slope + row * WORTHS;
    weigh(w, d, n, leaves);
    for (Secret *t = w->all; t < w->all + n; t++) {
        float value = 0, weight = 0.7f * t->odds + 0.3f / n;
        int best = __builtin_ctzll(t->offered);
        for (u64 m = t->offered; m; m &= m - 1) {
            int at = __builtin_ctzll(m);
            value += t->share[at] * t->worth[at];
            if (t->worth[at] > t->worth[best]) best = at;
        }
        if (me == d->exploiter) {
            int true_one = d->u.stage <= SECOND_START || (t->set == d->set[me] && t->room == d->room[me]);
            if (true_one) {
                does = best;
                *is = t;
            }
            value = t->worth[best];
            weight = 0.5f / n + 0.5f * true_one;
        }
        float error = worth(judged, t->set, t->room) - value;
        if (mode != EXPLOIT || me == d->exploiter) put(slope, t->set, t->room, weight * error);
        w->error += weight * error * error;
        if ((mode == ALONE || (mode == AGAINST && me != d->exploiter)) && t->offered & (t->offered - 1))
            learn_to_play(w, d, t, weight, row);
    }
    weigh_others(w, d, leaves, mode == AGAINST ? *is : 0, does);
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++) possible += d->odds[1 - me].of[k][r] > 0;
    for (int k = 0; k < many && (mode != EXPLOIT || me != d->exploiter); k++)
        for (int r = 0; r < 8; r++) {
            float odds = d->odds[1 - me].of[k][r], weight = 0.7f * odds + 0.3f / possible;
            if (!(odds > 0)) continue;
            if (1 - me == d->exploiter) weight = 0.5f / possible + 0.5f * (first + k == d->set[1 - me] && r == d->room[1 - me]);
            put(slope + HALF, first + k, r, weight * (worth(judged + HALF, first + k, r) - w->others[k][r]));
        }
    w->samples++;
    return does;
}

/* Something is chosen and seen. What the player hides is drawn anew each time from what can be known of it. */
static void happens(Worker *w, Duel *d, int n, Secret *is, int does) {
    int me = asked(&d->u), exploits = me == d->exploiter, there = 0;
    float left = part(w);
    Secret *t = is ? is : w->all;
    while (!is && t < w->all + n - 1 && (left -= t->odds) >= 0) t++;
    if (!d->trial && (exploits || d->exploiter < 0) && part(w) < EXPLORES) {
        u64 m = t->offered;
        for (int k = draw(w) % __builtin_popcountll(m); k; k--) m &= m - 1;
        does = __builtin_ctzll(m);
    } else if (!exploits) {
        left = part(w);
        for (u64 m = t->offered; m; m &= m - 1)
            if ((left -= t->share[does = __builtin_ctzll(m)]) < 0) break;
    }
    left = part(w);
    for (int k = 0; k < many_sets(&d->u, 1 - me) && left >= 0; k++)
        for (int r = 0; r < 8 && left >= 0; r++)
            if (d->odds[1 - me].of[k][r] > 0) left -= d->odds[1 - me].of[k][there = r];
    if (1 - me == d->exploiter) there = d->room[1 - me];
    const Outcome *o = w->outcomes.of;
    while (!(within(does, o->from, o->to) && fits(o, t->set, t->room) && o->others >> there & 1)) o++;
    if (o->won != 2) {
        w->ended++;
        w->turns += d->u.turns;
        w->trials += d->trial;
        if (d->trial) w->wins += o->won == 0 ? 0.5 : exploits;
        anew(w, d);
        return;
    }
    int set = t->set, room = t->room;
    leads(does, &set, &room);
    d->set[me] = set;
    d->room[me] = room;
    if (o->falls >= 0) d->room[1 - me] = o->falls;
    follow(d, o, w->all, n);
}

static void breath(Worker *w) {
    float halves[WORTHS];
    memset(w->player_slope, 0, sizeof w->player_slope);
    memset(w->mean_slope, 0, sizeof w->mean_slope);
    memset(w->judge_slope, 0, sizeof w->judge_slope);
    for (int k = 0; k < DUELS; k++) {
        occupied(&w->duel[k], halves);
        figures(&w->duel[k].u, halves, w->duel[k].plain, w->root_x + k * FIGURES);
    }
    memcpy(w->judge_x, w->root_x, sizeof w->judge_x);
    for (int k = 0; k < DUELS; k++) tell(&w->duel[k], &w->duel[k].u, w->judge_x + k * FIGURES);
    if (mode == ALONE || mode == AGAINST) forward(&mean, w->root_x, DUELS, w->mean_hidden, w->held);
    forward(&player, w->root_x, DUELS, w->player_hidden, w->mixed);
    forward(&judge, w->judge_x, DUELS, w->judge_hidden, w->judged);
    for (int k = 0; k < DUELS; k++) {
        Duel *d = &w->duel[k];
        Secret *is = 0;
        int n = secrets(d, w->mixed + k * CHOICES, w->all), does = think(w, d, k, n, look_ahead(w, d, n), &is);
        happens(w, d, n, is, does);
    }
    if (mode == ALONE || mode == AGAINST) {
        backward(&player, w->root_x, DUELS, w->player_hidden, w->player_slope, w->spare, w->player_change);
        backward(&mean, w->root_x, DUELS, w->mean_hidden, w->mean_slope, w->spare, w->mean_change);
    }
    backward(&judge, w->judge_x, DUELS, w->judge_hidden, w->judge_slope, w->spare, w->judge_change);
}
