/** A text of the API document. Words between backticks are shown as code. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    i % 2 === 1 ? <code key={i}>{part}</code> : part
  )
}
