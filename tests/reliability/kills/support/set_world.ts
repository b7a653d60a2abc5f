import type { StoredPerson } from '#domain/search/people_document'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'
import { profile, profileUrl, site } from '#tests/functional/search/verified_web'

const AT = 'Tarnlight Labs'
const TITLE = 'Lighting Designer'
const FIRST = ['Nora', 'Otis', 'Pella', 'Ruben', 'Selma', 'Tilda']
const LAST = ['Fenwick', 'Garland', 'Hadley', 'Iversen']
const LISTED_NAMES = LAST.flatMap((last) => FIRST.map((first) => `${first} ${last}`))
/** People who are only on pages. */
const ON_PAGES = ['Quill Ingram', 'Ursa Kettering']
/** People who match in the index, but whose pages contradict it or are missing. */
const MOVED = 'Rufina Jarrow'
const UNPROVEN = ['Silas Montrose', 'Verity Lockwood']

export const QUERY = 'lighting designers in Oslo'
export const SCHOOL = { description: 'The school the person attended', format: 'text' as const }
/** People whom pages prove to be lighting designers in Oslo. */
export const PROVEN: readonly string[] = [...LISTED_NAMES, ...ON_PAGES]

const present = { title: TITLE, company: AT, location: 'Oslo, Norway' }

/** The pages of this small world. */
export const PAGES: readonly MemoryPage[] = [
  ...site(AT, `<p>${AT} makes lamps.</p>`, Object.fromEntries(PROVEN.map((name) => [name, TITLE]))),
  ...PROVEN.map((name) => profile(name, { ...present, school: 'Fjordheim Art School' })),
  profile(MOVED, { title: 'Head of Sales', company: 'Moonbeck Foods', location: 'Oslo, Norway' }),
]

/** The people in the index. */
export const PEOPLE: readonly StoredPerson[] = [
  ...[...LISTED_NAMES, MOVED].map((name, i) => listed(name, i, { pronet_url: profileUrl(name) })),
  ...UNPROVEN.map((name, i) => listed(name, 100 + i, {})),
]

function listed(name: string, i: number, more: Partial<StoredPerson>): StoredPerson {
  const source = more.pronet_url ? { source_url: more.pronet_url } : {}
  return {
    person_id: `per_${i}`,
    name,
    title: TITLE,
    company: AT,
    city: 'Oslo',
    country: 'Norway',
    ...more,
    ...source,
  }
}
