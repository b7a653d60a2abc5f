import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import type { ImportedPerson } from './imports'

/** The first people whose records an import stated. */
export function ImportedPeople({ people, added }: { people: readonly ImportedPerson[]; added: number }) {
  const workspace = useSlug()
  if (people.length === 0) return null
  return (
    <section aria-labelledby="imported">
      <h2 id="imported">{added > people.length ? `The first ${count(people.length)} people` : 'People'}</h2>
      <Table
        caption="People of this import"
        items={people}
        idOf={({ person_id }) => person_id}
        empty=""
        columns={[
          {
            title: 'Name',
            cell: ({ person_id, name }) => (
              <Link to="/w/$workspace/people/$person" params={{ workspace, person: person_id }}>
                {name}
              </Link>
            ),
          },
          { title: 'Job title', field: 'title' },
          { title: 'Company', field: 'company' },
        ]}
      />
    </section>
  )
}
