import { ActionButton } from '../shared/button'
import { Table } from '../shared/table'
import type { Candidate } from './privacy'

type Props = { candidates: readonly Candidate[]; onChoose: (personId: string) => void }

/** Lets the user choose when several people match. */
export function ChoosePerson({ candidates, onChoose }: Props) {
  return (
    <>
      <h3>Which person is meant?</h3>
      <Table
        caption="People who match"
        items={candidates}
        idOf={({ person_id }) => person_id}
        empty=""
        columns={[
          { title: 'Name', field: 'name' },
          { title: 'Title', field: 'title' },
          { title: 'Company', field: 'company' },
          { title: 'Records', field: 'records', as: 'count' },
          {
            title: 'Actions',
            isActions: true,
            cell: ({ person_id, name }) => (
              <ActionButton aria-label={`Choose ${name}`} onClick={() => onChoose(person_id)}>
                Choose
              </ActionButton>
            ),
          },
        ]}
      />
    </>
  )
}
