"""Makes data/near_words.bin, the nearest words of each word of the vocabulary, from data/vectors.bin.

    python3 -m venv venv && venv/bin/pip install numpy && venv/bin/python near_words.py

Words have four or more letters a to z, and no piece inside a word counts. The words that begin alike, such
as `predict` and `predicted`, are left out, because a search finds them by their stem.

near_words.bin: two uint32 (words, neighbours), a uint16 per word (its number in the vocabulary), and its
neighbours as uint16, nearest first.
"""

import re

import numpy as np

NEIGHBOURS = 12
CONSIDERED = 48
ROWS = 2_000

raw = open("data/vectors.bin", "rb").read()
count, dimensions = np.frombuffer(raw, np.uint32, 2)
values = np.frombuffer(raw, np.int8, count * dimensions, 8 + 4 * count).reshape(count, dimensions)
pieces = open("data/vocabulary.txt", encoding="utf-8").read().rstrip("\n").split("\n")

lengths = np.linalg.norm(values.astype(np.float32), axis=1)
words = [at for at, piece in enumerate(pieces) if re.fullmatch("[a-z]{4,}", piece) and lengths[at] > 0]
vectors = values[words].astype(np.float32) / lengths[words][:, None]


def begins_alike(one, other):
    """Reports whether two words share a beginning of four letters, or all but the last three of the shorter."""
    shared = max(4, min(len(one), len(other)) - 3)
    return one[:shared] == other[:shared]


neighbours = np.zeros((len(words), NEIGHBOURS), np.uint16)
for start in range(0, len(words), ROWS):
    similarity = vectors[start : start + ROWS] @ vectors.T
    order = np.argsort(-similarity, axis=1)[:, :CONSIDERED]
    for row, near in enumerate(order):
        word = pieces[words[start + row]]
        others = [words[at] for at in near if not begins_alike(word, pieces[words[at]])]
        neighbours[start + row] = others[:NEIGHBOURS]

with open("data/near_words.bin", "wb") as out:
    out.write(np.array([len(words), NEIGHBOURS], np.uint32).tobytes())
    out.write(np.array(words, np.uint16).tobytes() + neighbours.tobytes())
