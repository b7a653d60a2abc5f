import { type BenchOptions, numberFlag } from '#bench/support/args'
import type { BenchReport } from '#bench/support/table'
import { type Grade, gradeDomain, total } from './contacts/grade.js'
import { addressesByDomain } from './contacts/legislators.js'

export const flags = {
  seed: 'seed that selects the known members of each domain',
  most: 'maximum members guessed per domain, so that large domains do not dominate; default 60',
}

const KNOWN_COUNTS = [0, 1, 2, 3, 5, 10, 25, 50, 100]
/** Ranges of domain sizes. For each range, half of a domain's members are known. */
const SIZES: [number, number][] = [
  [2, 4],
  [5, 14],
  [15, 39],
  [40, 99],
  [100, Number.POSITIVE_INFINITY],
]

/**
 * Learns the address pattern of each domain from some members, and guesses the addresses of others.
 * Compares the guesses with a plain first.last.
 */
export async function run({ data, flags }: BenchOptions): Promise<BenchReport> {
  const byDomain = addressesByDomain(data)
  const [seed, most] = [numberFlag(flags, 'seed', 1), numberFlag(flags, 'most', 60, 1)]
  const rows: ({ known: number | string } & Grade)[] = KNOWN_COUNTS.flatMap((known) => {
    const grades = [...byDomain].flatMap(
      ([domain, members], i) => gradeDomain(domain, members, { known, most, seed: seed * 1_000 + i }) ?? []
    )
    return grades.length === 0 ? [] : [{ known, ...total(grades) }]
  })
  for (const [from, to] of SIZES) {
    const grades = [...byDomain].flatMap(([domain, members], i) => {
      if (members.length < from || members.length > to) return []
      const known = Math.floor(members.length / 2)
      return gradeDomain(domain, members, { known, most, seed: seed * 1_000 + i }) ?? []
    })
    const known = `half of ${to === Number.POSITIVE_INFINITY ? `${from} and more` : `${from} to ${to}`}`
    if (grades.length > 0) rows.push({ known, ...total(grades) })
  }
  const members = [...byDomain.values()].reduce((all, { length }) => all + length, 0)
  return {
    title: `Work addresses guessed: ${members.toLocaleString('en-US')} members of ${byDomain.size} domains, by the number of known addresses of the same domain`,
    columns: [
      { key: 'known', label: 'known', align: 'right' },
      { key: 'domains', label: 'domains', align: 'right' },
      { key: 'guessed', label: 'guessed', align: 'right' },
      { key: 'first', label: 'learned, first guess', align: 'right' },
      { key: 'amongThree', label: 'among three', align: 'right' },
      { key: 'plain', label: 'plain first.last', align: 'right' },
      { key: 'sure', label: 'sure (0.9)', align: 'right' },
      { key: 'sureRight', label: 'correct of those', align: 'right' },
    ],
    rows: rows.map((row) => ({
      known: row.known,
      domains: row.domains,
      guessed: row.guessed,
      ...sharesOf(row),
    })),
    notes: [
      'Shares of the guessed members. A guess is one address. A domain with n members appears in every row below n.',
    ],
    details: { rows },
  }
}

function sharesOf({ guessed, first, amongThree, plain, sure, sureRight }: Grade) {
  const share = (part: number, of = guessed) => (of === 0 ? null : (part / of).toFixed(3))
  return {
    first: share(first),
    amongThree: share(amongThree),
    plain: share(plain),
    sure: share(sure),
    sureRight: share(sureRight, sure),
  }
}
