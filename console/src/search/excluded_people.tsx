import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useApiCall, useApiRead } from '../api/call'
import { useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { shortId } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { When } from '../shared/when'

/** The exclusion list of the workspace, from which people can be removed. */
export function ExcludedPeople() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Excluded people</summary>
      {isOpen && <ExclusionList />}
    </details>
  )
}

function ExclusionList() {
  const workspace = useSlug()
  const list = useApiRead('/v1/exclusions', { query: { limit: 100 } })
  return (
    <Loaded query={list}>
      {({ data }) =>
        data.exclusions.length === 0 ? (
          <p className="quiet">Nobody is excluded. Select people in results to exclude them.</p>
        ) : (
          <ul className="list plain">
            {data.exclusions.map(({ id, person_id, profile_url, created_at }) => (
              <li key={id} className="row">
                {person_id ? (
                  <Link to="/w/$workspace/people/$person" params={{ workspace, person: person_id }}>
                    {shortId(person_id)}
                  </Link>
                ) : (
                  profile_url
                )}
                <span className="quiet">
                  excluded <When at={created_at} />
                </span>
                <Remove id={id} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Remove({ id }: { id: string }) {
  const remove = useApiCall('/v1/exclusions/{id}', { method: 'delete', params: { id } })
  return (
    <>
      <ActionButton
        kind="link"
        aria-label={`Include ${id} again`}
        onClick={() => remove.mutate(undefined as never)}
      >
        Include again
      </ActionButton>
      <Failure of={remove.error} />
    </>
  )
}
