import { createHash, hash } from 'node:crypto'

const [LEAF, NODE] = [Buffer.from([0]), Buffer.from([1])]

/** Computes the root of a Merkle tree (RFC 6962) over lines, with memory for one path. */
export class MerkleTree {
  /** The roots of complete subtrees, largest first. */
  #subtrees: { height: number; root: Buffer }[] = []

  add(line: string): void {
    let root: Buffer = createHash('sha256').update(LEAF).update(line).digest()
    let height = 0
    for (let last = this.#subtrees.at(-1); last?.height === height; last = this.#subtrees.at(-1)) {
      this.#subtrees.pop()
      root = joined(last.root, root)
      height++
    }
    this.#subtrees.push({ height, root })
  }

  /** The root in hex. Without lines, the hash of nothing. */
  get root(): string {
    const roots = this.#subtrees.map(({ root }) => root)
    return roots.length === 0
      ? hash('sha256', '', 'hex')
      : roots.reduceRight((right, left) => joined(left, right)).toString('hex')
  }
}

const joined = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest()
