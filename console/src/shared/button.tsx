import type { ReactNode } from 'react'
import { Button, type ButtonProps, ProgressBar } from 'react-aria-components'

type Props = Omit<ButtonProps, 'children'> & {
  kind?: 'main' | 'plain' | 'danger' | 'link'
  children: ReactNode
}

/** A button; while its work is under way it says so and takes no second press. */
export function ActionButton({ kind = 'plain', children, ...props }: Props) {
  return (
    <Button {...props} className={`button ${kind}`}>
      {children}
      {props.isPending && (
        <ProgressBar isIndeterminate aria-label="under way" className="pending">
          …
        </ProgressBar>
      )}
    </Button>
  )
}
