import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ChildServer } from '#bench/support/child_server'
import { runScript } from '#bench/support/run_script'
import { percentiles } from '#bench/support/percentiles'
import { familySeconds, processorSeconds } from '#bench/support/processor_time'
import { progress } from '#bench/support/progress'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import type { BenchReport } from '#bench/support/table'
import { type Installation, newInstallation } from './installation.js'
import type { LoadOrder, LoadResult, Sample } from './load.js'
import { drawRequests } from './requests.js'

export type ProcessSettings = {
  directory: string
  people: SyntheticPeople
  count: number
  clients: number
  seconds: number
}

const PROCESS_COUNTS = [1, 2, 4]
const WARM_UP_SECONDS = 4
const REQUESTS = 2_000
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url))

/**
 * Measures the throughput of 1, 2 and 4 web processes of one installation. Then measures what
 * clients notice when one of the four is killed.
 */
export async function processesPart(settings: ProcessSettings): Promise<BenchReport> {
  const { directory, people, count, clients, seconds } = settings
  progress(`importing ${count.toLocaleString('en-US')} people`)
  const installation = await newInstallation(directory, people, count)
  const requests = drawRequests(people, count, REQUESTS)
  const servers: ChildServer[] = []
  const order = (howLong: number): LoadOrder => ({
    urls: servers.map(({ url }) => url),
    key: installation.key,
    requests,
    clients,
    seconds: howLong,
  })
  const rows: BenchReport['rows'] = []
  try {
    for (const number of PROCESS_COUNTS) {
      while (servers.length < number) servers.push(await installation.startWeb())
      progress(`${number} web processes`)
      await load(order(WARM_UP_SECONDS))
      rows.push(await steadyRow(servers, installation, () => load(order(seconds)), seconds))
    }
    progress('killing one of four')
    rows.push(...(await killedRows(servers, installation, order(3 * seconds), seconds)))
  } finally {
    for (const server of servers) await server.stop()
    await installation.stop()
  }
  return {
    title: `Web processes of one installation on ${installation.engines.join(', ')}: ${clients} clients, ${count.toLocaleString('en-US')} people`,
    columns: [
      { key: 'what', label: 'web processes' },
      ...[
        ['perSecond', 'answers/s'],
        ['p50', 'p50 ms'],
        ['p99', 'p99 ms'],
        ['max', 'slowest ms'],
        ['cpu', 'CPU ms per request'],
        ['database', 'of PostgreSQL'],
        ['failures', 'failed'],
        ['broken', 'broken connections'],
      ].map(([key, label]) => ({ key, label, align: 'right' as const })),
    ],
    rows,
    notes: [
      'Three in four requests are POST /v1/search, the others GET /v1/account/credits.',
      'Processes, database, Redis and the client share the machine; CPU ms per request counts only the web processes and PostgreSQL.',
      'After a broken connection the client avoids the server for a second and repeats the request on the next with the same Idempotency-Key. failed: responses other than 2xx. Broken connections belong to the killed process unless a row says otherwise; they and failed are reported once for the whole run with the kill.',
    ],
  }
}

async function steadyRow(
  servers: ChildServer[],
  { databasePid }: Installation,
  work: () => Promise<LoadResult>,
  seconds: number
): Promise<BenchReport['rows'][number]> {
  const web = () => servers.reduce((sum, { child }) => sum + (processorSeconds(child.pid!) ?? 0), 0)
  const database = () => (databasePid === null ? null : familySeconds(databasePid))
  const before = [web(), database()] as const
  const { samples, failures, broken } = await work()
  const [webAfter, databaseAfter] = [web(), database()]
  const perRequest = (spent: number) => (spent * 1000) / samples.length
  return {
    what: String(servers.length),
    ...figures(samples, seconds),
    cpu: perRequest(webAfter - before[0]),
    database: databaseAfter === null ? null : perRequest(databaseAfter - before[1]!),
    failures: failuresText(failures),
    broken: broken.reduce((sum, one) => sum + one, 0),
  }
}

/**
 * All processes run for a third of the time. Then one is killed. It is restarted for the last
 * third.
 */
async function killedRows(
  servers: ChildServer[],
  installation: Installation,
  order: LoadOrder,
  seconds: number
): Promise<BenchReport['rows']> {
  const victim = servers.length - 1
  const loaded = load(order)
  // The first third includes the client's own start and is measured from its first response.
  await sleep(seconds * 1000)
  const killedAt = Date.now()
  servers[victim].child.kill('SIGKILL')
  await sleep(seconds * 1000)
  const port = Number(new URL(servers[victim].url).port)
  const startedAt = Date.now()
  servers[victim] = await installation.startWeb(port)
  const { samples, failures, broken } = await loaded
  const others = broken.filter((_, i) => i !== victim).reduce((sum, one) => sum + one, 0)
  const from = samples[0][0]
  const end = samples.at(-1)![0]
  const row = (what: string, since: number, until: number) => ({
    what,
    ...figures(
      samples.filter(([at]) => at >= since && at < until),
      (until - since) / 1000
    ),
  })
  const retried = samples.filter(([, , tries]) => tries > 1).map(([, ms]) => ms)
  return [
    row('4, before the kill', from, killedAt),
    {
      ...row('4, the second after the kill', killedAt, killedAt + 1_000),
      failures: failuresText(failures),
      broken: others === 0 ? broken[victim] : `${broken[victim]}, and ${others} of others`,
    },
    row('3, until the restart', killedAt + 1_000, startedAt),
    row('4, during and after the restart', startedAt, end),
    {
      what: `repeated requests: ${retried.length}`,
      ...figures(
        retried.map((ms): Sample => [0, ms, 2]),
        Number.NaN
      ),
    },
  ]
}

function figures(samples: Sample[], seconds: number) {
  const { p50, p99, max } = percentiles(samples.map(([, ms]) => ms))
  return { perSecond: Math.round(samples.length / seconds), p50, p99, max }
}

function failuresText(failures: Record<string, number>): string {
  const texts = Object.entries(failures).map(([status, count]) => `${count} x ${status}`)
  return texts.length === 0 ? '0' : texts.join(', ')
}

function load(order: LoadOrder): Promise<LoadResult> {
  return runScript(LOAD, order)
}
