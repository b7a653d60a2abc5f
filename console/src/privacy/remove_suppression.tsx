import { ConfirmButton } from '../shared/confirm_button'
import { useUnsuppress } from './privacy'

/** Removes an entry of the suppression list. */
export function RemoveSuppression({ entry, onDone }: { entry: string; onDone?: () => void }) {
  const remove = useUnsuppress(onDone)
  return (
    <ConfirmButton
      label="Remove"
      aria-label={`Remove ${entry}`}
      title="Remove this entry?"
      action="Remove entry"
      change={remove}
      input={entry}
    >
      <p>Imports and pages may store the person again. What was erased stays erased.</p>
    </ConfirmButton>
  )
}
