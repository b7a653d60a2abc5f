import { Id } from './id'

const ID = /\b([a-z]+_[0-9a-f]{32})\b/

/** A text whose ids are shortened and can be copied. */
export function WithIds({ text }: { text: string }) {
  return text
    .split(ID)
    .map((part) => (ID.test(part) ? <Id key={part} of={part} name={`id ${part}`} /> : part))
}
