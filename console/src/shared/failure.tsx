import { messageOf } from '../api/problem'
import { Notice } from './notice'

/** The message of an error, or nothing. */
export function Failure({ of: error }: { of: unknown }) {
  return error ? <Notice kind="bad">{messageOf(error)}</Notice> : null
}
