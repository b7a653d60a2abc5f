import { test } from '@japa/runner'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import type { IdempotencyClaim, StoredResponse } from '#app/shared/idempotency/claim'
import type { ClaimStore } from '#app/shared/idempotency/claim_store'
import { ClaimLost, OpenClaims } from '#app/shared/idempotency/open_claims'

const answer = { status: 200, headers: {}, body: '{}' } as unknown as StoredResponse
const cipher = { encrypt: (text: string) => text, decrypt: (text: string) => text } as unknown as Cipher

/** Creates claims on a store whose writes the test can make fail. */
async function claimed(failing: Partial<Record<'release' | 'answer', () => Promise<unknown>>>) {
  const store = { claim: async () => ({ is: 'claimed' }), ...failing } as unknown as ClaimStore
  const claims = new OpenClaims(store, cipher)
  const claim = (await claims.take('w', 'k', 'f', () => false)) as IdempotencyClaim
  return { claims, claim }
}
const gone = () => Promise.reject(new Error('the database is gone'))

test.group('open claims', () => {
  test('[ID-013] a claim that cannot be released ends with its lease', async ({ assert, cleanup }) => {
    const { claims, claim } = await claimed({ release: gone })
    cleanup(() => claims.close())
    await assert.rejects(() => claims.release(claim), /gone/)
    assert.isFalse(claims.isOpen(claim))
  })

  test('[ID-015] a claim whose response cannot be stored ends with its transaction', async ({
    assert,
    cleanup,
  }) => {
    for (const failing of [gone, async () => false]) {
      const { claims, claim } = await claimed({ answer: failing })
      cleanup(() => claims.close())
      const tx = { onCommit() {} } as unknown as SqlTransaction
      await assert.rejects(() => claims.answer(claim, answer, tx))
      assert.isTrue(claims.isOpen(claim))
      await assert.rejects(() => claims.answer(claim, answer))
      assert.isFalse(claims.isOpen(claim))
    }
    const { claims, claim } = await claimed({ answer: async () => false })
    cleanup(() => claims.close())
    await assert.rejects(() => claims.answer(claim, answer), ClaimLost as never)
  })
})
