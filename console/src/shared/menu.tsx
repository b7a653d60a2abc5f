import { EllipsisHorizontalIcon } from '@heroicons/react/20/solid'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { ActionButton } from './button'

type Props = {
  label: string
  /** Shows three dots instead of the label. */
  isIcon?: boolean
  /** Buttons and links. A choice closes the menu and returns the focus to its button. */
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A button with a menu of further actions. The menu is a popover of the browser, because the menu of
 * the component library makes the scripts of a Set's page larger than 200 kB.
 */
export function Menu({ label, isIcon = false, children }: Props) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = () => [...menu.current!.querySelectorAll<HTMLElement>('a, button:not(:disabled)')]
  /**
   * Closes the menu before the chosen item acts. If the item opens a window, that window can then return
   * the focus to the button of the menu.
   */
  const close = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('a, button')) return
    menu.current!.hidePopover()
    button.current!.focus()
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  return (
    <>
      <ActionButton
        ref={button}
        popoverTarget={id}
        aria-label={isIcon ? label : undefined}
        title={isIcon ? label : undefined}
        px={isIcon ? 8 : undefined}
        rightSection={isIcon ? undefined : <span aria-hidden="true">▾</span>}
      >
        {isIcon ? <EllipsisHorizontalIcon width={18} aria-hidden="true" /> : label}
      </ActionButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="menu"
        onClickCapture={close}
        onKeyDown={move}
        onToggle={(event) => event.newState === 'open' && items()[0]?.focus()}
      >
        {children}
      </div>
    </>
  )
}
