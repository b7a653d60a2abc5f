import { useInstantPeople } from '../api/instant_people'
import type { EntityType } from './columns'
import type { NewDataset } from './datasets'

type Row = NewDataset['rows'][number]

const EXAMPLES = 3
const FALLBACK: Row[] = [{ name: 'Zoe Lind', company: 'Acme' }]

/**
 * Returns rows to try: people of the index, or their employers. Reads the index only if searches are
 * free; else returns an invented person. Null while it reads.
 */
export function useExampleRows(type: EntityType, enabled: boolean): Row[] | null {
  const { people = [], isPending } = useInstantPeople('software engineers', { number: EXAMPLES, enabled })
  if (isPending) return null
  const known = people.flatMap(({ name, company }) => (name && company ? [{ name, company }] : []))
  const rows = known.length > 0 ? known : FALLBACK
  return type === 'company' ? rows.map(({ company }) => ({ name: company })) : rows
}
