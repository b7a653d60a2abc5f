import { Kbd } from '@mantine/core'
import { Window } from '../shared/window'

const isMac = navigator.userAgent.includes('Mac')

const SHORTCUTS = [
  [isMac ? '⌘ K' : 'Ctrl K', 'Open a page, a run or an action, or search for people'],
  ['/', 'Go to the search field of the page, or find people'],
  ['↑ ↓', 'Move between people found; x selects one, Enter opens one'],
  ['?', 'Show these shortcuts'],
  ['Esc', 'Close a window'],
] as const

/** Lists the keyboard shortcuts. */
export default function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Window title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose}>
      <dl className="keys-help">
        {SHORTCUTS.map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <Kbd>{keys}</Kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}
