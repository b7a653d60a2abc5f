import { setTimeout as sleep } from 'node:timers/promises'
import type { Paths } from '../support/details.js'
import type { Records } from '../support/records.js'
import { contactsFile, guestsFile } from './files.js'
import { type Person, sendOne, timesOf } from './routine.js'
import { NOW, OWNER, type Scene, START } from './scene.js'
import { type Keys, changeKeys, createKeys, createTeam, signInAs } from './workspace.js'

const DEMO = '/workspaces/demo'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Longer than the intervals at which monitors and deliveries are polled. */
const POLL_MS = 1_300
const ERASURE_MS = 60_000
/** Longer than the time between two signs of life of a worker. */
const BEAT_MS = 11_000
const DATASET_COLUMNS = ['title', 'company', 'location', 'email.work', 'socials.codehost'].map((key) => ({
  key,
}))

/** What one day adds to the routine. `at` is the time of day. */
type Event = { day: number; at: string; run: () => Promise<unknown> }

/** What the pictures open: the ids of records, and the paths of an import and of an erasure. */
type Shown = { records: Records; paths: Paths }

/** A month of work of one workspace, sent to the service day by day. */
export async function liveMonth(scene: Scene): Promise<Shown> {
  const month = new Month(scene)
  await month.prepare()
  for (let day = Date.parse(new Date(START).toISOString().slice(0, 10)); day < NOW; day += DAY_MS)
    await month.live(day)
  return month.finish()
}

const MANY_QUERIES = [
  ...['nurses', 'accountants', 'product managers', 'software engineers', 'marketing managers'],
  ...['account executives', 'data scientists', 'teachers', 'designers', 'lawyers', 'recruiters'],
]

/** Starts work that still runs while the first pages are opened. */
export async function startWork(scene: Scene): Promise<void> {
  const rows: object[] = []
  for (const query of MANY_QUERIES) {
    const { results } = await scene.send('/v1/search', { query, type: 'fast', num_results: 150 })
    rows.push(...results.map(({ person }: { person: Person }) => identityOf(person)))
  }
  const columns = DATASET_COLUMNS.filter(({ key }) => key !== 'email.work')
  await scene.send('/v1/datasets', { entity: { type: 'person' }, mode: 'async', rows, columns })
  await scene.send('/v1/sets', { search: { query: 'software engineers in the United States', count: 100 } })
}

const identityOf = ({ name, company }: Person) => ({ name, company: company ?? undefined })

class Month {
  #keys!: Keys
  #people: Person[] = []
  #sent = 0
  #guests = 0
  #set = ''
  #webhook = ''
  #monitor = ''
  #dataset = ''
  #import = ''
  #erasure = ''
  readonly #start = Date.parse(new Date(START).toISOString().slice(0, 10))

  constructor(private readonly scene: Scene) {}

