import { Random } from '#demo/random'
import type { Scene } from './scene.js'
import type { Keys } from './workspace.js'

/** What the team searches for. */
const QUERIES = [
  'software engineers in Berlin',
  'product managers in London',
  'heads of marketing in New York',
  'data scientists in Toronto',
  'registered nurses in Texas',
  'finance directors in Paris',
  'account executives in Chicago',
  'backend developers in Amsterdam',
  'VP sales in Boston',
  'UX designers in Stockholm',
  'HR managers in Munich',
  'legal counsel in Madrid',
] as const
const COLUMNS = [
  ['title', 'company'],
  ['title', 'company', 'location'],
  ['email.work', 'title'],
  ['email.work'],
]
const WORKDAY = { from: 8, to: 18 }

export type Person = { person_id: string; name: string; company: string | null }
type Use = { key: keyof Keys; share: number; send: (context: Context) => Promise<unknown> }
type Context = { scene: Scene; key: string; random: Random; people: readonly Person[] }

const search =
  (type: string) =>
  ({ scene, key, random }: Context) =>
    scene.call('/v1/search', { query: random.pick(QUERIES), type, num_results: random.int(5, 25) }, { key })

const identity = ({ name, company }: Person) => ({ name, company: company ?? undefined })

/** How often the team's programs send each request. Some are refused, as in any month. */
const USES: readonly Use[] = [
  { key: 'crm', share: 7, send: search('fast') },
  { key: 'notebooks', share: 4, send: search('instant') },
  { key: 'notebooks', share: 2, send: search('auto') },
  {
    key: 'crm',
    share: 5,
    send: ({ scene, key, random, people }) =>
      scene.call('/v1/enrich', { person_id: random.pick(people).person_id, fields: ['work_email'] }, { key }),
  },
  {
    key: 'signup',
    share: 4,
    send: ({ scene, key, random, people }) =>
      scene.call('/v1/people/resolve', { ...identity(random.pick(people)) }, { key }),
  },
  {
    key: 'nightly',
    share: 3,
    send: ({ scene, key, random, people }) => {
      const from = random.int(0, people.length - 25)
      return scene.call(
        '/v1/datasets',
        {
          entity: { type: 'person' },
          rows: people.slice(from, from + random.int(6, 24)).map(identity),
          columns: random.pick(COLUMNS).map((column) => ({ key: column })),
        },
        { key }
      )
    },
  },
  { key: 'crm', share: 1, send: ({ scene, key }) => scene.call('/v1/account/credits', undefined, { key }) },
  // The refused requests: from a program whose key is revoked later, with a wrong field, and with a key
  // without the scope.
  { key: 'staging', share: 0.6, send: search('instant') },
  {
    key: 'notebooks',
    share: 0.7,
    send: ({ scene, key }) => scene.call('/v1/search', { query: 'nurses', num_results: 500 }, { key }),
  },
  { key: 'signup', share: 0.3, send: ({ scene, key }) => scene.call('/v1/agent/runs', undefined, { key }) },
]

/** Returns the times of a day's requests, in order. The team works less at weekends, and more each week. */
export function timesOf(day: number, week: number): number[] {
  const random = new Random(day, 'times')
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const requests = isWeekend ? random.int(1, 4) : random.int(9, 14) + 3 * week
  const hours = Array.from(
    { length: requests },
    () => WORKDAY.from + random.next() * (WORKDAY.to - WORKDAY.from)
  )
  return hours.sort((a, b) => a - b).map((hour) => day + Math.round(hour * 3_600_000))
}

/** Sends one request of the team's programs. The same number sends the same request. */
export function sendOne(
  scene: Scene,
  keys: Keys,
  people: readonly Person[],
  number: number
): Promise<unknown> {
  const random = new Random(number, 'request')
  const use = random.weighted(USES, ({ share }) => share)
  return use.send({ scene, key: keys[use.key].secret, random, people })
}
