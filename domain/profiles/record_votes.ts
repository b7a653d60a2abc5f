import type { PersonRecord } from '#domain/people/person_record'
import type { Vote } from '#domain/truth/reconcile/vote'

/** That a record of the index is of the person. */
const IDENTITY = 0.97
const NOWHERE = 'record:'

/** Whether an address stands for a record that names no page. */
export const isRecordPlace = (url: string): boolean => url.startsWith(NOWHERE)

/** What the index has of the person as votes of a built-in column; one without a time was read at an unknown one. */
export function recordVotes(column: string, records: readonly PersonRecord[]): Vote[] {
  return records.flatMap((record) => {
    const value = saidOf(column, record)
    if (!value) return []
    return [
      {
        value,
        url: placeOf(record),
        kind: 'record',
        method: 'label',
        quote: value,
        observedAt: record.observed_at ? new Date(record.observed_at).toISOString() : '',
        statedAt: null,
        past: false,
        identity: IDENTITY,
        owner: record.source ?? 'record',
      },
    ]
  })
}

/** The page a record is from, or a stand-in. */
export const placeOf = ({ source_url, source }: PersonRecord): string =>
  source_url ?? `${NOWHERE}${source ?? ''}`

function saidOf(column: string, record: PersonRecord): string | undefined {
  if (column === 'name') return record.name
  if (column === 'title') return record.title
  if (column === 'company') return record.company
  if (column === 'pronet_url') return record.pronet_url
  if (column !== 'location') return undefined
  return [record.city, record.state, record.country].filter(Boolean).join(', ') || undefined
}
