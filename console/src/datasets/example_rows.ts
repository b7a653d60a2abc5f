import { useInstantPeople } from '../api/instant_people'
import type { EntityType } from './columns'
import type { NewDataset } from './datasets'

type Row = NewDataset['rows'][number]

const EXAMPLES = 3
/** The number of people among whom examples are chosen. */
const READ = 12
const FALLBACK: Row[] = [{ name: 'Zoe Lind', company: 'Acme' }]

/**
 * Returns rows to try: people of the index, or their employers. Reads the index only if searches are free;
 * else returns an invented person. Null while the search runs.
 */
export function useExampleRows(type: EntityType, enabled: boolean): Row[] | null {
  const { people = [], isPending } = useInstantPeople('software engineers', { number: READ, enabled })
  if (isPending) return null
  const named = people.filter(({ name, company }) => name && company)
  // People with a site or a profile come first: they have pages, so the example has answers.
  const withPages = named.toSorted((a, b) => pagesOf(b) - pagesOf(a))
  const known = [...new Map(withPages.toReversed().map((person) => [person.name, person])).values()]
    .reverse()
    .slice(0, EXAMPLES)
    .map(({ name, company }) => ({ name: name!, company: company! }))
  const rows = known.length > 0 ? known : FALLBACK
  return type === 'company' ? rows.map(({ company }) => ({ name: company })) : rows
}

const pagesOf = ({ website, pronet }: { website?: string | null; pronet?: string | null }): number =>
  [website, pronet].filter(Boolean).length
