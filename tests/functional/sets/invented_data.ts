import { profile, record, site } from '#tests/functional/search/invented_pages'

export const AT = 'Tarnlight Labs'
/** Lighting designers in Oslo who are in the index and can be verified. */
export const DESIGNERS = ['Nora Fenwick', 'Otis Garland', 'Pella Hadley', 'Ruben Iversen', 'Selma Juul']
/** A designer who is only on web pages. */
export const ON_PAGES = 'Quill Ingram'
/** A designer in the index. Her pages state another job. */
export const MOVED = 'Rufina Jarrow'
/** A designer in the index without any web page. */
export const UNPROVEN = 'Silas Kettering'

/** The job that the pages of the designers state. */
export const POST = { title: 'Lighting Designer', company: AT, location: 'Oslo, Norway' }
export const setPages = [
  ...site(AT, '<p>Tarnlight Labs makes lamps.</p>', {
    ...Object.fromEntries([...DESIGNERS, ON_PAGES].map((name) => [name, 'Lighting Designer'])),
  }),
  ...[...DESIGNERS, ON_PAGES].map((name) => profile(name, { ...POST, school: 'Fjordheim Art School' })),
  profile(MOVED, { title: 'Head of Sales', company: 'Moonbeck Foods', location: 'Oslo, Norway' }),
  ...site('Moonbeck Foods', '<p>Moonbeck Foods bakes bread.</p>', { [MOVED]: 'Head of Sales' }),
]
const listed = { title: 'Lighting Designer', company: AT, city: 'Oslo', country: 'Norway' }
/** The people in the index. */
export const PEOPLE = [
  ...[...DESIGNERS, MOVED].map((name) => record(name, listed)),
  record(UNPROVEN, { ...listed, pronet_url: undefined, source_url: undefined }),
]

export const QUERY = 'lighting designers in Oslo'
export const SCHOOL = { description: 'The school the person attended', format: 'text' }
