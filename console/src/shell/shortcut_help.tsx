import { Kbd } from '@mantine/core'
import { useIsOperator } from '../api/session'
import { Window } from '../shared/window'
import { pagesFor } from './pages'
import { isMac } from '../shared/platform'

type Shortcut = readonly [keys: string, text: string]
const SHORTCUTS: readonly Shortcut[] = [
  [isMac ? '⌘ K' : 'Ctrl K', 'Open a page, a run or an action, or search for people'],
  ['/', 'Go to the search field of the page, or find people'],
  [isMac ? '⌘ ↵' : 'Ctrl ↵', 'Run the request of the playground'],
  ['↑ ↓', 'Move between people found; X selects one, Enter opens one'],
  ['?', 'Show these shortcuts'],
  ['Esc', 'Close a window'],
]

/** Lists the keyboard shortcuts. */
export default function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const pages = pagesFor(useIsOperator()).flatMap(({ name, key }): Shortcut[] =>
    key ? [[`G ${key.toUpperCase()}`, name]] : []
  )
  return (
    <Window title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose} wide>
      <div className="columns">
        <List shortcuts={SHORTCUTS} />
        <List shortcuts={pages} />
      </div>
    </Window>
  )
}

const List = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className="keys-help">
    {shortcuts.map(([keys, text]) => (
      <div key={keys} className="contents">
        <dt>
          {keys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
