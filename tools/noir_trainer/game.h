/* The duel as everybody sees it, with what can be known of each side's secrets: the odds of every room and set of traps
 * if both sides do as they were learnt to. villa.h, with the rooms, is written by __main__.py from the package. */
#include <math.h>
#include <stdint.h>
#include <string.h>
#include "villa.h" /* WAYS, TARGETS, EFFECTS, COSTS, UPPER, CELLAR, LANDING, HATCH, POINTS, MORE_POINTS, TURNS_MAX */

typedef uint8_t u8;
typedef uint64_t u64;

enum { FIRST_START, SECOND_START, ACT, MOVE_ON, ANSWERING, FLEEING, GOING_OFF, OVER };
enum { AT_END = 0, AT_MOVE = 1, AT_SHOOT = 9, AT_TRAP = 17, AT_SPRING = 18, AT_LISTEN = 26, AT_EFFECT = 27, AT_AUTO = 28,
       AT_ANSWER = 36, AT_START = 44, AT_GOING_OFF = 52, PLACES = 53 };
enum { FLOOD = 1, TRAPDOOR, JUMP, KNIFE, ECHOES, AUTOMATIC };

/* What is public. */
typedef struct {
    u8 stage, mover, ap, acts, echoed;
    u8 hits[2], wet[2], wires[2], autos[2]; /* wires: how many traps wait to be sprung; autos: how many are armed */
    uint16_t turns;
} Public;

/* Sets of traps, by how many of each kind: none, one that waits, two, one armed, one of each, two armed. */
enum { SETS = 129, MOST_SETS = 56 };
static const int GROUP_AT[6] = {0, 1, 9, 37, 45, 101}, GROUP_SIZE[6] = {1, 8, 28, 8, 56, 28};
static u8 wires_of[SETS], autos_of[SETS];
static short set_of[256][256];

static int bits(unsigned x) { return __builtin_popcount(x); }

static int group(int wires, int autos) { return autos == 0 ? wires : autos == 1 ? 3 + wires : 5; }

static void name_sets(void) {
    int filled[6] = {0};
    memset(set_of, -1, sizeof set_of);
    for (int w = 0; w < 256; w++)
        for (int a = 0; a < 256; a++) {
            if (bits(w) + bits(a) > 2 || w & a) continue;
            int g = group(bits(w), bits(a)), at = GROUP_AT[g] + filled[g]++;
            wires_of[at] = w;
            autos_of[at] = a;
            set_of[w][a] = at;
        }
}

/* The odds of a side: [set within its group][room]. */
typedef struct { float of[MOST_SETS][8]; } Odds;

static int first_set(const Public *u, int side) { return GROUP_AT[group(u->wires[side], u->autos[side])]; }
static int many_sets(const Public *u, int side) { return GROUP_SIZE[group(u->wires[side], u->autos[side])]; }

static int asked(const Public *u) {
    return u->stage == SECOND_START || u->stage == ANSWERING || u->stage == FLEEING ? 1 - u->mover : u->mover;
}

static int wet(const Public *u) { return u->wet[0] | u->wet[1]; }
static u8 exits(const Public *u, int room) { return WAYS[room] & (wet(u) ? ~(1 << CELLAR) : 255); }

/* The places that are offered to whoever is asked and has these secrets, as bits. */
static u64 offered(const Public *u, int set, int room) {
    switch (u->stage) {
        case FIRST_START: case SECOND_START: return 255ull << AT_START;
        case ANSWERING: return (u64)WAYS[room] << AT_ANSWER;
        case FLEEING: return (u64)WAYS[CELLAR] << AT_MOVE;
        case MOVE_ON: return (u64)exits(u, room) << AT_MOVE;
        case GOING_OFF: return 1ull << AT_GOING_OFF;
    }
    int mined = wires_of[set] | autos_of[set], full = bits(mined) == 2, effect = EFFECTS[room];
    u64 places = 1;
    if (u->ap >= 1) {
        places |= (u64)exits(u, room) << AT_MOVE | 1ull << AT_LISTEN | (u64)wires_of[set] << AT_SPRING;
        if (!full && !(mined >> room & 1)) places |= 1ull << AT_TRAP;
    }
    if (u->ap >= 2) places |= (u64)TARGETS[room] << AT_SHOOT;
    if (!effect || u->ap < COSTS[room]) return places;
    if (effect == AUTOMATIC) return full ? places : places | (u64)(u8)~(mined | 1 << room) << AT_AUTO;
    if ((effect == KNIFE && u->acts) || (effect == ECHOES && u->echoed)) return places;
    return places | 1ull << AT_EFFECT;
}

