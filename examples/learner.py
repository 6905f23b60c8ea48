"""Learns Harvest Dice from nothing through `windfall engine`: a linear value of the position after a move, by TD(0) self-play.

python3 examples/learner.py [games]     (standard library only)
"""
import json, random, subprocess, sys

GAME, PLAYERS, MATCHES, RATE, BLUR = "harvest-dice", 2, 32, 0.02, 0.1
games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
engine = subprocess.Popen(["node", "bin/windfall.mjs", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(method, **params):
    engine.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
    engine.stdin.flush()
    reply = json.loads(engine.stdout.readline())
    if "error" in reply:
        sys.exit(f"{method}: {reply['error']['message']}")
    return reply["result"]


weights = [0.0] * ask("spaces", game=GAME)["observation"]
value = lambda seen: sum(w * x for w, x in zip(weights, seen))


def learn(seen, target):
    error = target - value(seen)
    for i, x in enumerate(seen):
        weights[i] += RATE * error * x


def choose(afterstates, greedy):
    if not greedy and random.random() < BLUR:
        return random.randrange(len(afterstates))
    return max(range(len(afterstates)), key=lambda i: value(afterstates[i]))


def play(total, plays):
    """Plays so many games side by side; plays(match, seat, state) picks a move. Yields (match, result) of each."""
    opened = ask("open", game=GAME, players=PLAYERS, seed=random.randrange(2**31), count=MATCHES, sight="moves")
    states, over = dict(zip(opened["matches"], opened["states"])), 0
    while over < total:
        steps = [{"match": m, "restart": True} if s["actor"] == "over" else {"match": m, "choice": plays(m, s)} for m, s in states.items()]
        states = dict(zip(states, ask("step", steps=steps, sight="moves")["states"]))
        for match, state in states.items():
            if state["actor"] == "over":
                over += 1
                yield match, [1 if rank == 1 else 0 for rank in state["ranks"]]
    for match in states:
        ask("close", match=match)


last = {}  # what each seat of a match last chose to leave behind


def learning(match, state):
    pick = choose(state["afterstates"], greedy=False)
    seen = state["afterstates"][pick]
    if (match, state["actor"]) in last:
        learn(last[match, state["actor"]], value(seen))
    last[match, state["actor"]] = seen
    return pick


def testing(match, state):
    return choose(state["afterstates"], greedy=True) if state["actor"] == 0 else random.randrange(state["moves"])


for done, (match, won) in enumerate(play(games, learning), 1):
    for seat in range(PLAYERS):
        if (match, seat) in last:
            learn(last.pop((match, seat)), won[seat])
    if done % 500 == 0 or done == games:
        results = [won[0] for _, won in play(200, testing)]
        print(f"{done} games: wins {100 * sum(results) / len(results):.0f} % against random moves", flush=True)
engine.stdin.close()
