import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SERVER = 'bin/server.ts'
const LAZY_THREADS = `--import=${new URL('./lazy_threads.ts', import.meta.url).href}`
type Env = Record<string, string>

/** Creates a separate data folder. `end` removes it. */
export function dataFolder(): { directory: string; end: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'kith-child-'))
  return { directory, end: () => rmSync(directory, { recursive: true, force: true }) }
}

/** Runs `node ace ...` in a separate process, which is killed after 4 minutes. */
export function ace(args: string[], env: Env): Promise<{ code: number | null; out: string; err: string }> {
  const child = start(['ace.js', ...args], env)
  return finished(child, 240_000)
}

/** A service in a separate process, with its whole output and its log. */
type Served = { url: string; child: ChildProcess; printed: () => string; logged: () => string }

/**
 * Starts the service. Resolves when /health responds. Rejects with the output if the service exits
 * or needs over 100 seconds. `imports` are modules to load first.
 */
export async function serve(env: Env, imports: string[] = []): Promise<Served> {
  const port = await freePort()
  const preloads = imports.map((url) => `--import=${url}`)
  const child = start([...preloads, SERVER], { ...env, PORT: String(port) })
  let [printed, logged] = ['', '']
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (printed += chunk))
  child.stderr!.on('data', (chunk) => (logged += chunk))
  const url = `http://127.0.0.1:${port}`
  // Creating the demo data takes a while on a busy machine.
  for (let i = 0; i < 1000 && child.exitCode === null; i++) {
    const ready = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false
    )
    if (ready) return { url, child, printed: () => printed, logged: () => logged }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the service did not start:\n${printed}`)
}

/** Kills a process and waits until it has exited. */
export function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export function finished(child: ChildProcess, limitMs: number) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    let [out, err] = ['', '']
    child.stdout!.on('data', (chunk) => (out += chunk))
    child.stderr!.on('data', (chunk) => (err += chunk))
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, out, err })
    })
  })
}

export function start(args: string[], env: Env): ChildProcess {
  // Removes the URLs of shared services, because they contain other data. The process then uses
  // embedded services in its data folder.
  const { DATABASE_URL: _, OPENSEARCH_URL: __, REDIS_URL: ___, ...inherited } = process.env
  const defaults = { NODE_ENV: 'production', LOG_LEVEL: 'fatal', DEMO: '0', DRAIN_SECONDS: '0' }
  const preloads = ['--import=./bin/typescript.js', ...(args.includes(SERVER) ? [LAZY_THREADS] : [])]
  return spawn(process.execPath, [...preloads, ...args], {
    cwd: ROOT,
    env: { ...inherited, ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
