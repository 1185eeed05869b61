"""Looks at what `khora dataset --csv rows.csv` has written, with nothing but Python's standard library.

    python3 dataset.py rows.csv
"""

import csv
import math
import sys
from collections import defaultdict
from statistics import mean

with open(sys.argv[1], newline="", encoding="utf-8") as file:
    rows = list(csv.DictReader(file))

games = {row["game"] for row in rows}
print(f"{len(games)} games, {len(rows)} decisions")

# How good is the value network's chance of winning? Shared wins count as fractions.
loss = mean(
    -float(row["won"]) * math.log(max(1e-4, float(row["chance"])))
    - (1 - float(row["won"])) * math.log(max(1e-4, 1 - float(row["chance"])))
    for row in rows
)
print(f"log loss of the chance: {loss:.3f}")

print("\nhow far the expected points were off, by round")
by_round = defaultdict(list)
for row in rows:
    by_round[int(row["round"])].append(float(row["final_points"]) - float(row["expected_points"]))
for number, errors in sorted(by_round.items()):
    print(f"  round {number}: {mean(errors):+5.1f} on average, {math.sqrt(mean(e * e for e in errors)):4.1f} typically")

print("\nkinds of decisions: how many, moves to choose from, how sure the policy was of the move made")
kinds = defaultdict(list)
for row in rows:
    kinds[row["kind"]].append(row)
for kind, own in sorted(kinds.items(), key=lambda item: -len(item[1])):
    legal = mean(int(row["legal"]) for row in own)
    likelihood = mean(float(row["likelihood"]) for row in own)
    print(f"  {kind:12} {len(own):6} {legal:6.1f} {100 * likelihood:5.0f} %")
