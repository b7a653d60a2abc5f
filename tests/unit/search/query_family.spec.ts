import { test } from '@japa/runner'
import fc from 'fast-check'
import { roleSequences } from '#domain/people/titles/titles'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { PLACES, plural, ROLES, TEMPLATES } from './query_family.js'

const STYLES: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.replace(/\b\w/g, (letter) => letter.toUpperCase()),
]
const places = Object.values(PLACES).flat()
/** At the start of a query, a code without context is also a word: `co head of design`. */
const isUnclear = (template: string, place: string) => template.startsWith('{place}') && place.length === 2

test('[SR-063] finds role and place of a query in every template, spelling and number', () => {
  const cases = fc.record({
    role: fc.constantFrom(...ROLES),
    place: fc.constantFrom(...places),
    template: fc.constantFrom(...TEMPLATES),
    style: fc.constantFrom(...STYLES),
  })
  fc.assert(
    fc.property(cases, ({ role, place, template, style }) => {
      fc.pre(!isUnclear(template, place))
      const query = style(
        template.replace('{roles}', plural(role)).replace('{role}', role).replace('{place}', place)
      )
      const parsed = parseQuery(query)
      const wanted = new Set(roleSequences(role).map((tokens) => tokens.join(' ')))
      const [found] = parsed.roles
      const spellings = [...(found?.sequences ?? []), ...(found?.wish ?? [])].map((tokens) =>
        tokens.join(' ')
      )
      if (parsed.roles.length !== 1 || !spellings.some((spelling) => wanted.has(spelling)))
        throw new Error(`${query}: role ${parsed.roles.map(({ name }) => name)}`)
      if (parsed.places.length !== 1 || !parsed.places[0].name.startsWith(place.toLowerCase()))
        throw new Error(`${query}: place ${parsed.places.map(({ name }) => name)}`)
      if (
        parsed.companies.length + parsed.affiliations.length + parsed.excluded.places.length > 0 ||
        parsed.person
      )
        throw new Error(`${query}: more than a role and a place`)
    }),
    { numRuns: 2500 }
  )
})
