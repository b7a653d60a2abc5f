/** An event of a stream, with parsed `data`. */
export type SeenEvent = { seq: number; type: string; data: any }

/** Parses the events of a stream. Skips comments and `retry`. */
export async function* eventsOf(response: Response): AsyncGenerator<SeenEvent> {
  let text = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += value
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
      )
      text = text.slice(end + 2)
      if (fields.data) yield { seq: Number(fields.id), type: fields.event, data: JSON.parse(fields.data) }
    }
  }
}
