/* What can be known of both sides, by everybody, and what the player's net makes of it. The package's belief_filter.py
 * and features.py have the same; __main__.py plays games of both beside each other before anything is learnt. */
#include "game.h"
#include "nets.h"

enum { FIGURES = 112, WORTHS = 160, HALF = 80, CHOICES = 240, KINDS = 7 };
static const float RARELY = 0.002f, LEAST = 1e-6f;

/* Where the player's net answers for a place in a room, and from where on how waiting traps change each kind of act. */
static short choice_at[8][PLACES];
static int habit_at;

static int within(int place, int first, int next) { return place >= first && place < next; }

static int has(int room, int place) {
    if (within(place, AT_MOVE, AT_SHOOT)) return WAYS[room] >> (place - AT_MOVE) & 1;
    if (within(place, AT_SHOOT, AT_TRAP)) return TARGETS[room] >> (place - AT_SHOOT) & 1;
    if (place == AT_EFFECT) return EFFECTS[room] && EFFECTS[room] != AUTOMATIC;
    if (within(place, AT_AUTO, AT_ANSWER)) return EFFECTS[room] == AUTOMATIC && place - AT_AUTO != room;
    if (within(place, AT_ANSWER, AT_START)) return WAYS[room] >> (place - AT_ANSWER) & 1;
    return place < AT_START || !room;
}

static void name_choices(void) {
    for (int room = 0; room < 8; room++)
        for (int place = 0; place < AT_GOING_OFF; place++) choice_at[room][place] = has(room, place) ? habit_at++ : -1;
}

static int kind_of(int place) {
    static const short from[] = {AT_END, AT_MOVE, AT_SHOOT, AT_TRAP, AT_SPRING, AT_LISTEN, AT_EFFECT, AT_AUTO, AT_ANSWER};
    static const short kind[] = {0, 1, 2, 3, -1, 4, 5, 6, -1};
    int k = 8;
    while (place < from[k]) k--;
    return kind[k];
}

/* A duel as everybody knows it; and, if one of them exploits the other, the odds of what that one hides in truth. */
typedef struct {
    Public u;
    Odds odds[2], real;
    float plain[2][8]; /* the odds of the rooms if nobody had habits */
    int exploiter, trial;
} Duel;

/* What a side may have to hide, how it then chooses, and what each choice is worth. */
typedef struct {
    short set, room;
    float odds, real; /* real: as likely as it is in truth */
    u64 offered;
    float share[PLACES], logs[PLACES], worth[PLACES], does[PLACES]; /* does: an exploiter's true mix */
} Secret;

/* Figures of both sides, first of whoever is asked: the odds of each room, of a waiting trap (trap by trap) with each
 * room, and of an armed trap. What the judge's net answers is laid out the same way. */
static void put(float *half, int set, int room, float odds) {
    half[room] += odds;
    for (unsigned m = wires_of[set]; m; m &= m - 1) half[8 + 8 * __builtin_ctz(m) + room] += odds;
    for (unsigned m = autos_of[set]; m; m &= m - 1) half[72 + __builtin_ctz(m)] += odds;
}

static float worth(const float *half, int set, int room) {
    float v = half[room];
    for (unsigned m = wires_of[set]; m; m &= m - 1) v += half[8 + 8 * __builtin_ctz(m) + room];
    for (unsigned m = autos_of[set]; m; m &= m - 1) v += half[72 + __builtin_ctz(m)];
    return v > 1 ? 1 : v < -1 ? -1 : v;
}

static void occupied(const Duel *d, float *halves) {
    memset(halves, 0, 4 * WORTHS);
    for (int s = 0; s < 2; s++) {
        int who = s ? 1 - asked(&d->u) : asked(&d->u), first = first_set(&d->u, who), many = many_sets(&d->u, who);
        for (int k = 0; k < many; k++)
            for (int r = 0; r < 8; r++)
                if (d->odds[who].of[k][r] > 0) put(halves + HALF * s, first + k, r, d->odds[who].of[k][r]);
    }
}

static void figures(const Public *u, const float *halves, const float (*plain)[8], float *x) {
    int me = asked(u), n = 18;
    memset(x, 0, 4 * FIGURES);
    if (u->stage <= SECOND_START) { /* nobody knows yet who begins */
        x[0] = 1;
        return;
    }
    x[u->stage] = x[7 + u->ap] = 1;
    x[11] = u->stage == ACT && !u->acts;
    x[12] = u->echoed == 1;
    x[13] = u->echoed == 2;
    for (int s = 0; s < 2; s++) {
        int who = s ? 1 - me : me;
        x[14 + s] = u->hits[who];
        x[16 + s] = u->wet[who];
        for (int k = 1; k < 3; k++) {
            x[17 + 4 * s + k] = u->wires[who] == k;
            x[19 + 4 * s + k] = u->autos[who] == k;
        }
    }
    n = 26;
    for (int s = 0; s < 2; s++)
        for (int r = 0; r < 8; r++) {
            const float *half = halves + HALF * s;
            x[n++] = half[r];
            x[n++] = sqrtf(half[r]);
            x[n++] = half[72 + r];
            for (int k = 0; k < 8; k++) x[n] += half[8 + 8 * r + k];
            n++;
        }
    for (int s = 0; s < 2; s++)
        for (int r = 0; r < 8; r++) x[n++] = plain[s ? 1 - me : me][r];
}