/* Where a choice leads whoever makes it: the own set and room afterwards. */
static void leads(int place, int *set, int *room) {
    int w = wires_of[*set], a = autos_of[*set];
    if (place >= AT_MOVE && place < AT_SHOOT) *room = place - AT_MOVE;
    else if (place == AT_TRAP) *set = set_of[w | 1 << *room][a];
    else if (place >= AT_SPRING && place < AT_LISTEN) *set = set_of[w & ~(1 << (place - AT_SPRING))][a];
    else if (place == AT_EFFECT) *room = EFFECTS[*room] == JUMP ? LANDING : *room;
    else if (place >= AT_AUTO && place < AT_ANSWER) *set = set_of[w][a | 1 << (place - AT_AUTO)];
    else if (place >= AT_START && place < AT_GOING_OFF) *room = place - AT_START;
    else if (place == AT_GOING_OFF) *set = set_of[w][0];
}

/* What can come of a choice, as everybody sees it. */
typedef struct {
    Public now;
    int from, to;        /* the places it may come from */
    u8 rooms, others;    /* where whoever is asked was, where the other one was, as bits */
    int falls;           /* the room the other one is in afterwards, -1: the same */
    int gone;            /* the armed traps that went off, -1 for none */
    float won;           /* to whoever is asked; 2: it goes on */
    int new_turn;
} Outcome;

enum { MOST = 160 };
typedef struct { int many; Outcome of[MOST]; } Outcomes;

static Outcome *may(Outcomes *all, Public now, int from, int to, int rooms, int others) {
    Outcome *one = &all->of[all->many++];
    *one = (Outcome){now, from, to, rooms, others, -1, -1, 2, 0};
    return one;
}

static void begin_turn(Public *u) {
    u->mover ^= 1;
    u->turns++;
    u->ap = POINTS;
    u->acts = u->echoed = u->wet[u->mover] = 0;
    u->stage = u->autos[u->mover] ? GOING_OFF : ACT;
}

/* A blow of the mover at a room: it hits or misses. */
static Outcome *strikes(Outcomes *all, Public now, int place, int rooms, int target) {
    may(all, now, place, place + 1, rooms, 255 & ~(1 << target));
    Public hit = now;
    hit.hits[1 - now.mover]++;
    Outcome *one = may(all, hit, place, place + 1, rooms, 1 << target);
    if (hit.hits[1 - now.mover] == 2) one->won = 1;
    return one;
}

static void effects(const Public *u, Outcomes *all, int room) {
    Public now = *u;
    int here = 1 << room, at = AT_EFFECT;
    now.acts = 1;
    now.ap -= COSTS[room];
    switch (EFFECTS[room]) {
        case KNIFE:
            if (u->acts) return;
            now.ap = MORE_POINTS - COSTS[room];
            may(all, now, at, at + 1, here, 255);
            return;
        case JUMP: may(all, now, at, at + 1, here, 255); return;
        case ECHOES:
            if (u->echoed) return;
            now.echoed = 1;
            for (int r = 0; r < 8; r++)
                if (UPPER >> r & 1) may(all, now, at, at + 1, here, 1 << r);
            now.echoed = 2;
            now.stage = ANSWERING;
            may(all, now, at, at + 1, here, 255 & ~UPPER);
            return;
        case FLOOD: {
            now.wet[u->mover] = 1;
            strikes(all, now, at, here, CELLAR)->now.stage = FLEEING;
            return;
        }
        case TRAPDOOR: {
            may(all, now, at, at + 1, here, 255 & ~(1 << HATCH));
            if (wet(u)) {
                now.hits[1 - u->mover]++;
                now.stage = FLEEING;
            }
            Outcome *one = may(all, now, at, at + 1, here, 1 << HATCH);
            one->falls = CELLAR;
            if (now.hits[1 - u->mover] == 2) one->won = 1;
            return;
        }
        case AUTOMATIC:
            if (u->wires[u->mover] + u->autos[u->mover] >= 2) return;
            now.autos[u->mover]++;
            may(all, now, AT_AUTO, AT_AUTO + 8, here, 255);
    }
}

