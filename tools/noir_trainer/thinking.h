/* A duel goes on by a choice, and something is learnt from it. */
#include "looking.h"

enum { MEMBERS = 16 };
static const float SLOWLY = 0.0005f, EXPLORES = 0.05f, LOWEST = -7, NEARLY = 0.01f;
static float heat, held; /* how much the player is drawn to its mean (held) and to an even mix (the rest) */
static Net members[MEMBERS];
static int many_members;
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
    float peaked = 3 * part(w);
    for (int k = 1 + draw(w) % 6; k; k--) rooms |= 1 << draw(w) % (flooded ? CELLAR : 8);
    for (int k = 0; k < many; k++) {
        float odds = powf(part(w) + 1e-3f, peaked);
        for (int r = 0; r < 8; r++) d->odds[who].of[k][r] = rooms >> r & 1 ? odds * powf(part(w) + 1e-3f, peaked) : 0;
    }
    settle(&d->odds[who], many, LEAST);
    for (int r = 0; r < 8; r++) d->plain[who][r] = (rooms >> r & 1) / (float)bits(rooms);
}

/* A new duel; of those without an exploiter one in four begins somewhere in the middle. */
static void anew(Worker *w, Duel *d) {
    memset(d, 0, sizeof *d);
    d->u.mover = draw(w) & 1;
    for (int s = 0; s < 2; s++) d->odds[s].of[0][0] = d->plain[s][0] = 1;
    d->real.of[0][0] = 1;
    d->exploiter = mode == ALONE || mode == AVERAGE ? -1 : (int)(draw(w) & 1);
    d->trial = d->exploiter >= 0 && draw(w) % 4 == 0;
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

/* Changes what a net of the player's kind answers for a choice. */
static void shift(const Duel *d, const Secret *t, int at, float *slope, float by) {
    int kind = d->u.stage == ACT ? kind_of(at) : -1;
    slope[choice_at[at >= AT_START ? 0 : t->room][at]] += by;
    for (unsigned k = kind >= 0 ? wires_of[t->set] : 0; k; k &= k - 1) slope[habit_at + KINDS * __builtin_ctz(k) + kind] += by;
}

/* How the player should change, for one secret; and its mean, to mix more like it. */
static void learn_to_play(Worker *w, const Duel *d, const Secret *t, float weight, int row) {
    float was[PLACES], gain[PLACES], middle = 0;
    int options = __builtin_popcountll(t->offered);
    logs(&d->u, w->held + row * CHOICES, t, was);
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m);
        gain[at] = t->worth[at] - heat * (t->logs[at] - held * fmaxf(was[at], LOWEST));
        middle += gain[at] / options;
    }
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m);
        w->entropy -= t->odds * expf(was[at]) * was[at];
        shift(d, t, at, w->player_slope + row * CHOICES, weight * (middle - gain[at]));
        shift(d, t, at, w->mean_slope + row * CHOICES, weight * (expf(was[at]) - expf(t->logs[at])));
    }
}

/* The members mix as they do on average, and the mean learns to mix so. */
static void agree(Worker *w, const Duel *d, int n, int row) {
    if (d->u.stage == GOING_OFF) return;
    for (Secret *t = w->all; t < w->all + n; t++) {
        float was[PLACES], found[PLACES], weight = 0.7f * t->odds + 0.3f / n;
        memcpy(was, t->logs, sizeof was);
        memset(t->share, 0, sizeof t->share);
        for (int k = 0; k < many_members; k++) {
            logs(&d->u, w->opinions + (k * DUELS + row) * CHOICES, t, found);
            for (u64 m = t->offered; m; m &= m - 1) {
                int at = __builtin_ctzll(m);
                t->share[at] += share_of(t, found[at]) / many_members;
            }
        }
        for (u64 m = t->offered; m; m &= m - 1) {
            int at = __builtin_ctzll(m);
            shift(d, t, at, w->mean_slope + row * CHOICES, weight * (expf(was[at]) - t->share[at]));
        }
    }
}

