/** Throws RangeError unless the amount is a whole number of ACU from `least` to `most`. */
export function assertAmount(
  what: string,
  amount: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER
): void {
  if (Number.isSafeInteger(amount) && amount >= least && amount <= most) return
  throw new RangeError(`${what} must be a whole number from ${least} to ${most}, but is ${amount}`)
}