static void acts(const Public *u, Outcomes *all) {
    Public now = *u;
    begin_turn(&now);
    Outcome *end = may(all, now, AT_END, AT_END + 1, 255, 255);
    end->new_turn = 1;
    if (u->turns >= TURNS_MAX) end->won = 0;
    now = *u;
    now.acts = 1;
    if (u->ap >= 1) {
        now.ap = u->ap - 1;
        may(all, now, AT_MOVE, AT_MOVE + 8, 255, 255);
        if (u->wires[u->mover] + u->autos[u->mover] < 2) {
            now.wires[u->mover]++;
            may(all, now, AT_TRAP, AT_TRAP + 1, 255, 255);
            now.wires[u->mover]--;
        }
        if (u->wires[u->mover]) {
            now.wires[u->mover]--;
            for (int t = 0; t < 8; t++) strikes(all, now, AT_SPRING + t, 255, t);
            now.wires[u->mover]++;
        }
        now.stage = ANSWERING;
        may(all, now, AT_LISTEN, AT_LISTEN + 1, 255, 255);
    }
    if (u->ap >= 2) {
        now.ap = u->ap - 2;
        now.stage = MOVE_ON;
        for (int room = 0; room < 8; room++)
            for (int t = 0; t < 8; t++)
                if (TARGETS[room] >> t & 1) strikes(all, now, AT_SHOOT + t, 1 << room, t);
    }
    for (int room = 0; room < 8; room++)
        if (EFFECTS[room] && u->ap >= COSTS[room]) effects(u, all, room);
}

static void go_off(const Public *u, Outcomes *all) {
    Public now = *u;
    now.stage = ACT;
    now.autos[u->mover] = 0;
    for (int s = 0; s < 8; s++)
        for (int t = u->autos[u->mover] == 2 ? s + 1 : s; t < (u->autos[u->mover] == 2 ? 8 : s + 1); t++) {
            int both = 1 << s | 1 << t;
            may(all, now, AT_GOING_OFF, AT_GOING_OFF + 1, 255, 255 & ~both)->gone = both;
            for (int k = 0; k < 8; k++) {
                if (!(both >> k & 1)) continue;
                Public hit = now;
                hit.hits[1 - u->mover]++;
                Outcome *one = may(all, hit, AT_GOING_OFF, AT_GOING_OFF + 1, 255, 1 << k);
                one->gone = both;
                if (hit.hits[1 - u->mover] == 2) one->won = 1;
            }
        }
}

static void outcomes(const Public *u, Outcomes *all) {
    Public now = *u;
    all->many = 0;
    switch (u->stage) {
        case ACT: acts(u, all); return;
        case GOING_OFF: go_off(u, all); return;
        case FIRST_START:
            now.stage = SECOND_START;
            may(all, now, AT_START, AT_START + 8, 255, 255);
            return;
        case SECOND_START:
            now.mover ^= 1;
            begin_turn(&now);
            may(all, now, AT_START, AT_START + 8, 255, 255);
            return;
        case ANSWERING:
            now.stage = ACT;
            if (u->echoed == 2) now.echoed = 1;
            for (int r = 0; r < 8; r++) may(all, now, AT_ANSWER + r, AT_ANSWER + r + 1, 255, 255);
            return;
        case MOVE_ON: case FLEEING:
            now.stage = ACT;
            may(all, now, AT_MOVE, AT_MOVE + 8, 255, 255);
    }
}
