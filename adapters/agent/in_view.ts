import type { ModelMessage } from 'ai'

const DROPPED = 'This result is no longer in view; what matters of it was to be noted then.'

/** The conversation with its oldest tool results left out, as far as it takes to stay within so many characters. */
export function inView(messages: readonly ModelMessage[], chars: number): ModelMessage[] {
  let room = chars
  const kept = messages.toReversed().map((message): ModelMessage => {
    if (message.role !== 'tool') return message
    const content = message.content.toReversed().map((part) => {
      if (part.type !== 'tool-result' || part.output.type !== 'text') return part
      room -= part.output.value.length
      return room >= 0 ? part : { ...part, output: { type: 'text' as const, value: DROPPED } }
    })
    return { ...message, content: content.toReversed() }
  })
  return kept.toReversed()
}
