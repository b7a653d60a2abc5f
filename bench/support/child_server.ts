import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const RUN = ['--import=./bin/typescript.js']
const START_TIMEOUT_MS = 60_000
type Env = Record<string, string>

/** A server in its own process. */
export type ChildServer = { name: string; url: string; child: ChildProcess; stop(): Promise<void> }

/**
 * Starts a script that serves on PORT. Resolves once `/health` succeeds. Rejects with the output if
 * the script exits first or takes over a minute. `nodeArgs` are passed to Node, for example for a
 * profiler.
 */
export async function startServer(
  name: string,
  script: string,
  env: Env,
  nodeArgs: string[] = []
): Promise<ChildServer> {
  const port = env.PORT ?? (await freePort())
  const child = spawn(process.execPath, [...nodeArgs, ...RUN, script], {
    cwd: ROOT,
    env: { ...environment(), HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let printed = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-10_000)))
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_TIMEOUT_MS
  for (;;) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`${name} did not start:\n${printed}`)
    if (await isHealthy(`${url}/health`)) break
    await sleep(100)
  }
  return { name, url, child, stop: () => stopped(child) }
}

/** Runs `node ace ...` and returns its JSON output. */
export async function ace(args: string[], env: Env): Promise<any> {
  const { stdout } = await promisify(execFile)(process.execPath, [...RUN, 'ace.js', ...args, '--json'], {
    cwd: ROOT,
    env: { ...environment(), ...env },
  })
  return JSON.parse(stdout)
}

/**
 * Returns the environment without the settings of the caller, because they would change the
 * measured service.
 */
function environment(): Env {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  // Embedding in the background would make times vary.
  const steady = { NODE_ENV: 'production', ENCODER_MAX_PEOPLE: '0' }
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...steady }
}

const isHealthy = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false
  )

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => child.kill('SIGKILL'), 10_000)
    child.once('exit', () => {
      clearTimeout(cutOff)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
