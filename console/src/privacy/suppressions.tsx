import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Filter } from '../shared/filter'
import { Id } from '../shared/id'
import { List } from '../shared/list'
import { CheckPerson } from './check_person'
import { type Suppression, useSuppressions } from './privacy'
import { RemoveSuppression } from './remove_suppression'
import { SuppressList } from './suppress_list'
import { originOf, SCOPES, whyListed } from './suppression_words'

/** The suppression and do-not-contact lists. Entries have hashes only, so they name nobody. */
export function Suppressions() {
  const { cursor, scope } = useSearch({ from: '/w/$workspace/privacy' })
  return (
    <>
      <CheckPerson />
      <div className="row filters between">
        <Filter label="What is suppressed" param="scope" options={SCOPES} />
        <SuppressList />
      </div>
      <List
        query={useSuppressions({ scope, cursor })}
        caption="Suppression list, newest first"
        empty="Nobody is on this list. Find a person to suppress, or add a list."
        columns={[
          { title: 'From', cell: (entry) => <Origin of={entry} /> },
          { title: 'Why', cell: (entry) => whyListed(entry) },
          { title: 'Suppresses', cell: ({ scope }) => SCOPES.find(({ value }) => value === scope)?.text },
          {
            title: 'Added by',
            cell: ({ added_by }) => added_by ?? <span className="quiet">the service</span>,
          },
          { title: 'Added', field: 'created_at', as: 'time' },
          { title: 'Entry', cell: ({ id }) => <Id of={id} name="id of the entry" /> },
          { title: 'Actions', isActions: true, cell: ({ id }) => <RemoveSuppression entry={id} /> },
        ]}
      />
    </>
  )
}

/** Where an entry is from. An erasure links to its request. */
function Origin({ of: { id } }: { of: Suppression }) {
  const workspace = useSlug()
  if (!id.startsWith('prv_')) return originOf(id)
  return (
    <Link to="/w/$workspace/privacy/$request" params={{ workspace, request: id }}>
      {originOf(id)}
    </Link>
  )
}
