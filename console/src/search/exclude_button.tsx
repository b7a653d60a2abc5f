import { useApiCall } from '../api/call'
import { ConfirmButton } from '../shared/confirm_button'
import { toast } from '../theme/toast'
import type { Result } from './search_state'

type Props = { people: readonly Result[]; onExcluded: (ids: readonly string[]) => void }

/** Adds the selected people to the exclusion list of the workspace. */
export function ExcludeButton({ people, onExcluded }: Props) {
  const exclude = useApiCall('/v1/exclusions')
  const ids = people.map(({ person }) => person.person_id)
  const names = people.map(({ person }) => person.name).join(', ')
  return (
    <ConfirmButton
      label="Exclude"
      kind="plain"
      title={`Exclude ${ids.length} people?`}
      action="Exclude"
      change={{
        error: exclude.error,
        isPending: exclude.isPending,
        reset: exclude.reset,
        mutate: (body, { onSuccess }) =>
          exclude.mutate(body, {
            onSuccess: ({ data }) => {
              onSuccess()
              toast(`${data.added} people excluded`)
              onExcluded(ids)
            },
          }),
      }}
      input={{ person_ids: ids }}
    >
      <p>Later searches of this workspace leave out {names}. The filters list excluded people.</p>
    </ConfirmButton>
  )
}
