import { CopyIcon } from '../shared/copy_button'

/** A command in the text of a fix: its arguments are options, placeholders, or the last word of the text. */
const COMMAND = /((?:node ace [\w:]+|timedatectl [\w-]+)(?: (?:--[\w=-]+|[A-Z]{2,}|\w+$))*)/

/** How a problem is fixed. Each command is code with a button that copies it. */
export function Fix({ text }: { text: string }) {
  return (
    <div className="quiet">
      {text.split(COMMAND).map((part, i) =>
        i % 2 === 1 ? (
          <span key={part} className="command">
            <code>{part}</code>
            <CopyIcon text={part} label={`Copy ${part}`} />
          </span>
        ) : (
          part
        )
      )}
    </div>
  )
}
