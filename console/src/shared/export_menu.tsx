import { type KeyboardEvent, useId, useRef } from 'react'
import { ActionButton } from './button'

type Format = { text: string; href: string; hint?: string }

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A button with a menu of files to save. Escape and a choice return the focus to the button. The menu
 * is a popover of the browser, because the menu of the component library makes the scripts of a Set's
 * page larger than 200 kB.
 */
export function ExportMenu({ formats }: { formats: readonly Format[] }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const links = () => [...menu.current!.querySelectorAll('a')]
  const close = () => {
    menu.current!.hidePopover()
    button.current!.focus()
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    all[(at + step + all.length) % all.length].focus()
  }
  return (
    <>
      <ActionButton
        ref={button}
        popoverTarget={id}
        aria-haspopup="menu"
        rightSection={<span aria-hidden="true">▾</span>}
      >
        Export
      </ActionButton>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label="Export"
        className="menu"
        onKeyDown={move}
        onToggle={(event) => event.newState === 'open' && links()[0].focus()}
      >
        {formats.map(({ text, href, hint }) => (
          <a key={href} role="menuitem" href={href} download onClick={close}>
            {text}
            {hint && <span className="quiet small">{hint}</span>}
          </a>
        ))}
      </div>
    </>
  )
}
