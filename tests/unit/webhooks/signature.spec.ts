import { test } from '@japa/runner'
import fc from 'fast-check'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { formatSecret, rotated, ROTATION_OVERLAP_MS, signedHeaders } from '#domain/webhooks/signature'

const secretOf = (byte: number) => formatSecret(new Uint8Array(32).fill(byte))
const alone = (secret: string) => [{ secret, until: null }]
const hourLater = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000)

test.group('webhook signatures', () => {
  test('[OP-023] a standard verifier accepts any body', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 24, maxLength: 64 }),
        fc.uuid(),
        fc.json(),
        (bytes, id, body) => {
          const secret = formatSecret(bytes)
          const headers = signedHeaders({ id: `msg_${id}`, body }, alone(secret), new Date())
          assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body))
        }
      )
    )
  })

  test('[OP-023] refuses a changed body, id or time, and another secret', ({ assert }) => {
    const body = '{"type":"set.idle"}'
    const headers = signedHeaders({ id: 'msg_1', body }, alone(secretOf(1)), new Date())
    const verifier = new Webhook(secretOf(1))
    verifier.verify(body, headers)
    const wrong: [string, Record<string, string>, Webhook][] = [
      [body.replace('idle', 'idlf'), headers, verifier],
      [body, { ...headers, 'webhook-id': 'msg_2' }, verifier],
      [body, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) }, verifier],
      [body, headers, new Webhook(secretOf(2))],
    ]
    for (const [text, given, by] of wrong)
      assert.throws(() => by.verify(text, given), WebhookVerificationError as never)
  })

  test('[OP-023] during a rotation, the old and the new secret verify; a day later, only the new secret does', ({
    assert,
  }) => {
    const now = new Date()
    const secrets = rotated(alone(secretOf(1)), secretOf(2), now)
    const headersAt = (at: Date) => signedHeaders({ id: 'msg_1', body: '{}' }, secrets, at)
    for (const secret of [secretOf(1), secretOf(2)])
      assert.deepEqual(new Webhook(secret).verify('{}', headersAt(now)), {})
    const after = headersAt(new Date(now.getTime() + ROTATION_OVERLAP_MS))
    assert.lengthOf(after['webhook-signature'].split(' '), 1)
    const again = signedHeaders({ id: 'msg_1', body: '{}' }, [secrets[0]], now)
    assert.equal(again['webhook-signature'], headersAt(now)['webhook-signature'].split(' ')[0])
  })

  test('repeated rotations keep at most two old secrets, each until it expires', ({ assert }) => {
    const first = new Date('2026-11-01T00:00:00.000Z')
    const second = rotated(alone(secretOf(1)), secretOf(2), first)
    const third = rotated(second, secretOf(3), hourLater(first, 1))
    assert.deepEqual(
      third.map(({ until }) => until),
      [null, '2026-11-02T01:00:00.000Z', '2026-11-02T00:00:00.000Z']
    )
    assert.lengthOf(rotated(third, secretOf(4), hourLater(first, 2)), 3)
    assert.lengthOf(rotated(third, secretOf(4), hourLater(first, 25.5)), 2)
  })
})
