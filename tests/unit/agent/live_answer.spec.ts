import { test } from '@japa/runner'
import fc from 'fast-check'
import type { UiChunk } from '#domain/agent/ui_chunk'
import { LiveAnswer } from '#app/agent/live_answer'

/**
 * Returns the text parts of a chunk stream. Fails if a part stays open, or receives text while
 * closed.
 */
function partsOf(chunks: readonly UiChunk[]): string[] {
  const parts: string[] = []
  let open: string | null = null
  for (const chunk of chunks) {
    if (chunk.type === 'text-start') {
      if (open) throw new Error(`${chunk.id} begins within ${open}`)
      open = chunk.id
      parts.push('')
    } else if (chunk.type === 'text-delta') {
      if (chunk.id !== open) throw new Error(`${chunk.id} goes on outside`)
      parts[parts.length - 1] += chunk.delta
    } else if (chunk.type === 'text-end') {
      if (chunk.id !== open) throw new Error(`${chunk.id} ends and is not open`)
      open = null
    }
  }
  if (open) throw new Error(`${open} is left open`)
  return parts
}

/**
 * Simulates one process life: emits the pieces, sends at times, and ends with `whole` or crashes
 * before.
 */
async function live(sent: UiChunk[], pieces: readonly string[], whole: string | null): Promise<void> {
  const answer = new LiveAnswer(async (chunk) => void sent.push(chunk), () => {}, [...sent])
  for (const [i, piece] of pieces.entries()) {
    answer.say(piece)
    if (i % 2 === 1) await answer.flush()
  }
  await answer.flush()
  if (whole !== null) await answer.end(whole)
}

test.group('agent: a live answer', () => {
  test('[AG-031] sends text from several process lives once, whatever was sent before', async ({
    assert,
  }) => {
    const words = fc.array(fc.string({ maxLength: 6 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(words, fc.array(fc.nat(12), { maxLength: 3 }), async (pieces, lives) => {
        const sent: UiChunk[] = []
        for (const said of lives) await live(sent, pieces.slice(0, said), null)
        await live(sent, pieces, pieces.join(''))
        const text = pieces.join('')
        assert.deepEqual(partsOf(sent), text === '' ? [] : [text])
      })
    )
  })

  test('[AG-031] a different text after a crash becomes a new part, and the last part is complete', async ({
    assert,
  }) => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(words, words, async (before, after) => {
        const sent: UiChunk[] = []
        await live(sent, before, null)
        await live(sent, after, after.join(''))
        assert.equal(partsOf(sent).at(-1), after.join(''))
      })
    )
  })

  test('completes a longer answer, and resends a different one', async ({ assert }) => {
    for (const [said, whole, parts] of [
      [['Two found.'], 'Two found.\n\nStopped early: max_acu', ['Two found.\n\nStopped early: max_acu']],
      [['A draft'], 'The answer', ['A draft', 'The answer']],
      [[], 'Unsaid', ['Unsaid']],
      [[], '', []],
    ] as [string[], string, string[]][]) {
      const sent: UiChunk[] = []
      await live(sent, said, whole)
      assert.deepEqual(partsOf(sent), parts)
    }
  })

  test('a send failure rejects for the waiting caller and ends the answer', async ({ assert }) => {
    const failures: unknown[] = []
    const lost = new Error('lost')
    const answer = new LiveAnswer(
      () => Promise.reject(lost),
      (error) => failures.push(error)
    )
    answer.say('something')
    await assert.rejects(() => answer.flush(), 'lost')
    assert.deepEqual(failures, [lost])
    await assert.rejects(() => answer.end('something'), 'lost')
  })
})
