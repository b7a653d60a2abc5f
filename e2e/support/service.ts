import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OIDC_CLIENT, OidcServer } from '../../tests/functional/console/support/oidc_server.js'
import { demoFolder } from '../../tests/functional/support/demo_folder.js'
import { ConsoleClient } from './console_client.js'

const ROOT = join(import.meta.dirname, '../..')
const LOADER = '--import=./bin/typescript.js'
const START_MS = 300_000

/** A certificate of 127.0.0.1 and *.northwind.example with its private key. Only tests trust it. */
export const CERTIFICATE = join(import.meta.dirname, 'certificate.pem')
export const ADMIN = { email: 'admin@console.example', password: 'a long enough password' }
export const MEMBER = { email: 'member@console.example', password: 'another long password' }

/** A running service. `url` is its origin. */
export type Service = { url: string; child: ChildProcess; env: NodeJS.ProcessEnv; stop: () => Promise<void> }

/**
 * Starts a service with demo data on a free port, with its own data folder. Returns a function that
 * stops it.
 */
export default async function start(): Promise<() => Promise<void>> {
  const { directory: folder, end: removeFolder } = await demoFolder()
  const provider = await OidcServer.listen()
  const service = await serve(folder, {
    // Webhook receivers of tests listen here.
    EGRESS_ALLOW: '127.0.0.1/32',
    OIDC_ISSUER: provider.issuer,
  })
  const end = async () => {
    await service.stop()
    provider.close()
    removeFolder()
  }
  try {
    await createUser(service, ADMIN, '--role=owner', '--operator')
    await createUser(service, MEMBER, '--role=member')
    process.env.E2E_URL = service.url
    process.env.E2E_FOLDER = folder
    const admin = new ConsoleClient(service.url)
    await admin.signIn(ADMIN)
    process.env.E2E_SESSION = admin.session
    process.env.E2E_KEY = demoKey(folder)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

/**
 * Starts a service that reads pages only from its archive. `preload` is a module that it and its
 * commands load first. `child` has an IPC channel.
 */
export async function serve(
  folder: string,
  more: NodeJS.ProcessEnv,
  preload: string[] = []
): Promise<Service> {
  const port = await freePort()
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    EVIDENCE_READ: 'archive',
    SMTP_CHECKS: '0',
    ENCODER_MAX_PEOPLE: '0',
    // OAuth clients of tests serve their documents with this certificate.
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
    PRIVACY_PAGE: '1',
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    REDIS_URL: '',
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...preload.map((file) => `--import=${file}`)].join(' ').trim(),
    ...more,
  }
  const child = spawn(process.execPath, [LOADER, 'bin/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await healthy(child, url)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url, child, env, stop: () => stop(child) }
}

export const demoKey = (folder: string): string => readFileSync(join(folder, 'secrets/demo_key'), 'utf8')

/** Adds a user to the workspace of the demo data. */
export const createUser = (
  { env }: Service,
  { email, password }: { email: string; password: string },
  ...flags: string[]
) =>
  promisify(execFile)(
    process.execPath,
    ['ace.js', 'user:create', email, '--workspace=demo', `--password=${password}`, ...flags],
    { cwd: ROOT, env }
  )

async function healthy(service: ChildProcess, url: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < START_MS; ) {
    if (service.exitCode !== null) throw new Error(`the service ended with ${service.exitCode}`)
    const ok = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the service did not become healthy')
}

function stop(service: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (service.exitCode !== null) return resolve()
    service.once('exit', () => resolve())
    service.kill('SIGTERM')
    setTimeout(() => service.kill('SIGKILL'), 10_000).unref()
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
