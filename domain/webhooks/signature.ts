import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/** How long a secret goes on signing beside the one that took its place, in milliseconds: 24 hours. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1000

/** A signing secret; `until` (ISO 8601 UTC) is when one that was rotated out stops to sign. */
export type SigningSecret = { secret: string; until: string | null }

/** A secret as Standard Webhooks writes it, from 32 random bytes. */
export const formatSecret = (random: Uint8Array): string => PREFIX + Buffer.from(random).toString('base64')

/** The secrets after a rotation: the new one, and those that still sign. At most the last two of the old ones are kept. */
export function rotated(secrets: readonly SigningSecret[], fresh: string, now: Date): SigningSecret[] {
  const until = new Date(now.getTime() + ROTATION_OVERLAP_MS).toISOString()
  const old = inForce(secrets, now).map((one) => ({ secret: one.secret, until: one.until ?? until }))
  return [{ secret: fresh, until: null }, ...old.slice(0, 2)]
}

/** The headers of one attempt (OP-023): the id stays over attempts, the time is the attempt's. One signature for each secret. */
export function signedHeaders(
  message: { id: string; body: string },
  secrets: readonly SigningSecret[],
  now: Date
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const content = `${message.id}.${timestamp}.${message.body}`
  const signatures = inForce(secrets, now).map(({ secret }) => `v1,${sign(secret, content)}`)
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

const inForce = (secrets: readonly SigningSecret[], now: Date) =>
  secrets.filter(({ until }) => until === null || until > now.toISOString())

const sign = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(content)
    .digest('base64')
