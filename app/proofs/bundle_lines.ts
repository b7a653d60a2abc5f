import { type CellLine, lineOf, type RowLine } from '#domain/proofs/bundle_lines'
import { MerkleTree } from '#domain/proofs/merkle_tree'
import { personIdsIn } from '#app/recipients/note_recipients'
import type { Spool } from './spool.js'

/** Writes the rows and cells of a bundle, and counts what the statement signs. */
export class BundleLines {
  readonly tree = new MerkleTree()
  readonly personIds = new Set<string>()
  cells = 0

  constructor(private readonly files: { rows: Spool; cells: Spool }) {}

  /** Returns the hash of the line, which the row's cells name. */
  async addRow(content: RowLine): Promise<string> {
    const { line, sha256 } = lineOf(content)
    await this.files.rows.write(`${line}\n`)
    return sha256
  }

  async addCell(content: CellLine): Promise<void> {
    const { line } = lineOf(content)
    this.tree.add(line)
    this.cells++
    await this.files.cells.write(`${line}\n`)
  }

  /** Adds the ids of people in a value to those whom the workspace receives. */
  addPeople(value: unknown): void {
    for (const id of personIdsIn(value)) this.personIds.add(id)
  }
}
