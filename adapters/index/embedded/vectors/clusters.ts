import { dotProduct, quantize } from '#domain/search/vectors'
import { DotProducts } from './dot_products.js'

type VectorOf = (document: number) => Int8Array | null | undefined

/** Sampled vectors per centroid. */
const SAMPLED_PER_LIST = 32
/** Rounds of k-means. */
const ROUNDS = 5
/** Factor of the keys of `byNearest`. Above the number of centroids, so that a key has room for a place. */
const STEP = 2 ** 16

/**
 * Returns the centroids of k-means over a sample. Their number is 1.4 times the square root of
 * `documents`. The result depends only on the vectors.
 */
export function centroidsOf(documents: number, dimensions: number, vectorOf: VectorOf): Int8Array {
  const count = Math.ceil(1.4 * Math.sqrt(documents))
  const sample = sampled(documents, dimensions, count * SAMPLED_PER_LIST, vectorOf)
  const lengths = sample.map((vector) => Math.sqrt(dotProduct(vector, vector, 0)) || 1)
  const centroids = Array.from({ length: count }, (_, at) => sample[Math.floor((at * sample.length) / count)])
  for (let round = 0; round < ROUNDS && sample.length > 0; round++) {
    const nearest = new Centroids(joined(centroids, dimensions), dimensions)
    const sums = new Float32Array(count * dimensions)
    sample.forEach((vector, number) => {
      const from = nearest.nearest(vector) * dimensions
      for (let at = 0; at < dimensions; at++) sums[from + at] += vector[at] / lengths[number]
    })
    for (let at = 0; at < count; at++) {
      const mean = quantize(sums.subarray(at * dimensions, (at + 1) * dimensions))
      // A centroid without members stays.
      if (mean.some((value) => value !== 0)) centroids[at] = mean
    }
  }
  return joined(sample.length > 0 ? centroids : [], dimensions)
}

/** Fixed centroids that vectors are compared with by cosine. */
export class Centroids {
  readonly count: number
  readonly #products: DotProducts
  readonly #scales: Float64Array

  constructor(values: Int8Array, dimensions: number) {
    this.count = values.length / dimensions
    this.#products = new DotProducts(dimensions, this.count)
    this.#products.load(values, 0)
    this.#scales = Float64Array.from({ length: this.count }, (_, at) => {
      const centroid = values.subarray(at * dimensions, (at + 1) * dimensions)
      return 1 / Math.sqrt(dotProduct(centroid, centroid, 0) || 1)
    })
  }

  nearest(vector: Int8Array): number {
    const products = this.#products.with(vector, this.count)
    let best = 0
    for (let at = 1; at < this.count; at++)
      if (products[at] * this.#scales[at] > products[best] * this.#scales[best]) best = at
    return best
  }

  /** Returns the numbers of all centroids, the nearest first. */
  byNearest(vector: Int8Array): Uint32Array {
    const products = this.#products.with(vector, this.count)
    // Puts similarity and place into one number, because numbers sort much faster than places with
    // a comparison function.
    const keys = this.#scales.map((scale, at) => Math.round(-scale * products[at] * STEP) * STEP + at).sort()
    return Uint32Array.from(keys, (key) => key - Math.floor(key / STEP) * STEP)
  }
}

/** Returns up to `size` vectors, evenly distributed over all documents. */
function sampled(documents: number, dimensions: number, size: number, vectorOf: VectorOf): Int8Array[] {
  const step = Math.max(1, documents / size)
  const found: Int8Array[] = []
  for (let at = 0; at < documents; at += step) {
    const vector = vectorOf(Math.floor(at))
    if (vector?.length === dimensions && dotProduct(vector, vector, 0) > 0) found.push(vector)
  }
  return found
}

function joined(vectors: readonly Int8Array[], dimensions: number): Int8Array {
  const all = new Int8Array(vectors.length * dimensions)
  for (const [at, vector] of vectors.entries()) all.set(vector, at * dimensions)
  return all
}
