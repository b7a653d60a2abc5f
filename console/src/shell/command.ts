import type { ComponentType, SVGProps } from 'react'

/** An entry of the command palette. */
export type Command = {
  id: string
  label: string
  note?: string
  icon?: ComponentType<SVGProps<SVGSVGElement>>
  /** The shortcut that does the same, such as `G S`. */
  keys?: string
  run: () => void
}