/* An exploiter does what is best, while learning beside the player what is nearly best; returns what that is worth. */
static float exploit(Worker *w, const Duel *d, Secret *t) {
    int options = __builtin_popcountll(t->offered), best = __builtin_ctzll(t->offered);
    float total = 0, value = 0, rarely = d->trial ? 0 : EXPLORES;
    if (d->u.stage <= SECOND_START) /* nobody knows yet who begins */
        for (int r = 0; r < 8; r++) {
            w->start[d->u.stage][r] += 0.02f * (t->worth[AT_START + r] - w->start[d->u.stage][r]);
            t->worth[AT_START + r] = (w->start[0][r] + w->start[1][r]) / 2;
        }
    for (u64 m = t->offered; m; m &= m - 1)
        if (t->worth[__builtin_ctzll(m)] > t->worth[best]) best = __builtin_ctzll(m);
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m);
        total += t->does[at] = d->trial || mode == EXPLOIT ? at == best : expf((t->worth[at] - t->worth[best]) / NEARLY);
        value += t->does[at] * t->worth[at];
    }
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m);
        t->does[at] = (1 - rarely) * t->does[at] / total + rarely / options;
    }
    return value / total;
}

/* Whoever is asked thinks about it, and something is learnt from it. */
static void think(Worker *w, Duel *d, int row, int n) {
    int me = asked(&d->u), other = 1 - me, first = first_set(&d->u, other), many = many_sets(&d->u, other), possible = 0;
    int exploits = d->exploiter == me, exploited = d->exploiter == other;
    float *judged = w->judged + row * WORTHS, *criticised = w->criticised + row * WORTHS;
    float *slope = w->judge_slope + row * WORTHS, *critic_slope = w->critic_slope + row * WORTHS;
    int leaves = look_ahead(w, d, n);
    w->samples++;
    if (exploited) weigh_others(w, d, leaves);
    if (exploited && mode == AGAINST) look_behind(w, d, n, leaves);
    if (!exploited || mode == AGAINST) weigh(w, d, n, leaves);
    for (Secret *t = w->all; t < w->all + n && (!exploited || mode == AGAINST); t++) {
        float value = 0, weight = exploits ? 0.5f * t->real + 0.5f / n : 0.7f * t->odds + 0.3f / n;
        for (u64 m = t->offered; m; m &= m - 1) value += t->share[__builtin_ctzll(m)] * t->worth[__builtin_ctzll(m)];
        if (exploits) value = exploit(w, d, t);
        float error = worth(exploited ? criticised : judged, t->set, t->room) - value;
        put(exploited ? critic_slope : slope, t->set, t->room, weight * error);
        w->error += exploited ? 0 : weight * error * error;
        w->errors += exploited ? 0 : weight;
        if (mode <= AGAINST && !exploits && t->offered & (t->offered - 1)) learn_to_play(w, d, t, weight, row);
    }
    if (exploits && mode == EXPLOIT) return;
    if (exploits) look_behind(w, d, n, leaves);
    if (!exploited) weigh_others(w, d, leaves);
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++) possible += d->odds[other].of[k][r] > 0;
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++) {
            float odds = d->odds[other].of[k][r];
            float weight = exploited ? 0.5f * d->real.of[k][r] + 0.5f / possible : 0.7f * odds + 0.3f / possible;
            if (!(odds > 0)) continue;
            float error = worth((exploits ? criticised : judged) + HALF, first + k, r) - w->others[k][r];
            put((exploits ? critic_slope : slope) + HALF, first + k, r, weight * error);
        }
}

