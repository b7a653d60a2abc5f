import type { PersonRecord } from '#domain/people/person_record'
import type { Vote } from '#domain/truth/reconcile/vote'

/** The probability that a record in the index is about the person. */
const IDENTITY = 0.97
const NO_PAGE = 'record:'

/** Reports whether a URL is the placeholder of a record without a page. */
export const isRecordPlace = (url: string): boolean => url.startsWith(NO_PAGE)

/** Converts index records to votes for a built-in column. `observedAt` is empty if unknown. */
export const recordVotes = (column: string, records: readonly PersonRecord[]): Vote[] =>
  records.flatMap((record) => {
    const value = columnValue(column, record)
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

const placeOf = ({ source_url, source }: PersonRecord): string => source_url ?? `${NO_PAGE}${source ?? ''}`

function columnValue(column: string, record: PersonRecord): string | undefined {
  if (column === 'name') return record.name
  if (column === 'title') return record.title
  if (column === 'company') return record.company
  if (column === 'pronet_url') return record.pronet_url
  if (column !== 'location') return undefined
  return [record.city, record.state, record.country].filter(Boolean).join(', ') || undefined
}
