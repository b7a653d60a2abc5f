import { CopyIcon } from './copy_button'
import { highlight } from './highlight'

type Props = { text: string; label: string; copied?: string }

/** Code with a button that copies it, or `copied` if that differs. */
export function CodeBlock({ text, label, copied = text }: Props) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        {highlight(text).map(({ kind, text: piece }, i) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
            <span key={i} className={kind}>
              {piece}
            </span>
          ) : (
            piece
          )
        )}
      </pre>
      <CopyIcon text={copied} label={label} />
    </div>
  )
}
