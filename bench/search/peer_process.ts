import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type PeopleEngine, perQuery, type World } from './engine.js'
import { bodyWords, type PeopleQuery, personFacts, personRow, queryFacts } from './query.js'
import { percentiles } from '#bench/support/percentiles'
import { processorMs } from '#bench/support/processor_time'
import { bytesIn, residentBytes } from '#bench/support/sizes'

/** People written to the process before its pipe is awaited. */
const BATCH = 1_000
/** The warm-up of a process whose runtime compiles while it runs. */
const WARM_UP_ROUNDS = 5

export type Program = { label: string; command: string; args: string[]; directory: string }

/**
 * A search library in a process of its own. It times itself, so the pipe to it costs nothing. All
 * its lines are parts separated by tabs:
 *
 * - At first it reads `body`, `facts` and `record` of each person in static rank order, until an empty
 *   line. It answers with one line when the index can be searched.
 * - A query is a line of words, `all` or `any`, required facts and excluded facts.
 * - `search`, then a query: it answers with the records.
 * - `measure COUNT MILLISECONDS MIN`, then queries: it runs each once and answers with the ms of each.
 *   It stops after MILLISECONDS, but not before MIN queries.
 * - `load COUNT CLIENTS MILLISECONDS`, then queries: it runs them from CLIENTS threads and answers
 *   with the ms of each.
 */
export async function peerEngine(world: World, program: Program): Promise<PeopleEngine> {
  const start = performance.now()
  const peer = new PeerProcess(program)
  await peer.write(peopleLines(world))
  await peer.ask([''])
  const buildSeconds = (performance.now() - start) / 1000
  const ask = async (name: string, queries: PeopleQuery[], ...numbers: number[]) =>
    (await peer.ask([[name, queries.length, ...numbers].join('\t'), ...queries.map(queryLine)])).map(Number)
  return {
    label: program.label,
    kind: 'library',
    buildSeconds,
    bytes: bytesIn(program.directory),
    memory: () => residentBytes(peer.pid),
    search: async (query) => (await peer.ask(['search', queryLine(query)])).map((row) => JSON.parse(row)),
    measure: async (queries, { milliseconds, min }) => {
      for (let round = 0; round < WARM_UP_ROUNDS; round++)
        await ask('measure', queries, milliseconds / 4 / WARM_UP_ROUNDS, 1)
      const began = processorMs(peer.pid)
      const timing = percentiles(await ask('measure', queries, milliseconds, min))
      return { timing, processorMs: perQuery(processorMs(peer.pid) - began, timing.count) }
    },
    load: (queries, clients, milliseconds) => ask('load', queries, clients, milliseconds),
    close: () => peer.close(),
  }
}

class PeerProcess {
  #label: string
  #child: ChildProcess
  #exited: Promise<unknown>
  #answers: AsyncIterator<string>

  constructor({ label, command, args, directory }: Program) {
    this.#label = label
    this.#child = spawn(command, [...args, directory], { stdio: ['pipe', 'pipe', 'inherit'] })
    // A write to a process that ended fails here. The missing answer says so to the caller.
    this.#child.stdin!.on('error', () => {})
    this.#exited = once(this.#child, 'exit').catch(() => {})
    this.#answers = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]()
    process.once('exit', () => this.#child.kill('SIGKILL'))
  }

  get pid(): number {
    return this.#child.pid!
  }

  async write(lines: Iterable<string>): Promise<void> {
    for (const text of lines)
      if (!this.#child.stdin!.write(text) && this.#child.exitCode === null)
        await Promise.race([once(this.#child.stdin!, 'drain').catch(() => {}), this.#exited])
  }

  /** Writes lines and returns the parts of the line that the process answers. */
  async ask(lines: string[]): Promise<string[]> {
    await this.write([`${lines.join('\n')}\n`])
    const { value, done } = await this.#answers.next()
    if (done) throw new Error(`${this.#label} ended with ${this.#child.exitCode}.`)
    return value === '' ? [] : value.split('\t')
  }

  async close(): Promise<void> {
    this.#child.stdin!.end()
    await this.#exited
  }
}

/** Yields people in batches, as the lines from which a library builds its index. */
function* peopleLines({ people, order }: World): Generator<string> {
  for (let from = 0; from < order.length; from += BATCH)
    yield Array.from(order.subarray(from, from + BATCH), (number) => {
      const person = people.person(number)
      const parts = [
        bodyWords(person).join(' '),
        personFacts(person).join(' '),
        JSON.stringify(personRow(person)),
      ]
      return `${parts.join('\t')}\n`
    }).join('')
}

function queryLine(query: PeopleQuery): string {
  const { all, none } = queryFacts(query)
  return [(query.words ?? []).join(' '), query.require ?? 'any', all.join(' '), none.join(' ')].join('\t')
}
