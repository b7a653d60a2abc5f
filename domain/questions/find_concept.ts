import type { Format } from '#domain/truth/column'
import type { Concept } from './concept.js'
import { COMPANY_CONCEPTS } from './data/company_concepts_data.js'
import { PERSON_CONCEPTS } from './data/person_concepts_data.js'

/** Returns the most specific concept that folded words request, or null. */
export function conceptOf(
  asked: string,
  entity: 'person' | 'company' | 'custom',
  format: Format
): Concept | null {
  const tables =
    entity === 'person'
      ? [PERSON_CONCEPTS]
      : entity === 'company'
        ? [COMPANY_CONCEPTS]
        : [COMPANY_CONCEPTS, PERSON_CONCEPTS]
  const fits = ({ asks, unless, formats }: Concept) =>
    asks.test(asked) && !unless?.test(asked) && (!formats || formats.includes(format))
  return tables.flat().find(fits) ?? null
}
