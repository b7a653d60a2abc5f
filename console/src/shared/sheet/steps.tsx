import { type ComponentType, type ReactNode, type SVGProps, useEffect } from 'react'
import { ActionButton } from '../button'

type Props<T> = {
  /** The items in the order of the sheet, and the one that the window shows. */
  items: readonly T[]
  open: T
  onOpen: (item: T) => void
  /** What an item is called: `row`. */
  what: string
  /** For the previous and for the next item: its key as KeyboardEvent names it, its sign, its icon. */
  ways: readonly [Way, Way]
  /** The name of an item, if it has one. */
  nameOf?: (item: T) => string
  children?: ReactNode
}
type Way = readonly [key: string, sign: string, icon: ComponentType<SVGProps<SVGSVGElement>>]

/** Leads from the item in a window to the previous and the next one, also with keys. */
export function Steps<T>({ items, open, onOpen, what, ways, nameOf, children }: Props<T>) {
  const at = items.indexOf(open)
  const targets = [items[at - 1], items[at + 1]] as const
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target as Element).closest('input, textarea, select')) return
      const to = targets[ways.findIndex(([own]) => own === key)]
      if (to !== undefined) onOpen(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (at < 0) return null
  return (
    <div className="row steps-bar">
      {(['Previous', 'Next'] as const).map((label, i) => {
        const [, sign, Icon] = ways[i]
        const to = targets[i]
        const name = to !== undefined && nameOf ? nameOf(to) : `${label} ${what}`
        return (
          <ActionButton
            key={label}
            aria-label={`${label} ${what}`}
            title={`${name} (${sign})`}
            px={6}
            disabled={to === undefined}
            onClick={() => to !== undefined && onOpen(to)}
          >
            <Icon width={16} aria-hidden="true" />
          </ActionButton>
        )
      })}
      {children}
    </div>
  )
}
