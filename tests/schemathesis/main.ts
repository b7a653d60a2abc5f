/**
 * Sends generated requests of every operation to a service with the demo world, with Schemathesis
 * and all its checks. Fails on a 5xx response, on a response that differs from the OpenAPI document,
 * and on an error in the service's log. `--examples=N` sets the requests per operation and phase
 * (200 by default), `--phases=...` the phases, `--seed=N` the seed. Other flags are passed on.
 * SCHEMATHESIS names the program if it is not on PATH.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ace, kill, serve } from '#tests/functional/support/child'
import { demoFolder } from '#tests/functional/support/demo_folder'

const CONFIG = fileURLToPath(new URL('schemathesis.toml', import.meta.url))
/** Revokes the key that it is called with, so it has a run and a key of its own. */
const REVOKE = 'account.key.revoke'
/** Needs a scope that `all` leaves out, and erases people, so it runs last. */
const PRIVACY = '^privacy[.]'
const OUT_OF_REACH = '1000000'

const text = { type: 'string' } as const
const { values, tokens } = parseArgs({
  options: { examples: text, phases: text, seed: text },
  strict: false,
  tokens: true,
})
const own = ['examples', 'phases', 'seed']
const passedOn = tokens.flatMap((token) =>
  token.kind === 'option' && !own.includes(token.name) ? [process.argv[token.index + 2]] : []
)

const folder = await demoFolder()
const env = {
  ...{ DATA_DIR: folder.directory, DEMO: '1', LOG_LEVEL: 'error', SMTP_CHECKS: '0' },
  ...{ EVIDENCE_READ: '', EVIDENCE_PROXY: '', WEB_SEARCH_URL: '', LLM_BASE_URL: '' },
  ...{ MONITORS_MAX: '100000', WEBHOOKS_MAX: '100000' },
}
const preloads = ['raise_rates_process.ts', 'short_streams_process.ts']
const service = await serve(
  env,
  preloads.map((name) => new URL(name, import.meta.url).href)
)
try {
  const made = await ace(
    ['workspace:create', 'st', '--credits=900000000', `--rate=${OUT_OF_REACH}`, '--json'],
    env
  )
  if (made.code !== 0) throw new Error(made.out + made.err)
  const without = ['--exclude-operation-id', REVOKE, '--exclude-operation-id-regex', PRIVACY]
  const codes = [
    await schemathesis('all', [...without, ...passedOn]),
    await schemathesis('all', ['--include-operation-id', REVOKE]),
    await schemathesis('privacy', ['--include-operation-id-regex', PRIVACY]),
  ]
  if (service.logged()) console.log(`The service logged:\n${service.logged().slice(0, 20_000)}`)
  process.exitCode = codes.find((code) => code !== 0) ?? (service.logged() ? 1 : 0)
} finally {
  await kill(service.child)
  folder.end()
}

/** Runs Schemathesis with a new key of these scopes. Returns its exit code. */
async function schemathesis(scopes: string, args: string[]): Promise<number> {
  const flags = [
    ...['--config-file', CONFIG, 'run', `${service.url}/openapi.json`],
    ...['--header', `Authorization: Bearer ${await key(scopes)}`, '--continue-on-failure'],
    ...['--max-examples', String(values.examples ?? 200), '--request-timeout', '120'],
    ...(values.phases ? ['--phases', String(values.phases)] : []),
    ...(values.seed ? ['--seed', String(values.seed)] : []),
    ...args,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.SCHEMATHESIS || 'schemathesis', flags, { stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function key(scopes: string): Promise<string> {
  const { code, out, err } = await ace(
    ['key:create', '--workspace=st', `--scopes=${scopes}`, `--rate=${OUT_OF_REACH}`, '--json'],
    env
  )
  if (code !== 0) throw new Error(out + err)
  return JSON.parse(out).key
}
