import { isExcluded } from '#domain/sets/exclusion'
import { useIsAdmin } from '../api/session'
import { useChange } from '../api/workspace'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import type { Item, SetData } from './sets'

const PATH = '/sets/{id}/items/{item}/exclusion'

/** Leaves a person out of a Set, or takes them back. */
export function ExcludeButton({ set, item }: { set: SetData; item: Item }) {
  const change = () => ({ params: { id: set.id, item: item.id } })
  const exclude = useChange('post', PATH, change, { done: 'The person is left out' })
  const include = useChange('delete', PATH, change, { done: 'The person is back in the Set' })
  const isOut = isExcluded(item)
  if (!useIsAdmin() || !(isOut || item.status === 'admitted')) return null
  return (
    <div>
      <Failure of={exclude.error ?? include.error} />
      <ActionButton
        loading={exclude.isPending || include.isPending}
        disabled={set.status === 'running'}
        onClick={() => (isOut ? include : exclude).mutate()}
      >
        {isOut ? 'Take back into the Set' : 'Leave out of the Set'}
      </ActionButton>
      <p className="quiet small">
        {set.status === 'running'
          ? 'Possible when no work remains.'
          : 'Exports and the share link show only admitted people. Nothing is refunded, and the person is not found again.'}
      </p>
    </div>
  )
}
