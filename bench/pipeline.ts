import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, choiceFlag, numberFlag } from './support/args.js'
import { progress } from './support/progress.js'
import { temporaryFolder } from './support/temporary_folder.js'
import type { BenchReport } from './support/table.js'
import { startServer } from './support/child_server.js'
import { startKith } from './pipeline/kith_server.js'
import { report } from './pipeline/report.js'
import { type Measured, runRounds } from './pipeline/rounds.js'
import { scratchDatabase } from './support/scratch_database.js'
import { cannedAnswers, SHAPES } from './pipeline/shapes.js'

const DATABASES = ['all', 'sqlite', 'postgres'] as const

export const flags = {
  database: `database of kith: ${DATABASES.join(', ')}`,
  connections: 'concurrent connections, default 32',
  rounds: 'measured rounds, default 5',
  seconds: 'seconds of load per server and round, default 3',
  profile: 'folder for a CPU profile of each kith server',
}

/**
 * Compares the complete request pipeline of kith with a bare route of its framework and of Fastify.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const database = choiceFlag(flags, 'database', DATABASES)
  const settings = {
    connections: numberFlag(flags, 'connections', 32, 1),
    rounds: numberFlag(flags, 'rounds', 5, 1),
    seconds: numberFlag(flags, 'seconds', 3, 1),
  }
  const nodeArgs = flags.profile ? ['--cpu-prof', `--cpu-prof-dir=${flags.profile}`] : []
  const directory = temporaryFolder('pipeline')

  progress('starting the servers')
  const postgres = database === 'sqlite' ? null : await scratchDatabase()
  const kith: (Measured & { isOurs: true })[] = []
  for (const [name, url] of [
    ['SQLite', undefined],
    ['PostgreSQL', postgres?.url],
  ] as const) {
    if (name === 'SQLite' ? database === 'postgres' : url === undefined) continue
    const folder = join(directory, name)
    mkdirSync(folder)
    kith.push({ ...(await startKith(`kith, ${name}`, folder, url, nodeArgs)), isOurs: true as const })
  }
  if (kith.length === 0) throw new Error('No PostgreSQL: set TEST_DATABASE_URL or install one.')

  const ROUTES = JSON.stringify(await cannedAnswers(kith[0].url, kith[0].key))
  const framework = 'bench/pipeline/framework_server.ts'
  const bare = [
    await startServer('Fastify', 'bench/pipeline/fastify_server.ts', { ROUTES }),
    await startServer('AdonisJS, bare', framework, { ROUTES }),
    await startServer('AdonisJS, its defaults', framework, { ROUTES, MIDDLEWARE: 'defaults' }),
  ]
  const servers = [...bare.map((server) => ({ ...server, key: kith[0].key, isOurs: false })), ...kith]
  const rounds = await runRounds(servers, SHAPES, settings)
  for (const server of servers) await server.stop()
  await postgres?.stop()

  return {
    title: `The request pipeline: ${settings.connections} connections, ${settings.rounds} rounds of ${settings.seconds} s`,
    ...report(servers, SHAPES, rounds, 1),
    notes: notes(database !== 'sqlite' && !postgres),
  }
}

const notes = (isWithoutPostgres: boolean) => [
  'Medians over the rounds. In a round all servers take turns. Each server and the load generator are separate processes.',
  'Bare routes return the same JSON as kith without reading the request. "its defaults" is the middleware of the API starter: forced JSON, context binding, body parser, authenticator.',
  'kith: key, scope, both rate buckets, usage count, idempotency, validation, the work of the route, response envelope.',
  ...(isWithoutPostgres ? ['PostgreSQL left out: no TEST_DATABASE_URL and no server installed.'] : []),
]
