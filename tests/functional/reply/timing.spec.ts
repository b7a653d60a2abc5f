import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Mailer } from '#domain/ports/mailer'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { FindSubject } from '#app/reply/find_subject'
import { inbox } from '#tests/contract/support/mail/inbox'
import { eventually } from '#tests/contract/support/queue'
import { Browser, EMAIL, field, replyWorld } from './fixture.js'

const UNKNOWN = 'zoe.quell@zoe-quell.example'
const LOOKUP_MS = 300
const PAIRS = 150
/** Of 150 coin tosses, the share of heads lies outside of these bounds once in a million times. */
const FAIR = { min: 0.3, max: 0.7 }

/** Blocks the event loop, as a slow database would. */
function block(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until; );
}

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const began = performance.now()
  const answer = await work()
  return [performance.now() - began, answer]
}

test.group('right of reply: the time of an answer', (group) => {
  const world = replyWorld(group)
  let mails: Awaited<ReturnType<typeof inbox>>
  group.each.setup(async () => {
    mails = await inbox({ isPlain: true })
    const mailer = new SmtpMailer({ url: mails.url, from: 'kith@kith.example', onFailure: () => {} })
    app.container.swap(Mailer, () => mailer)
    // Nothing is limited, because these tests ask often.
    app.container.swap(RateBuckets, () => new MemoryRateBuckets())
    return async () => {
      for (const one of [Mailer, RateBuckets, FindSubject]) app.container.restore(one)
      await mails.stop()
    }
  })

  test('the look-up begins after the answer was sent, and not at a time that the caller knows', async ({
    assert,
  }) => {
    const begun: number[] = []
    const usual = await app.container.make(FindSubject)
    const slow = {
      of: (...proof: Parameters<FindSubject['of']>) => {
        begun.push(performance.now())
        block(LOOKUP_MS)
        return usual.of(...proof)
      },
    } as FindSubject
    app.container.swap(FindSubject, () => slow)
    const waits: number[] = []
    for (let i = 0; i < 4; i++) {
      await new Browser().post('/privacy/mail', { email: i % 2 === 0 ? EMAIL : UNKNOWN })
      const answered = performance.now()
      assert.lengthOf(begun, i, 'no look-up begins before the answer')
      await eventually('the address is looked up', () => begun.length === i + 1, 10_000)
      waits.push(begun[i] - answered)
    }
    assert.isAbove(Math.min(...waits), 0)
    assert.isAbove(Math.max(...waits) - Math.min(...waits), 50, `${waits} are alike`)
    await eventually('the mails are delivered', () => mails.mails.length === 2, 10_000)
    assert.isTrue(mails.mails.every(({ to }) => to[0] === EMAIL))
  })
    .timeout(60_000)
    .tags(['@any_engine'])

  test('answers about a person who is held take no longer and no less: {$self}')
    .with(['mail', 'page', 'check'] as const)
    .run(async ({ assert }, route) => {
      const held = { mail: EMAIL, page: world.site }
      const unknown = { mail: UNKNOWN, page: world.site.replace('zoe.', 'evil.') }
      const tokens = new Map<object, string>()
      for (const one of [held, unknown])
        tokens.set(one, field((await new Browser().post('/privacy/page', { url: one.page })).text, 'token'))
      for (const host of ['zoe', 'evil']) world.web.pages.set(`${host}.example.com/`, '<p>Nothing.</p>')
      const ask = {
        mail: (one: typeof held) => new Browser().post('/privacy/mail', { email: one.mail }),
        page: (one: typeof held) => new Browser().post('/privacy/page', { url: one.page }),
        check: (one: typeof held) => new Browser().post('/privacy/check', { token: tokens.get(one)! }),
      }[route]
      let lookups = 0
      const usual = await app.container.make(FindSubject)
      const counted = {
        of: (...proof: Parameters<FindSubject['of']>) => usual.of(...proof).finally(() => lookups++),
      }
      app.container.swap(FindSubject, () => counted as FindSubject)
      let slower = 0
      for (let i = 0; i < PAIRS; i++) {
        // Neither of the two is always the first.
        const order = i % 2 === 0 ? [held, unknown] : [unknown, held]
        const times = new Map<object, number>()
        for (const one of order) {
          const [ms, { status }] = await timed(() => ask(one))
          assert.equal(status, route === 'check' ? 422 : 200)
          times.set(one, ms)
        }
        if (times.get(held)! > times.get(unknown)!) slower++
      }
      assert.isAbove(slower / PAIRS, FAIR.min)
      assert.isBelow(slower / PAIRS, FAIR.max)
      // A look-up after the end of the service would open its database again.
      if (route === 'mail') await eventually('all look-ups end', () => lookups === 2 * PAIRS, 30_000)
    })
    .timeout(120_000)
})
