import type { ReactNode } from 'react'
import { ActionButton } from './button'
import { CopyButton } from './copy_button'

type Props = { label: string; text: string; actions?: ReactNode; onDone?: () => void; children: ReactNode }

/** Shows a secret that the service returns only once. `children` explain it. */
export function Secret({ label, text, actions, onDone, children }: Props) {
  return (
    <div className="stack">
      {children}
      <output className="secret" aria-label={label}>
        {text}
      </output>
      <div className="row end">
        <CopyButton text={text} />
        {actions}
        {onDone && (
          <ActionButton kind="main" onClick={onDone}>
            Done
          </ActionButton>
        )}
      </div>
    </div>
  )
}
