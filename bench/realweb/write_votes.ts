import { writeFileSync } from 'node:fs'
import { votedRows } from './cell_votes.js'

/**
 * `old_rules.ts` runs this file with the rules of an old commit: `write_votes.ts FILE COLLECTION...`
 * writes the votes of train and dev, one row per line.
 */
const [path, ...collections] = process.argv.slice(2)
const lines: string[] = []

for (const split of ['train', 'dev'] as const)
  for await (const { entity, rowKind, row, cells } of votedRows(split, collections)) {
    const { own, linked, ...facts } = row.evidence
    const { names, companies, places, emails, phones } = facts
    const evidence = { names, companies, places, emails, phones, own: [...own], linked: [...linked] }
    lines.push(JSON.stringify({ id: entity.id, rowKind, evidence, cells }))
  }
writeFileSync(path, lines.map((line) => `${line}\n`).join(''))