/* Something is chosen and seen. What both hide is drawn anew each time from what is known of it, or true of an exploiter. */
static void happens(Worker *w, Duel *d, int n) {
    int me = asked(&d->u), exploits = me == d->exploiter, there = 0, does = -1;
    float left = part(w);
    Secret *t = w->all;
    while (t < w->all + n - 1 && (left -= t->real) >= 0) t++;
    while (!(t->real > 0)) t--;
    left = part(w);
    for (u64 m = t->offered; m && left >= 0; m &= m - 1) {
        float share = (exploits ? t->does : t->share)[__builtin_ctzll(m)];
        if (share > 0) does = __builtin_ctzll(m);
        left -= share;
    }
    if (d->exploiter < 0 && part(w) < 2 * EXPLORES) {
        u64 m = t->offered;
        for (int k = draw(w) % __builtin_popcountll(m); k; k--) m &= m - 1;
        does = __builtin_ctzll(m);
    }
    const Odds *other = 1 - me == d->exploiter ? &d->real : &d->odds[1 - me];
    left = part(w);
    for (int k = 0; k < many_sets(&d->u, 1 - me) && left >= 0; k++)
        for (int r = 0; r < 8 && left >= 0; r++)
            if (other->of[k][r] > 0) left -= other->of[k][there = r];
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
    follow(d, o, w->all, n);
}

/* The duels as the nets are shown them. */
static void show(Worker *w) {
    for (int k = 0; k < DUELS; k++) {
        const Duel *d = &w->duel[k];
        float halves[WORTHS], real[HALF] = {0};
        occupied(d, halves);
        figures(&d->u, halves, d->plain, w->root_x + k * FIGURES);
        if (mode != AGAINST) continue;
        int first = first_set(&d->u, d->exploiter), many = many_sets(&d->u, d->exploiter);
        for (int s = 0; s < many; s++)
            for (int r = 0; r < 8; r++) put(real, first + s, r, d->real.of[s][r]);
        memcpy(w->root_seen + k * SEEN, w->root_x + k * FIGURES, 4 * FIGURES);
        lay_open(real, 1, w->root_seen + k * SEEN + FIGURES);
    }
}

static Net *judging(void) { return mode == ALONE || mode == AVERAGE ? &judge : &sharp; }

static void breath(Worker *w) {
    memset(w->player_slope, 0, sizeof w->player_slope);
    memset(w->mean_slope, 0, sizeof w->mean_slope);
    memset(w->judge_slope, 0, sizeof w->judge_slope);
    memset(w->critic_slope, 0, sizeof w->critic_slope);
    show(w);
    if (mode != EXPLOIT) forward(&mean, w->root_x, DUELS, w->mean_hidden, w->held);
    if (mode != AVERAGE) forward(&player, w->root_x, DUELS, w->player_hidden, w->mixed);
    for (int k = 0; k < many_members; k++) forward(&members[k], w->root_x, DUELS, w->player_hidden, w->opinions + k * DUELS * CHOICES);
    forward(judging(), w->root_x, DUELS, w->judge_hidden, w->judged);
    if (mode == AGAINST) forward(&critic, w->root_seen, DUELS, w->critic_hidden, w->criticised);
    for (int k = 0; k < DUELS; k++) {
        Duel *d = &w->duel[k];
        int n = secrets(d, (mode == AVERAGE ? w->held : w->mixed) + k * CHOICES, w->all);
        if (mode == AVERAGE) agree(w, d, n, k);
        think(w, d, k, n);
        happens(w, d, n);
    }
    if (mode <= AGAINST) backward(&player, w->root_x, DUELS, w->player_hidden, w->player_slope, w->spare, w->player_change);
    if (mode != EXPLOIT) backward(&mean, w->root_x, DUELS, w->mean_hidden, w->mean_slope, w->spare, w->mean_change);
    backward(judging(), w->root_x, DUELS, w->judge_hidden, w->judge_slope, w->spare, w->judge_change);
    if (mode == AGAINST) backward(&critic, w->root_seen, DUELS, w->critic_hidden, w->critic_slope, w->spare, w->critic_change);
}