  readonly #events: readonly Event[] = [
    { day: 1, at: '09:10', run: () => this.#importContacts('summit-berlin-2026.csv', 0, 60) },
    { day: 2, at: '10:05', run: () => this.#createSet('software engineers', 12, []) },
    {
      day: 5,
      at: '11:20',
      run: () => this.#ask('Find three software engineers in Germany and say where they work'),
    },
    { day: 6, at: '09:40', run: () => this.#importContacts('crm-export-november.csv', 60, 180) },
    { day: 8, at: '14:15', run: () => this.#createSet('product managers', 15, []) },
    { day: 9, at: '15:00', run: () => this.#fill(0, 18, 'async') },
    {
      day: 12,
      at: '10:30',
      run: () => this.#ask('Who leads product teams at software companies in London?'),
    },
    { day: 13, at: '09:05', run: () => this.#importContacts('webinar-guests.csv', 180, 240) },
    { day: 14, at: '16:10', run: () => this.#createSet('nurses', 20, []) },
    { day: 16, at: '11:45', run: () => this.#cancelledSet('data scientists in the United States') },
    { day: 19, at: '10:10', run: () => this.#fill(30, 60, 'async') },
    { day: 20, at: '09:00', run: () => this.#changeKeys() },
    { day: 20, at: '13:30', run: () => this.#batch(10, 40) },
    { day: 21, at: '09:20', run: () => this.#importContacts('partner-list.csv', 240, 300) },
    { day: 22, at: '15:30', run: () => this.#ask('Find two heads of marketing in New York') },
    { day: 23, at: '10:00', run: () => this.#grant(1_500, 'Top-up, order 2026-131') },
    { day: 26, at: '11:10', run: () => this.#createSet('accountants', 10, []) },
    { day: 27, at: '09:30', run: () => this.#suppress() },
    { day: 28, at: '12:00', run: () => this.#erase(5) },
    { day: 17, at: '11:05', run: () => signInAs(this.scene, 'elena.rossi') },
    { day: 28, at: '15:40', run: () => signInAs(this.scene, 'tom.okafor') },
    { day: 29, at: '09:00', run: () => this.#invite('sam.keller') },
    { day: 30, at: '11:50', run: () => signInAs(this.scene, 'priya.raman') },
    { day: 29, at: '10:20', run: () => this.#fill(60, 110, 'async') },
  ]

  /** The first hour: the team, its keys, a webhook per receiver, and the monitors. */
  async prepare(): Promise<void> {
    const { scene } = this
    await scene.console.signIn(OWNER)
    await this.#grant(2_000, 'Order 2026-114')
    await createTeam(scene)
    this.#keys = await createKeys(scene)
    const webhook = (host: 'hooks' | 'crm' | 'ats', path: string, events: string[]) =>
      scene.console.post(`${DEMO}/webhooks`, { url: scene.receivers.urlOf(host, path), events })
    await webhook('hooks', '/kith', ['set.idle', 'set.search.completed', 'batch.completed'])
    const crm = await webhook('crm', '/people', [
      'monitor.item.created',
      'monitor.item.changed',
      'set.item.created',
    ])
    await webhook('ats', '/v2/events', ['set.idle'])
    this.#webhook = crm.id
    this.#people = await this.#peopleOf('software engineers', 150)
    const monitor = (query: string, cadence: string) =>
      scene.send('/v1/monitors', { search: { query, count: 60 }, cadence }, this.#keys.crm.secret)
    const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30'
    this.#monitor = (await monitor('engineers in Lisbon', weekdays)).id
    await monitor('product managers in London', 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=30')
    const paused = await monitor('heads of marketing in New York', 'FREQ=DAILY;BYHOUR=7;BYMINUTE=30')
    await scene.console.post(`${DEMO}/monitors/${paused.id}/pause`, {})
  }

  /** A day: the monitors run in the morning, then come the routine and the events of the day. */
  async live(day: number): Promise<void> {
    const { scene } = this
    const number = Math.round((day - this.#start) / DAY_MS)
    scene.receivers.status.crm = number >= 17 && number <= 18 ? 503 : 204
    if (number > 0) await this.#importGuests(day, number)
    await scene.setClock(day + 7.5 * HOUR_MS)
    await scene.console.signIn(OWNER)
    await sleep(POLL_MS)
    const week = Math.floor(number / 7)
    const routine = timesOf(day, week).map((time) => ({ time, run: () => this.#sendNext() }))
    const events = this.#events
      .filter((event) => event.day === number)
      .map(({ at, run }) => ({
        time: day + minutesOf(at) * 60_000,
        // The clock must not move while work runs, because its leases would expire.
        run: () => run().then(() => scene.settledRuns()),
      }))
    for (const { time, run } of [...routine, ...events].sort((a, b) => a.time - b.time)) {
      if (time > NOW - HOUR_MS) break
      await scene.setClock(time)
      await run()
    }
    await scene.settledRuns()
    await sleep(POLL_MS / 2)
  }

  /** The last hour: what the pictures open, and work that still runs. */
  async finish(): Promise<Shown> {
    const { scene } = this
    await scene.setClock(NOW - 55 * 60_000)
    // The first deliveries of the Set fail, and their next attempts succeed.
    scene.receivers.status.crm = 503
    setTimeout(() => {
      scene.receivers.status.crm = 204
    }, POLL_MS)
    this.#set = await this.#createSet('product managers in the United States', 24, [], true)
    await scene.settledRuns()
    await scene.setClock(NOW - 35 * 60_000)
    this.#dataset = await this.#fill(120, 138, 'sync')
    await this.#importContacts('crm-export-week-48.csv', 300, 380, true)
    const agent = await this.#ask('Find three software engineers in Germany and say where they work')
    const runs = await scene.settledRuns()
    const runOf = (kind: string) => runs.find((run) => run.kind === kind)!.id
    const records = {
      ...{ dataset: this.#dataset, set: this.#set, monitor: this.#monitor, webhook: this.#webhook, agent },
      ...{ person: this.#people[3].person_id, datasetRun: runOf('dataset'), setRun: runOf('set') },
    }
    await scene.setClock(NOW)
    await scene.console.signIn(OWNER)
    await sleep(BEAT_MS)
    return { records, paths: { import: `/imports/${this.#import}`, erasure: `/privacy/${this.#erasure}` } }
  }

  #sendNext = () => sendOne(this.scene, this.#keys, this.#people, ++this.#sent)

  #grant = (amount: number, note: string) => this.scene.console.post(`${DEMO}/credits`, { amount, note })

  async #peopleOf(query: string, num_results: number): Promise<Person[]> {
    const { results } = await this.scene.send('/v1/search', { query, type: 'fast', num_results })
    return results.map(({ person }: { person: Person }) => person)
  }

  async #importContacts(name: string, from: number, to: number, unnamed = false): Promise<void> {
    this.#import = await this.scene.console.importFile(name, contactsFile(from, to, unnamed))
  }

  /**
   * On each workday at 7:00, imports a file with new guests of an event. Some files also have a changed
   * guest of an earlier event.
   */
  async #importGuests(day: number, number: number): Promise<void> {
    if ([0, 6].includes(new Date(day).getUTCDay())) return
    await this.scene.setClock(day + 7 * HOUR_MS)
    await this.scene.console.signIn(OWNER)
    const date = new Date(day).toISOString().slice(0, 10)
    const [from, amount] = [this.#guests, 1 + ((number * 7) % 5)]
    this.#guests += amount
    const text = guestsFile(from, this.#guests, number % 4 === 0 ? from - 1 : undefined)
    await this.scene.console.importFile(`lisbon-guests-${date}.csv`, text, 'lisbon-guests')
    await this.scene.settledRuns()
  }

  async #createSet(query: string, count: number, criteria: string[], isWide = false): Promise<string> {
    const enrichments = [{ description: 'work email' }, ...(isWide ? [{ description: 'location' }] : [])]
    const body = { search: { query, count, criteria }, enrichments }
    return (await this.scene.send('/v1/searches', body, this.#keys.crm.secret)).id
  }

  async #cancelledSet(query: string): Promise<void> {
    const id = await this.#createSet(query, 100, [])
    await this.scene.call(`/v1/sets/${id}/cancel`, {}, { key: this.#keys.crm.secret })
  }

  /** Fills a dataset of known people. */
  async #fill(from: number, to: number, mode: 'sync' | 'async'): Promise<string> {
    const rows = this.#people.slice(from, to).map(identityOf)
    const body = { entity: { type: 'person' }, mode, rows, columns: DATASET_COLUMNS }
    const limit = mode === 'sync' ? { deadline_ms: 60_000 } : {}
    return (await this.scene.send('/v1/datasets', { ...body, ...limit }, this.#keys.crm.secret)).dataset.id
  }

  async #ask(task: string): Promise<string> {
    const { run_id } = await this.scene.send(
      '/v1/agent',
      { operation: 'ask', task },
      this.#keys.notebooks.secret
    )
    return run_id
  }

  #batch = (from: number, to: number) =>
    this.scene.send(
      '/v1/people/batch/enrich',
      {
        people: this.#people.slice(from, to).map(({ person_id }) => ({ person_id })),
        fields: ['work_email'],
      },
      this.#keys.crm.secret
    )

  async #invite(name: string): Promise<void> {
    const admin = await signInAs(this.scene, 'jonas.weber')
    await admin.post(`${DEMO}/invitations`, { email: `${name}@northwind.example`, role: 'member' })
  }

  async #changeKeys(): Promise<void> {
    const admin = await signInAs(this.scene, 'priya.raman')
    await changeKeys(admin, this.#keys, this.#start + 20 * DAY_MS)
  }

  async #erase(index: number): Promise<void> {
    const person = { person_id: this.#people.at(-index)!.person_id }
    this.#erasure = (await this.scene.console.post('/privacy/requests', { person })).request
    // The clock must not move before the erasure ends.
    for (const until = performance.now() + ERASURE_MS; performance.now() < until; await sleep(150)) {
      const { items } = await this.scene.console.get('/privacy/requests')
      if (items.every(({ status }: { status: string }) => status === 'completed')) return
    }
    throw new Error('the erasure did not end')
  }

  async #suppress(): Promise<void> {
    for (const [i, email] of [
      'a.keller@posteo.example',
      'c.moreau@mail.example',
      'lee@home.example',
    ].entries())
      await this.scene.console.post('/privacy/suppressions', {
        person: { email },
        scope: i === 1 ? 'contacts' : 'all',
        reason: i === 1 ? 'complaint' : 'asked',
      })
  }
}

function minutesOf(at: string): number {
  const [hours, minutes] = at.split(':').map(Number)
  return hours * 60 + minutes
}
