import type { ModelMessage } from 'ai'

const DROPPED = 'This result is no longer in view. Use what you noted from it.'

/** Keeps the newest tool results, up to `chars` characters in total. Replaces older results by `DROPPED`. */
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
