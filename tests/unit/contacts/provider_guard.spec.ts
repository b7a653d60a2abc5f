import { test } from '@japa/runner'
import type { ContactCandidate, ContactPerson } from '#domain/contacts/contact'
import { Inconclusive } from '#domain/contacts/inconclusive'
import { ContactProvider } from '#domain/contacts/contact_provider'
import { ProviderGuard } from '#app/contacts/provider_guard'

const jane = () => ({ name: 'Jane Oakhurst' }) as ContactPerson
const forever = new AbortController().signal

/** A scripted provider that counts its calls. */
class Played extends ContactProvider {
  readonly fields = ['phone'] as const
  readonly deadlineMs = 40
  asked = 0
  answer: () => Promise<ContactCandidate[]> = async () => []

  constructor(readonly name = 'played') {
    super()
  }

  find(): Promise<ContactCandidate[]> {
    this.asked++
    return this.answer()
  }
}

const fails = async () => {
  throw new Error('broken pipe to jane@acme.com')
}

test.group('contacts: provider guard', () => {
  /** A guard with a clock that the test controls. */
  function guarded(provider = new Played()) {
    let now = 0
    const guard = new ProviderGuard(() => now)
    return {
      provider,
      ask: (signal = forever, person = jane()) => guard.call(provider, 'phone', person, signal),
      pass: (ms: number) => (now += ms),
    }
  }

  test('[EN-014] reports a failure or timeout without the provider’s message', async ({ assert }) => {
    const { provider, ask } = guarded()
    provider.answer = fails
    assert.deepEqual(await ask(), { failure: 'played failed' })
    provider.answer = () => new Promise(() => {})
    assert.deepEqual(await ask(), { failure: 'played did not answer in time' })
  })

  test('counts concurrent failures individually, and pauses the provider after five', async ({ assert }) => {
    const { provider, ask } = guarded()
    provider.answer = fails
    await Promise.all(Array.from({ length: 5 }, () => ask()))
    assert.deepEqual(await ask(), { failure: 'played is paused after it failed for 5 people in a row' })
    assert.equal(provider.asked, 5)
  })

  test('failures for several fields of one person count once', async ({ assert }) => {
    const { provider, ask } = guarded()
    provider.answer = fails
    for (let i = 0; i < 4; i++) {
      const person = jane()
      await Promise.all([ask(forever, person), ask(forever, person), ask(forever, person)])
    }
    assert.equal(provider.asked, 12)
    await ask()
    assert.property(await ask(), 'failure')
    assert.equal(provider.asked, 13)
  })

  test('after the pause, one call tests the provider and then reopens or pauses it', async ({ assert }) => {
    const { provider, ask, pass } = guarded()
    provider.answer = fails
    for (let i = 0; i < 5; i++) await ask()
    pass(31_000)
    const { promise, resolve } = Promise.withResolvers<ContactCandidate[]>()
    provider.answer = () => promise
    const trial = ask()
    assert.property(await ask(), 'failure')
    assert.equal(provider.asked, 6)
    resolve([])
    assert.deepEqual(await trial, { candidates: [] })
    assert.deepEqual(await ask(), { candidates: [] })

    provider.answer = fails
    for (let i = 0; i < 5; i++) await ask()
    pass(31_000)
    const before = provider.asked
    await ask()
    assert.property(await ask(), 'failure')
    assert.equal(provider.asked, before + 1)
  })

  test('an inconclusive result does not count as a failure', async ({ assert }) => {
    const { provider, ask } = guarded()
    provider.answer = async () => {
      throw new Inconclusive('pages could not be read')
    }
    for (let i = 0; i < 8; i++) assert.deepEqual(await ask(), { failure: 'played failed' })
    assert.equal(provider.asked, 8)
  })

  test('[EN-018] an aborted request does not count as a failure', async ({ assert }) => {
    const { provider, ask } = guarded()
    provider.answer = () => new Promise(() => {})
    for (let i = 0; i < 6; i++) await assert.rejects(() => ask(AbortSignal.timeout(5)))
    provider.answer = async () => []
    assert.deepEqual(await ask(), { candidates: [] })
  })
})
