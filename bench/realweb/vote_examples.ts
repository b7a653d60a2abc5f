import { isAccepted } from './same_value.js'
import { votedCells } from './cell_votes.js'
import { suppliesSite } from './schema.js'
import type { Split } from './split.js'

/**
 * `npm run -s bench:realweb:votes [SPLIT] > FILE` writes the votes for the cells of a split, one
 * cell per line. A line has the accepted values and marks the votes that are right.
 */
const split = (process.argv[2] ?? 'train') as Split

for await (const { entity, rowKind, column, accepted, votes } of votedCells(split)) {
  if (votes.length === 0) continue
  const { id, language, entity_type } = entity
  const { key, entity: type, format, options: choices, names, several } = column
  const isRight = (value: unknown) => accepted !== null && isAccepted(key, value, accepted, entity_type)
  process.stdout.write(
    `${JSON.stringify({
      ...{ id, language, rowKind, ownSite: suppliesSite(rowKind), accepted },
      column: { key, entity: type, format, options: choices, names, several },
      votes: votes.map((vote) => ({ ...vote, isRight: isRight(vote.value) })),
    })}\n`
  )
}