/* From what the player's net answers the logarithm of every share; nothing is rounded up yet. */
static void logs(const Public *u, const float *answers, const Secret *t, float *found) {
    float most = -1e9, total = 0;
    for (u64 m = t->offered; m; m &= m - 1) {
        int at = __builtin_ctzll(m), kind = u->stage == ACT ? kind_of(at) : -1;
        float y = answers[choice_at[at >= AT_START ? 0 : t->room][at]];
        if (kind >= 0)
            for (unsigned k = wires_of[t->set]; k; k &= k - 1) y += answers[habit_at + KINDS * __builtin_ctz(k) + kind];
        found[at] = y;
        most = y > most ? y : most;
    }
    for (u64 m = t->offered; m; m &= m - 1) total += expf(found[__builtin_ctzll(m)] - most);
    for (u64 m = t->offered; m; m &= m - 1) found[__builtin_ctzll(m)] -= most + logf(total);
}

/* Anything that is offered is done rarely at least. */
static float share_of(const Secret *t, float log) { return (1 - RARELY) * expf(log) + RARELY / __builtin_popcountll(t->offered); }

/* Everything that whoever is asked may have to hide, with how it would choose. */
static int secrets(const Duel *d, const float *answers, Secret *all) {
    const Public *u = &d->u;
    int who = asked(u), first = first_set(u, who), many = many_sets(u, who), n = 0;
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++) {
            if (!(d->odds[who].of[k][r] > 0)) continue;
            Secret *t = &all[n++];
            t->set = first + k;
            t->room = r;
            t->odds = d->odds[who].of[k][r];
            t->real = who == d->exploiter ? d->real.of[k][r] : t->odds;
            t->offered = offered(u, t->set, r);
            if (u->stage == GOING_OFF) {
                t->share[AT_GOING_OFF] = 1;
                continue;
            }
            logs(u, answers, t, t->logs);
            for (u64 m = t->offered; m; m &= m - 1) {
                int at = __builtin_ctzll(m);
                t->share[at] = share_of(t, t->logs[at]);
            }
        }
    return n;
}

static int fits(const Outcome *o, int set, int room) { return o->rooms >> room & 1 && (o->gone < 0 || autos_of[set] == o->gone); }

static void settle(Odds *o, int many, float least) {
    float total = 0;
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++) total += o->of[k][r];
    for (int k = 0; k < many; k++)
        for (int r = 0; r < 8; r++)
            if (o->of[k][r] > 0) o->of[k][r] = fmaxf(o->of[k][r] / total, least);
}

static void even_out(float *odds) {
    float total = 0;
    for (int r = 0; r < 8; r++) total += odds[r];
    for (int r = 0; r < 8 && total > 0; r++) odds[r] /= total;
}

static void follow_plainly(const Duel *d, const Outcome *o, float (*after)[8]) {
    const Public *u = &d->u;
    int who = asked(u), from = o->from;
    memset(after, 0, sizeof(float[2][8]));
    for (int room = 0; room < 8; room++) {
        float odds = d->plain[who][room];
        unsigned ways = u->stage == FLEEING ? WAYS[CELLAR] : u->stage == ANSWERING ? WAYS[room] : exits(u, room);
        if (!(odds > 0) || !(o->rooms >> room & 1)) continue;
        if (from == AT_MOVE || from == AT_START) {
            if (from == AT_START) ways = 255;
            for (int to = 0; to < 8; to++)
                if (ways >> to & 1) after[who][to] += odds / bits(ways);
        } else if (within(from, AT_ANSWER, AT_START)) {
            if (ways >> (from - AT_ANSWER) & 1) after[who][room] += odds / bits(ways);
        } else {
            after[who][from == AT_EFFECT && EFFECTS[room] == JUMP ? LANDING : room] += odds;
        }
    }
    for (int r = 0; r < 8; r++)
        if (o->others >> r & 1) after[1 - who][o->falls >= 0 ? o->falls : r] += d->plain[1 - who][r];
    even_out(after[0]);
    even_out(after[1]);
}

/* What is known of whoever was not asked. */
static void is_found(Odds *all, int many, const Outcome *o, float least) {
    for (int k = 0; k < many; k++) {
        float *odds = all->of[k], kept = 0;
        for (int r = 0; r < 8; r++) kept += odds[r] = o->others >> r & 1 ? odds[r] : 0;
        if (o->falls < 0) continue;
        memset(odds, 0, sizeof(float[8]));
        odds[o->falls] = kept;
    }
    settle(all, many, least);
}

/* What is known once this was seen, of somebody who would have chosen so. */
static void follow(Duel *d, const Outcome *o, const Secret *all, int n) {
    int who = asked(&d->u), first = first_set(&o->now, who), many = many_sets(&d->u, 1 - who);
    float plain[2][8];
    follow_plainly(d, o, plain);
    memcpy(d->plain, plain, sizeof plain);
    memset(&d->odds[who], 0, sizeof(Odds));
    if (who == d->exploiter) memset(&d->real, 0, sizeof(Odds));
    for (const Secret *t = all; t < all + n; t++)
        for (int p = o->from; p < o->to && fits(o, t->set, t->room); p++) {
            int set = t->set, room = t->room;
            if (!(t->offered >> p & 1)) continue;
            leads(p, &set, &room);
            d->odds[who].of[set - first][room] += t->odds * t->share[p];
            if (who == d->exploiter) d->real.of[set - first][room] += t->real * t->does[p];
        }
    settle(&d->odds[who], many_sets(&o->now, who), LEAST);
    if (who == d->exploiter) settle(&d->real, many_sets(&o->now, who), 0);
    is_found(&d->odds[1 - who], many, o, LEAST);
    if (1 - who == d->exploiter) is_found(&d->real, many, o, 0);
    d->u = o->now;
}
