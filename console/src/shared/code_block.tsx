import { CopyIcon } from './copy_button'
import { highlight } from './highlight'

type Props = {
  text: string
  label: string
  copied?: string
  /** Whether the text is plain words, so that no part of it is coloured. */
  isPlain?: boolean
}

/** Code with a button that copies the code, or copies `copied` if that is given. */
export function CodeBlock({ text, label, copied = text, isPlain = false }: Props) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        {(isPlain ? [{ kind: null, text }] : highlight(text)).map(({ kind, text: piece }, i) =>
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
