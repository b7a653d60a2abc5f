import type { Problem } from '../../../clients/verify/src/problem.js'
import type { VerifyOptions } from '../../../clients/verify/src/verify_bundle.js'
import type { Random } from '#tests/contract/support/random'
import type { Contents } from './tampering.js'

type Tampered = {
  bundle: Buffer
  /** Reports whether a problem is the right reason. */
  isReason: (problem: Problem) => boolean
  options?: VerifyOptions
}
export type Tampering = (
  original: { bundle: Buffer; contents: Contents; key: string },
  random: Random
) => Tampered

export const named = (entry: string) => (problem: Problem) => problem.entry === entry
export const coded =
  (...codes: Problem['code'][]) =>
  ({ code }: Problem) =>
    codes.includes(code)
