import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/** How long a replaced secret keeps signing, in milliseconds: 24 hours. */
export const ROTATION_OVERLAP_MS = 24 * 60 * 60 * 1000

/** A signing secret. `until` (ISO 8601 UTC) is when a replaced secret stops signing. */
export type SigningSecret = { secret: string; until: string | null }

/** Formats a secret from 32 random bytes as Standard Webhooks requires. */
export const formatSecret = (random: Uint8Array): string => PREFIX + Buffer.from(random).toString('base64')

/** Returns the secrets after a rotation: the new one and up to two old ones. */
export function rotated(secrets: readonly SigningSecret[], fresh: string, now: Date): SigningSecret[] {
  const until = new Date(now.getTime() + ROTATION_OVERLAP_MS).toISOString()
  const old = inForce(secrets, now).map((one) => ({ secret: one.secret, until: one.until ?? until }))
  return [{ secret: fresh, until: null }, ...old.slice(0, 2)]
}

/** Returns one attempt's signature headers, with one signature per secret. */
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
