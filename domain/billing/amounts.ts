/** Throws RangeError unless the amount is a whole number of ACU from `min` to `max`. */
export function assertAmount(what: string, amount: number, min: number, max = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(amount) && amount >= min && amount <= max) return
  throw new RangeError(`${what} must be a whole number from ${min} to ${max}, but is ${amount}`)
}
