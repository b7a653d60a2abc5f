import type { ReactNode } from 'react'

/** Settings below each other in a box. */
export function Settings({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="boxed-list settings" aria-label={label}>
      {children}
    </ul>
  )
}

type Props = { name: string; state?: ReactNode; action?: ReactNode; children: ReactNode }

/** A setting: its name and state, what it does, and the button that changes it. */
export function Setting({ name, state, action, children }: Props) {
  return (
    <li className="setting">
      <div>
        <h3 className="row">
          {name} {state}
        </h3>
        <p className="quiet">{children}</p>
      </div>
      {action}
    </li>
  )
}
