/** A person as a monitor remembers them. */
export type Watched = {
  person_id: string
  name: string | null
  title: string | null
  company: string | null
  location: string | null
  pronet: string | null
  /** Told of before the index had them: as they were found, which is not yet what changes are told from. */
  unindexed?: true
}

/** The fields whose change is told; a new title or company is a job move. */
export const WATCHED_FIELDS = ['name', 'title', 'company', 'location'] as const

export type FieldChange = { field: (typeof WATCHED_FIELDS)[number]; from: string; to: string }

/** What changed of a person since the index has them; a field that was not known, or no longer is, has not changed. */
export function changesOf(before: Watched, now: Watched): FieldChange[] {
  if (before.unindexed) return []
  return WATCHED_FIELDS.flatMap((field) => {
    const [from, to] = [before[field], now[field]]
    return from !== null && to !== null && plain(from) !== plain(to) ? [{ field, from, to }] : []
  })
}

/** A person as last known: what is not known any more stays as it was. */
export const remembered = (before: Watched, now: Watched): Watched => ({
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
