import { useChange } from '../api/workspace'
import { ExportTable } from '../shared/export_table'
import { Failure } from '../shared/failure'
import type { Result } from './search_state'
import { tableOf } from './people_table'

/** Exports people. Records the export first, and leaves out people erased since the search. */
export function ExportPeople({ people }: { people: readonly Result[] }) {
  const record = useChange('post', '/people/exports', (person_ids: string[]) => ({ body: { person_ids } }))
  const table = async () => {
    const recorded = await record.mutateAsync(people.map(({ person }) => person.person_id)).catch(() => null)
    const ids = new Set(recorded?.person_ids)
    return recorded && tableOf(people.filter(({ person }) => ids.has(person.person_id)))
  }
  return (
    <>
      <ExportTable name="people" disabled={record.isPending} table={table} />
      <Failure of={record.error} />
    </>
  )
}
