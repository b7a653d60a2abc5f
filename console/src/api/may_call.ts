import { useKey } from './key_in_use'
import { useIsAdmin } from './session'

/** Whether this tab can call the API: with a session key, or with a pasted key. */
export function useMayCall(): boolean {
  const key = useKey()
  return useIsAdmin() || key !== null
}
