/* The duel without traps that wait to be sprung, in plain numbers. villa.h, with the rooms, comes from the package's
 * sketch; __main__.py plays games of this beside the sketch before anything is learnt, and stops where they differ. */
#include <stdint.h>
#include <string.h>
#include "villa.h" /* WAYS, TARGETS, EFFECTS, COSTS, UPPER, CELLAR, LANDING, HATCH, POINTS, MORE_POINTS, LONGEST */

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

enum { CHOOSE_START, ACT, MOVE_ON, ANSWERING, FLEEING, OVER };
enum { AT_END = 0, AT_MOVE = 1, AT_SHOOT = 9, AT_LISTEN = 26, AT_EFFECT = 27, AT_AUTO = 28, AT_ANSWER = 36, AT_START = 44, PLACES = 52 };
enum { FLOOD = 1, TRAPDOOR, JUMP, KNIFE, ECHOES, AUTOMATIC };
enum { NOWHERE = 8, NOBODY = 2 };

typedef struct {
    u8 room, first, second; /* the automatic traps, NOWHERE for none */
    u8 armed, hits, wet;
    u8 possible; /* the rooms it can be in by all that was said, as bits */
} Side;

typedef struct {
    u8 player, stage, ap, acts, echoed, winner;
    uint16_t turns;
    Side side[2];
} Game;

static int blur = 9; /* from so many possible rooms on, all are taken for possible */

static void begin(Game *g, int player) {
    memset(g, 0, sizeof *g);
    g->player = player;
    g->winner = NOBODY;
    for (int i = 0; i < 2; i++) {
        g->side[i].room = g->side[i].first = g->side[i].second = NOWHERE;
        g->side[i].possible = 255;
    }
}

static int asked(const Game *g) {
    int second = g->stage == CHOOSE_START && g->side[g->player].room != NOWHERE;
    return g->stage == ANSWERING || g->stage == FLEEING || second ? 1 - g->player : g->player;
}

static int wet(const Game *g) { return g->side[0].wet | g->side[1].wet; }

static u8 exits(const Game *g, int room) { return WAYS[room] & (wet(g) ? ~(1 << CELLAR) : 255); }

static u8 mined(const Side *s) {
    return (s->first != NOWHERE ? 1 << s->first : 0) | (s->second != NOWHERE ? 1 << s->second : 0);
}

/* The places that are offered to whoever is asked, as bits. */
static u64 offered(const Game *g) {
    const Side *me = &g->side[g->player];
    if (g->stage == CHOOSE_START) return 255ull << AT_START;
    if (g->stage == ANSWERING) return (u64)WAYS[g->side[1 - g->player].room] << AT_ANSWER;
    if (g->stage == FLEEING) return (u64)WAYS[CELLAR] << AT_MOVE;
    if (g->stage == MOVE_ON) return (u64)exits(g, me->room) << AT_MOVE;
    int effect = EFFECTS[me->room];
    u64 places = 1;
    if (g->ap >= 1) places |= (u64)exits(g, me->room) << AT_MOVE | 1ull << AT_LISTEN;
    if (g->ap >= 2) places |= (u64)TARGETS[me->room] << AT_SHOOT;
    if (!effect || g->ap < COSTS[me->room]) return places;
    if (effect == AUTOMATIC) return places | (u64)(u8)~(mined(me) | 1 << me->room) << AT_AUTO;
    if ((effect == KNIFE && g->acts) || (effect == ECHOES && g->echoed)) return places;
    return places | 1ull << AT_EFFECT;
}

static void went(Game *g, int who) {
    u8 to = 0;
    for (int at = 0; at < 8; at++)
        if (g->side[who].possible >> at & 1) to |= exits(g, at);
    g->side[who].possible = to;
}

static void wound(Game *g) {
    if (++g->side[1 - g->player].hits < 2) return;
    g->winner = g->player;
    g->stage = OVER;
}

static int strike(Game *g, int room) {
    Side *other = &g->side[1 - g->player];
    if (other->room != room) {
        other->possible &= ~(1 << room);
        return 0;
    }
    other->possible = 1 << room;
    wound(g);
    return 1;
}

static void begin_turn(Game *g) {
    Side *me = &g->side[g->player = 1 - g->player];
    g->turns++;
    g->ap = POINTS;
    g->stage = ACT;
    g->acts = g->echoed = me->wet = me->armed = 0;
    while (me->first != NOWHERE && g->stage != OVER) {
        int room = me->first;
        me->first = me->second;
        me->second = NOWHERE;
        strike(g, room);
    }
}

static void use(Game *g) {
    Side *me = &g->side[g->player], *other = &g->side[1 - g->player];
    int room = me->room, effect = EFFECTS[room];
    me->possible = 1 << room;
    g->ap -= COSTS[room];
    if (effect == KNIFE) {
        g->ap = MORE_POINTS;
    } else if (effect == JUMP) {
        me->possible = 1 << (me->room = LANDING);
    } else if (effect == ECHOES) {
        int upstairs = UPPER >> other->room & 1;
        other->possible = upstairs ? 1 << other->room : other->possible & ~UPPER;
        g->echoed = upstairs ? 1 : 2;
        if (!upstairs) g->stage = ANSWERING;
    } else if (effect == FLOOD) {
        me->wet = 1;
        if (strike(g, CELLAR) && g->stage != OVER) g->stage = FLEEING;
    } else if (other->room != HATCH) {
        other->possible &= ~(1 << HATCH);
    } else {
        other->possible = 1 << (other->room = CELLAR);
        if (wet(g)) wound(g);
        if (wet(g) && g->stage != OVER) g->stage = FLEEING;
    }
}

static void act(Game *g, int place) {
    Side *me = &g->side[g->player];
    if (place == AT_END) {
        if (g->turns >= LONGEST) g->stage = OVER;
        else begin_turn(g);
        return;
    }
    g->acts = 1;
    if (place < AT_SHOOT) {
        went(g, g->player);
        g->ap--;
        me->room = place - AT_MOVE;
    } else if (place < AT_LISTEN) {
        g->ap -= 2;
        me->possible = 1 << me->room;
        strike(g, place - AT_SHOOT);
        if (g->stage != OVER) g->stage = MOVE_ON;
    } else if (place == AT_LISTEN) {
        g->ap--;
        g->stage = ANSWERING;
    } else if (place == AT_EFFECT) {
        use(g);
    } else {
        g->ap -= COSTS[me->room];
        me->possible = 1 << me->room;
        me->armed++;
        *(me->first == NOWHERE ? &me->first : &me->second) = place - AT_AUTO;
    }
}

static void play(Game *g, int place) {
    Side *me = &g->side[g->player], *other = &g->side[1 - g->player];
    if (g->stage == ACT) {
        act(g, place);
    } else if (g->stage == MOVE_ON) {
        went(g, g->player);
        me->room = place - AT_MOVE;
        g->stage = ACT;
    } else if (g->stage == ANSWERING) {
        other->possible &= WAYS[place - AT_ANSWER];
        if (g->echoed == 2) g->echoed = 1;
        g->stage = ACT;
    } else if (g->stage == FLEEING) {
        went(g, 1 - g->player);
        other->room = place - AT_MOVE;
        g->stage = ACT;
    } else if (me->room == NOWHERE) {
        me->room = place - AT_START;
    } else {
        other->room = place - AT_START;
        g->player = 1 - g->player;
        begin_turn(g);
    }
    for (int i = 0; i < 2; i++)
        if (__builtin_popcount(g->side[i].possible) >= blur) g->side[i].possible = 255;
}
