import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sql } from '#domain/ports/sql'
import type { PersonRecord } from '#domain/people/person_record'
import { foldPerson } from '#domain/people/records/fold_person'
import { ImportLog } from '#app/imports/import_log'
import { Imports } from '#app/imports/imports'
import { peopleTarget } from '#app/people/import_targets'
import { PeopleStore } from '#app/people/people_store'
import { recordKey } from '#app/people/record_key'
import { Random } from '#tests/contract/support/random'
import { type Engine, newPlace, type Place } from './support/database.js'
import { Victim } from './support/victim.js'
import { MOMENTS } from './support/write_watch.js'

export type UndoReport = {
  kills: number
  /** Kills that left an undo half done. */
  midway: number
  points: Set<string>
  violations: string[]
}

const PROCESS = fileURLToPath(new URL('./support/undo_process.ts', import.meta.url))
/** Enough records for several steps of an undo. */
const RECORDS = 700

/**
 * Kills processes that undo imports, each in a new world of four imports. Then lets another process
 * continue, and checks that every record says what the remaining imports say.
 */
export async function killUndos(engine: Engine, kills: number, seed: number): Promise<UndoReport> {
  const place = await newPlace(engine)
  const folder = mkdtempSync(join(tmpdir(), 'undo-kills-'))
  try {
    await place.migrate()
    const { sql, close } = place.open()
    const campaign = new UndoCampaign(engine, place, sql, folder, new Random(seed))
    return await campaign.run(kills).finally(close)
  } finally {
    await place.end()
    rmSync(folder, { recursive: true })
  }
}

class UndoCampaign {
  readonly #people: PeopleStore
  readonly #imports: Imports
  readonly #report: UndoReport = { kills: 0, midway: 0, points: new Set(), violations: [] }
  #files = 0

  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
    private readonly sql: Sql,
    private readonly folder: string,
    private readonly random: Random
  ) {
    this.#people = new PeopleStore(sql)
    const none = () => Promise.reject(new Error('not used'))
    const people = async () => peopleTarget(this.#people)
    this.#imports = new Imports(sql, new ImportLog(sql, 365), { people, companies: none, profiles: none })
  }

  async run(kills: number): Promise<UndoReport> {
    for (let world = 0; world < kills; world++) await this.#kill(`w${world}`)
    return this.#report
  }

  async #kill(source: string): Promise<void> {
    const record = (i: number, title: string): PersonRecord => ({
      ...{ source, id: `${i}`, name: `Person ${i} Of${source}`, title, emails: [`p${i}@${source}.example`] },
    })
    const range = (from: number, to: number, title: string) =>
      Array.from({ length: to - from }, (_, i) => record(from + i, title))
    await this.#import(range(0, 300, 'first'))
    const id = await this.#import(range(100, RECORDS, 'second'))
    await this.#import(range(200, 250, 'third'))
    await this.#import(range(600, RECORDS, 'second'))
    // A record of the undone import remains where a later import replaced or repeated it.
    const expected = (i: number) =>
      i >= 200 && i < 250 ? 'third' : i < 300 ? 'first' : i >= 600 ? 'second' : undefined

    const point = { at: 1 + this.random.below(60), when: this.random.pick(MOMENTS[this.engine]) }
    const victim = new Victim([PROCESS, id], this.place.env, point)
    await victim.exited()
    this.#report.kills++
    if (victim.diedAt) this.#report.points.add(victim.diedAt)
    const { state } = await new ImportLog(this.sql, 365).get(id)
    if (state === 'undoing') this.#report.midway++
    if (state !== 'undone') {
      const next = new Victim([PROCESS, id], this.place.env)
      await next.exited()
      if (!/^undone$/m.test(next.printed)) this.#violation(source, `did not continue: ${next.printed}`)
    }
    for (let i = 0; i < RECORDS; i++) await this.#check(record(i, ''), expected(i))
    await this.#checkRest(source)
  }

  async #import(records: PersonRecord[]): Promise<string> {
    const file = join(this.folder, `${++this.#files}.jsonl`)
    writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'))
    return (await this.#imports.run('people', [file], { startedBy: 'test' })).entry!.id
  }

  /** Checks a record, its person's view and its addresses. */
  async #check(record: PersonRecord, title: string | undefined): Promise<void> {
    const id = `per_${recordKey(record, '')}`
    const [view, records] = [await this.#people.get(id), await this.#people.recordsOf(id)]
    const addresses = await this.#people.withAddress(record.emails![0])
    const where = `${record.source} ${record.id}`
    if (view?.title !== title) this.#violation(where, `says ${view?.title}, not ${title}`)
    if (addresses.length !== (title === undefined ? 0 : 1))
      this.#violation(where, `${addresses.length} addresses`)
    const folded = records.length > 0 ? foldPerson(id, records) : null
    if (JSON.stringify(folded) !== JSON.stringify(view))
      this.#violation(where, 'the view is not of its records')
  }

  async #checkRest(source: string): Promise<void> {
    const [{ n }] = await this.sql.select<{ n: unknown }>(
      `SELECT count(*) AS n FROM imports WHERE state IN ('undoing', 'running')`
    )
    if (Number(n) > 0) this.#violation(source, `${n} imports are unfinished`)
    const [{ undos }] = await this.sql.select<{ undos: unknown }>(
      `SELECT count(*) AS undos FROM imports WHERE kind = 'undo'`
    )
    if (Number(undos) !== this.#report.kills) this.#violation(source, `${undos} undos are listed`)
    const changes = await this.sql.select(
      `SELECT p.person_id FROM people p LEFT JOIN index_changes c ON c.index_name = 'people' AND c.entity_id = p.person_id
       WHERE c.op IS NULL OR c.op <> 'put'`
    )
    if (changes.length > 0) this.#violation(source, `${changes.length} people are not in the change log`)
  }

  #violation(where: string, what: string): void {
    this.#report.violations.push(`${where}: ${what}`)
  }
}
