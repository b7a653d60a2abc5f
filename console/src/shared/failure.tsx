import { messageOf } from '../api/problem'
import { Notice } from './notice'

/** Shows the message of an error, or nothing if there is none. */
export function Failure({ of: error }: { of: unknown }) {
  return error ? <Notice kind="bad">{messageOf(error)}</Notice> : null
}
