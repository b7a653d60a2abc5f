import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OIDC_CLIENT, OidcServer } from '../../tests/functional/console/support/oidc_server.js'
import { demoFolder } from '../../tests/functional/support/demo_folder.js'

const ROOT = join(import.meta.dirname, '../..')
const LOADER = '--import=./bin/typescript.js'
const START_MS = 300_000

/** A certificate of 127.0.0.1 with its private key. Only tests trust it. */
export const CERTIFICATE = join(import.meta.dirname, 'certificate.pem')
export const ADMIN = { email: 'admin@console.example', password: 'a long enough password' }
export const MEMBER = { email: 'member@console.example', password: 'another long password' }

/**
 * Starts a service with demo data on a free port, with its own data folder. The service reads pages
 * only from its archive. Returns a function that stops it.
 */
export default async function start(): Promise<() => Promise<void>> {
  const { directory: folder, end: removeFolder } = await demoFolder()
  const port = await freePort()
  const provider = await OidcServer.listen()
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    EVIDENCE_READ: 'archive',
    SMTP_CHECKS: '0',
    ENCODER_MAX_PEOPLE: '0',
    // Webhook receivers of tests listen here.
    EGRESS_ALLOW: '127.0.0.1/32',
    // OAuth clients of tests serve their documents with this certificate.
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
    PRIVACY_PAGE: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: OIDC_CLIENT.id,
    OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    REDIS_URL: '',
  }
  const service = spawn(process.execPath, [LOADER, 'bin/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = async () => {
    await stop(service)
    provider.close()
    removeFolder()
  }
  try {
    const url = `http://127.0.0.1:${port}`
    await healthy(service, url)
    for (const [{ email, password }, ...flags] of [
      [ADMIN, '--role=owner', '--operator'],
      [MEMBER, '--role=member'],
    ] as const)
      await ace(env, 'user:create', email, '--workspace=demo', `--password=${password}`, ...flags)
    process.env.E2E_URL = url
    process.env.E2E_FOLDER = folder
    process.env.E2E_SESSION = await sessionOf(url, ADMIN)
    process.env.E2E_KEY = readFileSync(join(folder, 'secrets/demo_key'), 'utf8')
    return end
  } catch (error) {
    await end()
    throw error
  }
}

const ace = (env: NodeJS.ProcessEnv, ...command: string[]) =>
  promisify(execFile)(process.execPath, ['ace.js', ...command], { cwd: ROOT, env })

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

/** Signs in and returns the session cookie. */
async function sessionOf(url: string, who: { email: string; password: string }): Promise<string> {
  const cookieOf = (response: Response) =>
    /console_session=([^;]+)/.exec(response.headers.get('set-cookie')!)![1]
  const begun = await fetch(`${url}/console/api/session`)
  const { data } = (await begun.json()) as { data: { csrf_token: string } }
  const answer = await fetch(`${url}/console/api/session`, {
    method: 'POST',
    headers: {
      cookie: `console_session=${cookieOf(begun)}`,
      'x-csrf-token': data.csrf_token,
      'content-type': 'application/json',
    },
    body: JSON.stringify(who),
  })
  if (!answer.ok) throw new Error(`sign-in returned ${answer.status}`)
  return cookieOf(answer)
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
