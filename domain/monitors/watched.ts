/** The last state of a person that a monitor stored. */
export type Watched = {
  person_id: string
  name: string | null
  title: string | null
  company: string | null
  location: string | null
  pronet: string | null
  /** The person was reported before being indexed. Changes are not computed from this state. */
  unindexed?: true
  /** The changes that were reported last. */
  changes?: FieldChange[]
}

/** The fields whose changes are reported. A new title or company is a job move. */
export const WATCHED_FIELDS = ['name', 'title', 'company', 'location'] as const

export type FieldChange = { field: (typeof WATCHED_FIELDS)[number]; from: string; to: string }

/** Returns a person's changed fields. A field that is null before or now has not changed. */
export function changesOf(before: Watched, now: Watched): FieldChange[] {
  if (before.unindexed) return []
  return WATCHED_FIELDS.flatMap((field) => {
    const [from, to] = [before[field], now[field]]
    return from !== null && to !== null && plain(from) !== plain(to) ? [{ field, from, to }] : []
  })
}

/** Merges two states. A field that is now null keeps its old value. */
export const remembered = (before: Watched, now: Watched, changes = before.changes): Watched => ({
  ...(changes && { changes }),
  person_id: now.person_id,
  name: now.name ?? before.name,
  title: now.title ?? before.title,
  company: now.company ?? before.company,
  location: now.location ?? before.location,
  pronet: now.pronet ?? before.pronet,
})

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim()
