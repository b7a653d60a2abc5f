import type { DeliveryBench } from '#tests/contract/webhooks/delivery_bench'
import type { Received, Receiver } from '#tests/contract/webhooks/receiver'

type Side = { receiver: Receiver; endpoint: string }
export type Outcome = { violations: string[]; made: number; requests: number }
type Campaign = { made: string[]; kills: number; flaky: Side; broken: Side; gone: Side }

/** The number of concurrent attempts per endpoint that a killed worker may have started. */
const CONCURRENCY = 4
const MAX_ATTEMPTS = 10

/** Returns the violations after a campaign. */
export async function verifyDeliveries(
  bench: DeliveryBench,
  { made, kills, flaky, broken, gone }: Campaign
): Promise<Outcome> {
  const violations: string[] = []
  const expect = (holds: boolean, what: string) => void (holds || violations.push(what))
  const sides = [flaky, broken, gone]
  for (const { receiver, endpoint } of sides) {
    const bodies = new Map<string, string>()
    for (const { id, body, verified } of receiver.got) {
      expect(verified, `${id} has an invalid signature`)
      expect((bodies.get(id) ?? body) === body, `${id} has two different bodies`)
      bodies.set(id, body)
    }
    const ended = await bench.log.deliveries(endpoint, 10_000)
    expect(new Set(ended.map(({ webhook_id }) => webhook_id)).size === ended.length, 'an event was due twice')
    for (const { webhook_id, status, last_error } of ended) {
      expect(status !== 'pending', `${webhook_id} did not end`)
      expect(status !== 'failed' || last_error !== null, `${webhook_id} failed without a reason`)
    }
  }
  const delivered = await bench.log.deliveries(flaky.endpoint, 10_000)
  for (const id of made) {
    const delivery = delivered.find(({ webhook_id }) => webhook_id === id)
    expect(delivery?.status === 'delivered', `${id} was accepted but not delivered: ${delivery?.status}`)
  }
  for (const { webhook_id, attempts } of delivered) {
    const requests = times(flaky.receiver, webhook_id)
    expect(requests > 0, `${webhook_id} is recorded as delivered but was never received`)
    // An attempt that timed out may not have been received.
    const answered = attempts.filter(({ status_code }) => status_code !== null).length
    expect(answered <= requests, `${webhook_id} has more responses than requests received`)
  }
  const attempts = delivered.reduce((sum, delivery) => sum + delivery.attempts.length, 0)
  expect(
    flaky.receiver.got.length - attempts <= kills * CONCURRENCY,
    'more duplicates than the kills explain'
  )
  for (const { status, attempts: tried } of await bench.log.deliveries(broken.endpoint, 10_000))
    expect(status === 'failed' && tried.length === MAX_ATTEMPTS, `given up after ${tried.length} attempts`)
  const [state] = await bench.sql.select<{ status: string; disabled_reason: string }>(
    'SELECT status, disabled_reason FROM webhook_endpoints WHERE id = ?',
    [gone.endpoint]
  )
  expect(
    state.status === 'disabled' && state.disabled_reason === 'gone',
    'a receiver that is gone is not disabled'
  )
  const requests = sides.reduce((sum, { receiver }) => sum + receiver.got.length, 0)
  return { violations, made: made.length, requests }
}

const times = (receiver: Receiver, id: string) =>
  receiver.got.filter((received: Received) => received.id === id).length
