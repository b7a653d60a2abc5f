import { isExcluded } from '#domain/sets/exclusion'
import { useIsAdmin } from '../api/session'
import { useChange } from '../api/workspace'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import type { Item, SetData } from './sets'

const PATH = '/sets/{id}/items/{item}/exclusion'

/**
 * Leaves people out of a Set, or takes them back. Only admins can do this, and only when no work of the Set
 * remains.
 */
export function useExclusion(set: SetData) {
  const change = (item: Item) => ({ params: { id: set.id, item: item.id } })
  const exclude = useChange('post', PATH, change, { done: 'The person is left out' })
  const include = useChange('delete', PATH, change, { done: 'The person is back in the Set' })
  const isAdmin = useIsAdmin()
  const concerns = (item: Item) => isAdmin && (isExcluded(item) || item.status === 'admitted')
  return {
    error: exclude.error ?? include.error,
    isPending: exclude.isPending || include.isPending,
    /** Whether the user is an admin, and the person is in the Set or was left out of it. */
    concerns,
    toggle: (item: Item) => {
      if (concerns(item) && set.status !== 'running') (isExcluded(item) ? include : exclude).mutate(item)
    },
  }
}

/** Leaves a person out of a Set, or takes them back. */
export function ExcludeButton({ set, item }: { set: SetData; item: Item }) {
  const { error, isPending, concerns, toggle } = useExclusion(set)
  if (!concerns(item)) return null
  return (
    <div>
      <Failure of={error} />
      <ActionButton loading={isPending} disabled={set.status === 'running'} onClick={() => toggle(item)}>
        {isExcluded(item) ? 'Take back into the Set' : 'Leave out of the Set'}
      </ActionButton>
      <p className="quiet small">
        {set.status === 'running'
          ? 'Possible when no work remains.'
          : 'Exports and the share link show only admitted people. Nothing is refunded, and the person is not found again.'}
      </p>
    </div>
  )
}
