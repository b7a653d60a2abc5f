type Named = { name?: unknown; company?: unknown } | null

/** The fields of `data` that may say what an event is about, the best first. */
type EventData = {
  person?: Named
  item?: { person?: Named }
  changes?: { field: string; from: string; to: string }[]
  title?: unknown
  query?: unknown
  searches?: { query?: unknown }[]
  name?: unknown
  message?: unknown
  percent?: number
}

/**
 * Says in words what an event is about: a person with what changed, a search, a key or a message. Null if the
 * event names none of these.
 */
export function eventSubject(payload: string): string | null {
  const data = dataOf(payload)
  if (!data) return null
  const person = data.person ?? data.item?.person
  if (person) return [personName(person), ...changesOf(data)].filter(Boolean).join(', ') || null
  if (data.percent !== undefined && text(data.name)) return `${data.name}: ${data.percent} % of its budget`
  return (
    [data.title, data.query, data.searches?.[0]?.query, data.name, data.message].map(text).find(Boolean) ??
    null
  )
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const personName = ({ name, company }: NonNullable<Named>): string =>
  [text(name), text(company)].filter(Boolean).join(' at ')

const changesOf = ({ changes = [] }: EventData): string[] =>
  changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`)

function dataOf(payload: string): EventData | null {
  try {
    const { data } = JSON.parse(payload) as { data?: EventData }
    return data ?? null
  } catch {
    return null
  }
}
