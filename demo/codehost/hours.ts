import { dayOf } from '#demo/dates'
import type { Random } from '#demo/random'
import type { Account, Codehost } from './build.js'
import { type Moment, currentEvent, timelineEvent, two } from './events.js'
import type { Era } from './payloads.js'

/** One file of the archive. Line breaks separate the lines only if `separated` is true. */
export type CodehostHour = { name: string; lines: string[]; separated: boolean }

type Hour = { year: number; month: number; day: number; hour: number; era: Era }

const HOURS: Hour[] = [
  { year: 2012, month: 4, day: 11, hour: 15, era: 'timeline' },
  { year: 2015, month: 3, day: 10, hour: 9, era: 'events' },
  { year: 2015, month: 9, day: 22, hour: 17, era: 'events' },
  { year: 2021, month: 2, day: 3, hour: 10, era: 'events' },
  { year: 2021, month: 7, day: 21, hour: 6, era: 'events' },
  { year: 2021, month: 11, day: 16, hour: 14, era: 'events' },
  { year: 2024, month: 4, day: 9, hour: 8, era: 'events' },
  { year: 2024, month: 10, day: 17, hour: 19, era: 'events' },
  { year: 2025, month: 8, day: 12, hour: 9, era: 'events' },
  { year: 2025, month: 8, day: 20, hour: 13, era: 'events' },
  { year: 2025, month: 8, day: 27, hour: 16, era: 'events' },
  { year: 2026, month: 6, day: 16, hour: 11, era: 'trimmed' },
]

/** Yields the hours in the world's archive, named `YYYY-MM-DD-H` like the archive's files. */
export function* codehostHours(codehost: Codehost, random: Random): Generator<CodehostHour> {
  for (const hour of HOURS) {
    const name = `${hour.year}-${two(hour.month)}-${two(hour.day)}-${hour.hour}`
    yield { name, lines: events(codehost, hour, random.fork(name)), separated: hour.era !== 'timeline' }
  }
}

function events(codehost: Codehost, hour: Hour, random: Random): string[] {
  const today = dayOf(hour.year, hour.month, hour.day)
  // A company's repositories exist from the year after its founding.
  const active = codehost.accounts
    .filter((account) => account.since <= today)
    .map((account) => ({
      ...account,
      repositories: account.repositories.filter(({ company }) => !company || company.founded < hour.year),
    }))
    .filter((account) => account.repositories.length > 0)
  const times: { second: number; account: Account }[] = []
  for (const account of active) {
    if (!random.chance(hour.era === 'timeline' ? 0.5 : 0.45)) continue
    const count = random.int(1, 2 + account.pace)
    for (let n = 0; n < count; n++) times.push({ second: random.int(0, 3599), account })
  }
  times.sort((a, b) => a.second - b.second)
  const firstId = (today - dayOf(2011)) * 10_000_000 + hour.hour * 400_000
  return times.map(({ second, account }, i) => {
    const moment: Moment = { ...hour, second, id: firstId + i }
    const event =
      hour.era === 'timeline'
        ? timelineEvent(account, moment, random)
        : currentEvent(account, moment, hour.era, random)
    return JSON.stringify(event)
  })
}
