import { useSearch } from '@tanstack/react-router'
import { ConfirmButton } from '../shared/confirm_button'
import { Filter } from '../shared/filter'
import { count } from '../shared/format'
import { Id } from '../shared/id'
import { List } from '../shared/list'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { useSuppressionCounts, useSuppressions, useUnsuppress } from './privacy'
import { SuppressList } from './suppress_list'
import { originOf, SCOPES } from './suppression_words'

/** The suppression and do-not-contact lists. Entries have hashes only, so they name nobody. */
export function Suppressions() {
  const { cursor, scope } = useSearch({ from: '/w/$workspace/privacy' })
  return (
    <>
      <Loaded query={useSuppressionCounts()} shape="stats">
        {({ suppressed, do_not_contact }) => (
          <Stats>
            <Stat
              title="Suppressed people"
              value={count(suppressed)}
              note="Never stored or returned. Erased people are among them."
            />
            <Stat
              title="Do not contact"
              value={count(do_not_contact)}
              note="Stored without e-mail addresses and telephone numbers."
            />
          </Stats>
        )}
      </Loaded>
      <div className="row filters between">
        <Filter label="What is suppressed" param="scope" options={SCOPES} />
        <SuppressList />
      </div>
      <List
        query={useSuppressions({ scope, cursor })}
        caption="Suppression list, newest first"
        empty="Nobody is on this list. Find a person to suppress, or add a list."
        columns={[
          { title: 'From', cell: ({ id }) => originOf(id) },
          { title: 'Suppresses', cell: ({ scope }) => SCOPES.find(({ value }) => value === scope)?.text },
          { title: 'Entry', cell: ({ id }) => <Id of={id} name="id of the entry" /> },
          { title: 'Added', field: 'created_at', as: 'time' },
          { title: 'Actions', isActions: true, cell: ({ id }) => <RemoveButton entry={id} /> },
        ]}
      />
    </>
  )
}

function RemoveButton({ entry }: { entry: string }) {
  return (
    <ConfirmButton
      label="Remove"
      aria-label={`Remove ${entry}`}
      title="Remove this entry?"
      action="Remove entry"
      change={useUnsuppress()}
      input={entry}
    >
      <p>Imports and pages may store the person again. What was erased stays erased.</p>
    </ConfirmButton>
  )
}
