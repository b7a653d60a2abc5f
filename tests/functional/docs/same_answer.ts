/** Parts that differ between runs: ids, times and link secrets. */
const VARYING = [
  [/(?:run|req|set|item|enr|srch|ds|key|ws|mon|wh|dlv)_[0-9a-f]{6,32}/g, '[a-z]+_[0-9a-f]+'],
  [/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '20\\d\\d-\\d\\d-\\d\\dT[\\d:.]+Z'],
  [/\/shared\/sets\/[\w-]+/g, '/shared/sets/[\\w-]+'],
] as const

/**
 * Returns null if an output matches what the page shows, otherwise the first difference. `...`
 * matches anything. `"...": "..."` matches other members. White space does not matter.
 */
export function difference(shown: string, printed: string): string | null {
  const actual = printed.replace(/\s+/g, '')
  const parts = shown.replace(/\s+/g, '').replaceAll('"...":"..."', '...').split('...')
  let at = 0
  for (const [i, part] of parts.entries()) {
    const pattern = new RegExp(patternOf(part) + (i === parts.length - 1 ? '$' : ''), i === 0 ? 'y' : 'g')
    pattern.lastIndex = at
    const found = pattern.exec(actual)
    if (!found)
      return `the page shows\n  ${part}\nbut after ${at} characters there is\n  ${actual.slice(at, at + 2500)}`
    at = found.index + found[0].length
  }
  return null
}

function patternOf(part: string): string {
  let pattern = part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  for (const [varying, as] of VARYING) {
    const source = new RegExp(varying.source.replaceAll('\\.', '\\\\\\.'), 'g')
    pattern = pattern.replace(source, () => as)
  }
  return pattern
}
