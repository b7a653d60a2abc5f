import type { ReactNode } from 'react'
import { Button, type ButtonProps, ProgressBar } from 'react-aria-components'

export type ButtonKind = 'main' | 'plain' | 'danger' | 'link'
type Props = Omit<ButtonProps, 'children'> & { kind?: ButtonKind; children: ReactNode }

/**
 * A button. While `isPending`, it announces that its action is in progress, and ignores presses.
 */
export function ActionButton({ kind = 'plain', children, ...props }: Props) {
  return (
    <Button {...props} className={`button ${kind}`}>
      {children}
      {props.isPending && (
        <ProgressBar isIndeterminate aria-label="in progress" className="pending">
          …
        </ProgressBar>
      )}
    </Button>
  )
}
