/** Returns the edit distance, including swaps; `max + 1` if it exceeds `max`. */
export function damerauLevenshtein(a: string, b: string, max = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > max) return max + 1
  // Most words differ in one place only, and equal ends add no edits.
  let start = 0
  let [endOfA, endOfB] = [a.length, b.length]
  while (start < endOfA && start < endOfB && a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (start < endOfA && start < endOfB && a.charCodeAt(endOfA - 1) === b.charCodeAt(endOfB - 1)) {
    endOfA--
    endOfB--
  }
  const [lengthOfA, lengthOfB] = [endOfA - start, endOfB - start]
  if (lengthOfA === 0 || lengthOfB === 0) return Math.min(lengthOfA + lengthOfB, max + 1)
  if (lengthOfA === 1 && lengthOfB === 1) return Math.min(1, max + 1)
  if (max <= 1) return Math.min(isSwap(a, b, start, lengthOfA, lengthOfB) ? 1 : 2, max + 1)
  return distance(a.slice(start, endOfA), b.slice(start, endOfB), max)
}

const isSwap = (a: string, b: string, start: number, lengthOfA: number, lengthOfB: number): boolean =>
  lengthOfA === 2 && lengthOfB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]

function distance(a: string, b: string, max: number): number {
  let [before, previous, current] = [
    [] as number[],
    Array.from({ length: b.length + 1 }, (_, j) => j),
    [] as number[],
  ]
  for (let i = 1; i <= a.length; i++) {
    current = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2] + 1)
      current[j] = cost
      least = Math.min(least, cost)
    }
    if (least > max) return max + 1
    ;[before, previous] = [previous, current]
  }
  return Math.min(previous[b.length], max + 1)
}
