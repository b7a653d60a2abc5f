import { CopyIcon } from './copy_button'

type Props = { text: string; label: string; copied?: string }

/** Code with a button that copies it, or `copied` if that differs. */
export function CodeBlock({ text, label, copied = text }: Props) {
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <CopyIcon text={copied} label={label} />
    </div>
  )
}
