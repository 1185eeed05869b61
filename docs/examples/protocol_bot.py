#!/usr/bin/env python3
"""A Khôra bot in Python, with nothing but the standard library; and a whole game as an environment for learners.

As a contestant:     npx khora simulate --bots "cmd:python3 docs/examples/protocol_bot.py,citizen" --games 20
As an environment:   python3 docs/examples/protocol_bot.py --episodes 3
"""

import json
import random
import subprocess
import sys

PROTOCOL = 1


def prefer(view, moves):
    """The bot itself: explore or develop where it can, and never pass while there is something else to do."""
    order = ["develop", "play", "explore", "progress", "buy"]
    for kind in order:
        for index, move in enumerate(moves):
            if move["type"] == kind:
                return index
    useful = [index for index, move in enumerate(moves) if move["type"] != "pass"]
    return useful[0] if useful else 0


def contestant():
    """Answers what the laboratory asks on standard input. Messages without an id want no answer."""
    for line in sys.stdin:
        request = json.loads(line)
        if "id" not in request:
            continue
        if request["type"] == "hello":
            answer = {"protocol": PROTOCOL, "name": "prefer.py"}
        elif request["type"] == "choose":
            answer = {"index": prefer(request["view"], request["moves"])}
        else:
            answer = {"error": {"reason": "unknown-type", "message": request["type"]}}
        print(json.dumps({"id": request["id"], **answer}), flush=True)


class Khora:
    """One seat of a game, as reinforcement learners know it: reset, legal actions, step. The others are bots."""

    def __init__(self, players=4, seat=0, opponents="ephebe", command=("npx", "khora", "protocol")):
        self.players, self.seat, self.opponents = players, seat, opponents
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.sent = 0
        if self.ask("hello")["protocol"] != PROTOCOL:
            raise RuntimeError("This khora speaks another version of the protocol.")

    def ask(self, kind, **fields):
        self.sent += 1
        self.process.stdin.write(json.dumps({"id": self.sent, "type": kind, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"]["message"])
        return answer

    def reset(self, seed):
        """Begins a game and returns what the seat observes: its view."""
        if self.sent > 1:
            self.ask("end", game="env")
        setup = {"players": self.players, "seed": seed}
        return self.observe(self.ask("new", game="env", setup=setup))

    def legal_actions(self):
        return self.ask("moves", game="env", seat=self.seat)["moves"]

    def step(self, action):
        """Plays a move; returns the observation, the points gained since the last one, and whether the game is over."""
        before = self.points
        observation = self.observe(self.ask("move", game="env", seat=self.seat, move=action))
        return observation, self.points - before, self.over

    def observe(self, state):
        """Lets the others answer until the seat is asked something."""
        while not state["over"] and all(asked["seat"] != self.seat for asked in state["open"]):
            other = state["open"][0]["seat"]
            move = self.ask("choose", game="env", seat=other, bot=self.opponents)["move"]
            state = self.ask("move", game="env", seat=other, move=move)
        view = self.ask("view", game="env", seat=self.seat)["view"]
        self.over = state["over"]
        self.points = view["players"][self.seat]["points"]
        return view

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def episodes(count):
    """Random play, as a learner would begin."""
    chance = random.Random(1)
    world = Khora(players=2)
    for episode in range(count):
        world.reset(seed=f"episode {episode}")
        steps, reward = 0, 0
        while not world.over:
            _, gained, _ = world.step(chance.choice(world.legal_actions()))
            steps, reward = steps + 1, reward + gained
        print(f"episode {episode}: {steps} steps, {reward} points gained, {world.points} at the end")
    world.close()


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--episodes":
        episodes(int(sys.argv[2]))
    elif len(sys.argv) == 1:
        contestant()
    else:
        sys.exit("Usage: protocol_bot.py [--episodes N]")
