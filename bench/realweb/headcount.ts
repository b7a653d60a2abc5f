/**
 * Whether two headcounts agree: their ranges must overlap. A single number may be about 20% off. A
 * finite range with a maximum above 60 must not span more than a factor of 20.
 */
export function sameHeadcount(value: string, form: string): boolean {
  const got = rangeOf(value)
  const want = rangeOf(form)
  if (!got || !want) return false
  let [low, high] = got
  if (Number.isFinite(high) && high > 20 * Math.max(low, 1) && high > 60) return false
  if (low === high) [low, high] = [low * 0.8, high * 1.25]
  return low <= want[1] && want[0] <= high
}

function rangeOf(text: string): [number, number] | null {
  const numbers = [...text.matchAll(/\d{1,3}(?:[,. ]\d{3})+|\d+/g)].map(([number]) =>
    Number(number.replace(/\D/g, ''))
  )
  if (numbers.length === 0) return null
  if (numbers.length > 1) return [Math.min(...numbers.slice(0, 2)), Math.max(...numbers.slice(0, 2))]
  const [only] = numbers
  if (/\+|more|over|above|at least|>|mehr als|über|plus de|más de|mais de/i.test(text))
    return [only, Infinity]
  if (/fewer|less than|under|up to|</i.test(text)) return [1, only]
  return [only, only]
}
