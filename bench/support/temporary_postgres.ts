import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const INSTALLED = '/usr/lib/postgresql'

/** A PostgreSQL server to measure. `pid` is its main process; null when it was not started here. */
export type MeasuredPostgres = {
  config: pg.PoolConfig
  origin: string
  pid: number | null
  stop(): Promise<void>
}

/**
 * Returns the server of TEST_DATABASE_URL, or starts the installed PostgreSQL in a temporary folder
 * with `settings`. Returns null when there is neither.
 */
export async function measuredPostgres(settings: Record<string, string>): Promise<MeasuredPostgres | null> {
  const connectionString = process.env.TEST_DATABASE_URL
  if (connectionString)
    return { config: { connectionString }, origin: 'TEST_DATABASE_URL', pid: null, stop: async () => {} }
  const bin = installedServer()
  return bin === null ? null : startServer(bin, settings)
}

/** Returns the programs of the newest PostgreSQL installed from Debian packages. */
function installedServer(): string | null {
  if (!existsSync(INSTALLED)) return null
  const versions = readdirSync(INSTALLED).sort((one, other) => Number(other) - Number(one))
  const version = versions.find((name) => existsSync(join(INSTALLED, name, 'bin', 'initdb')))
  return version === undefined ? null : join(INSTALLED, version, 'bin')
}

async function startServer(bin: string, settings: Record<string, string>): Promise<MeasuredPostgres> {
  const owner = process.getuid?.() === 0 ? packageUser() : null
  const directory = mkdtempSync(join(tmpdir(), 'kith-bench-postgres-'))
  if (owner) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  const initdb = ['-D', data, '-U', 'bench', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(bin, 'initdb'), initdb, { ...owner, cwd: directory, stdio: 'ignore' })

  const all = { listen_addresses: '', unix_socket_directories: directory, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...owner,
    cwd: directory,
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGINT')
    await gone
    rmSync(directory, { recursive: true, force: true })
  }
  process.once('exit', () => {
    if (server.exitCode !== null || !server.kill('SIGQUIT')) return
    const nap = new Int32Array(new SharedArrayBuffer(4))
    for (let naps = 0; naps < 50 && existsSync(join(data, 'postmaster.pid')); naps++)
      Atomics.wait(nap, 0, 0, 100)
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 })
  })
  const config = { host: directory, user: 'bench', database: 'postgres' }
  try {
    await accepting(config)
  } catch (error) {
    await stop()
    throw error
  }
  return { config, origin: bin, pid: server.pid ?? null, stop }
}

/** Returns the ids of the user that the PostgreSQL package creates. PostgreSQL refuses to run as root. */
function packageUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function accepting(config: pg.ClientConfig): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    const client = new pg.Client(config)
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
