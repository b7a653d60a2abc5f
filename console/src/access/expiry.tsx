import { Badge } from '../shared/badge'
import { When } from '../shared/when'
import type { Key } from './keys'

const SOON_MS = 7 * 86_400_000

/** Shows when a key expires. Marks active keys that expire within seven days. */
export function Expiry({ of: { expires_at, state } }: { of: Key }) {
  const isSoon =
    state === 'active' && expires_at !== null && new Date(expires_at).getTime() - Date.now() < SOON_MS
  return (
    <>
      <When at={expires_at} never="never" /> {isSoon && <Badge state="expires soon" />}
    </>
  )
}
