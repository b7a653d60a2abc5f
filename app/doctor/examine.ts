import { fileURLToPath } from 'node:url'
import type { ApplicationService } from '@adonisjs/core/types'
import { SearchIndex } from '#domain/ports/search_index'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { Embedder } from '#domain/search/embedder'
import { IndexSources } from '#app/index/index_sources'
import { EncoderState } from '#app/people/encoder_state'
import { SecretVault } from '#app/webhooks/secret_vault'
import { evidenceRead } from '#app/evidence/read_mode'
import env, { appKey, dataPath } from '#start/env'
import { mailServerCheck, operatorsCheck, passwordsCheck } from './access_checks.js'
import { databaseCheck, schemaCheck, sqliteCheck } from '#app/shared/checks/database_checks'
import { type Check, type Finding, off, problem, reasonOf } from '#app/shared/checks/finding'
import { appKeyCheck, clockCheck, dataDirCheck, diskCheck } from '#app/shared/checks/machine_checks'
import { oauthCheck, oidcCheck, publicUrlCheck, tracesCheck } from '#app/shared/checks/outward_checks'
import { embedderCheck } from '#app/shared/checks/embedder_check'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { StoredKeys, WrongAppKeyError } from '#app/shared/stored_keys'
import { keysCheck } from './keys_check.js'
import { portCheck } from './port_check.js'
import { providerChecks } from './provider_checks.js'
import { redisCheck } from './redis_check.js'
import { findingOf, runChecks } from './run_checks.js'
import {
  egressCheck,
  mailCheck,
  modelCheck,
  openSearchCheck,
  pronetCheck,
  webSearchCheck,
} from '#app/shared/checks/service_checks'
import {
  archiveCheck,
  consoleCheck,
  deadLettersCheck,
  encoderCheck,
  indexCheck,
  queueCheck,
  secretsCheck,
  vectorsCheck,
  workersCheck,
} from './state_checks.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Runs all checks. The settings must be valid. Creates only DATA_DIR and APP_KEY, if missing. */
export async function examine(app: ApplicationService): Promise<Finding[]> {
  const dataDir = dataDirCheck(dataPath())
  const found = [findingOf('data folder', dataDir)]
  const isWritable = dataDir.state === 'ok'
  const outside = await runChecks(outsideChecks())
  found.push(...outside.findings)
  if (!isWritable) return found
  // Creates a missing key, as the server does at start.
  appKey()
  found.push(findingOf('app key', appKeyCheck(env.get('APP_KEY'), dataPath('secrets', 'app_key'))))
  const url = env.get('DATABASE_URL')
  const database = await runChecks([
    { name: 'disk', run: () => diskCheck(dataPath()) },
    {
      name: 'database',
      run: () => databaseCheck(url, dataPath('kith.sqlite3'), env.get('DATABASE_POOL')),
    },
  ])
  found.push(...database.findings)
  const [, { state }] = database.findings
  const isIndexThere = outside.findings.find(({ check }) => check === 'opensearch')?.state !== 'problem'
  if (state !== 'problem' && (url || state === 'ok')) found.push(...(await insideChecks(app, isIndexThere)))
  found.push(findingOf('clock', clockCheck([...outside.ahead, ...database.ahead])))
  return found
}

/**
 * Runs the checks from inside a running service. Leaves out port, settings, data folder and APP_KEY, which
 * the service is using already.
 */
export async function examineRunning(app: ApplicationService): Promise<Finding[]> {
  const outside = await runChecks([
    ...outsideChecks().filter(({ name }) => name !== 'port'),
    { name: 'disk', run: () => diskCheck(dataPath()) },
  ])
  const isIndexThere = outside.findings.find(({ check }) => check === 'opensearch')?.state !== 'problem'
  return [
    ...outside.findings,
    ...(await insideChecks(app, isIndexThere)),
    findingOf('clock', clockCheck(outside.ahead)),
  ]
}

/** Checks that need neither DATA_DIR nor the database. */
function outsideChecks(): Check[] {
  const read = evidenceRead()
  return [
    { name: 'port', run: () => portCheck(env.get('HOST'), env.get('PORT')) },
    { name: 'console', run: async () => consoleCheck(`${ROOT}console/dist/index.html`) },
    { name: 'public url', run: () => publicUrlCheck(env.get('PUBLIC_URL')) },
    { name: 'redis', run: () => redisCheck(env.get('REDIS_URL')) },
    { name: 'opensearch', run: () => openSearchCheck(env.get('OPENSEARCH_URL')) },
    { name: 'egress', run: () => egressCheck({ read, proxy: env.get('EVIDENCE_PROXY') }) },
    { name: 'web search', run: () => webSearchCheck(env.get('WEB_SEARCH_URL')) },
    {
      name: 'language model',
      run: () =>
        modelCheck({
          url: env.get('LLM_BASE_URL'),
          model: env.get('LLM_MODEL'),
          reader: env.get('READER_MODEL'),
          key: env.get('LLM_API_KEY'),
        }),
    },
    {
      name: 'embeddings',
      run: () =>
        embedderCheck({
          kind: env.get('EMBEDDER') as 'built-in' | 'off' | 'http' | 'onnx',
          url: env.get('EMBEDDER_URL'),
          model: env.get('EMBEDDER_MODEL'),
          key: env.get('EMBEDDER_API_KEY'),
        }),
    },
    ...providerChecks({
      hunter: env.get('HUNTER_API_KEY'),
      pdl: env.get('PDL_API_KEY'),
      github: env.get('GITHUB_TOKEN'),
    }),
    {
      name: 'professional network',
      run: () => pronetCheck(env.get('PRONET_URL'), env.get('PRONET_API_KEY')),
    },
    { name: 'apps', run: () => oauthCheck(env.get('OAUTH_APPS'), env.get('PUBLIC_URL')) },
    { name: 'sign-in', run: () => oidcCheck(env.get('OIDC_ISSUER')) },
    { name: 'traces', run: () => tracesCheck(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) },
    { name: 'mail', run: () => mailCheck(env.get('SMTP_CHECKS') === '1') },
    { name: 'mail to users', run: () => mailServerCheck(env.get('SMTP_URL')) },
  ]
}

async function insideChecks(app: ApplicationService, isIndexThere: boolean): Promise<Finding[]> {
  try {
    if (!app.isBooted) await app.boot()
  } catch (error) {
    return [
      findingOf(
        'application',
        problem(`The application cannot start: ${reasonOf(error)}.`, 'Reinstall the dependencies: npm ci')
      ),
    ]
  }
  const { container } = app
  const sql = await container.make(Sql)
  const wrongKey = await wrongKeyFinding(sql)
  if (wrongKey) return [wrongKey]
  // Reads without the stored keys, which an older version's database does not have yet.
  const plain = new LucidSql((await container.make('lucid.db')).connection(), null)
  const schema = await runChecks([
    { name: 'schema', run: () => schemaCheck(plain, ROOT) },
    ...(sql.dialect === 'sqlite' ? [{ name: 'database file', run: () => sqliteCheck(plain) }] : []),
  ])
  if (schema.findings.some(({ state }) => state !== 'ok')) return schema.findings
  const encryption = await container.make('encryption')
  const vault = new SecretVault(encryption)
  const queue = await queueOf(app)
  const embedder = await container.make(Embedder)
  const encoder = await container.make(EncoderState)
  const state = await runChecks([
    ...(isIndexThere ? await indexChecks(app) : []),
    { name: 'page archive', run: () => archiveCheck(sql, dataPath('archive')) },
    { name: 'secrets', run: () => secretsCheck(sql, (sealed) => vault.open(sealed)) },
    { name: 'contacts', run: async () => keysCheck(sql, await container.make(StoredKeys)) },
    { name: 'operators', run: () => operatorsCheck(sql) },
    { name: 'passwords', run: () => passwordsCheck(sql) },
    ...(embedder.isSlow && embedder.model !== null
      ? [{ name: 'vectors', run: () => vectorsCheck(sql, embedder.model!) }]
      : []),
    { name: 'sentence model', run: async () => encoderCheck(await encoder.read()) },
    { name: 'workers', run: () => workersCheck(sql, new Date()) },
    ...(queue
      ? [
          { name: 'queue', run: () => queueCheck(queue, sql, new Date()) },
          { name: 'dead letters', run: () => deadLettersCheck(queue, sql) },
        ]
      : [{ name: 'queue', run: async () => off('The queue is in Redis, which is not reachable.') }]),
  ])
  return [...schema.findings, ...state.findings]
}

/** Returns a finding if APP_KEY does not decrypt the stored keys, because then no query runs. */
async function wrongKeyFinding(sql: Sql): Promise<Finding | null> {
  try {
    await sql.select('SELECT 1')
    return null
  } catch (error) {
    if (!(error instanceof WrongAppKeyError)) return null
    const fix = 'Restore the former APP_KEY, or list it in APP_PREVIOUS_KEYS.'
    return findingOf('secrets', problem('Stored data cannot be decrypted: APP_KEY has changed.', fix))
  }
}

async function indexChecks(app: ApplicationService): Promise<Check[]> {
  const index = await app.container.make(SearchIndex)
  const sources = await (await app.container.make(IndexSources)).all()
  return sources.map((source) => ({
    name: `index of ${source.name}`,
    run: () => indexCheck(index, source),
  }))
}

/** Returns null for a queue in an unreachable Redis, because the Redis client would wait. */
async function queueOf(app: ApplicationService): Promise<Queue | null> {
  const url = env.get('REDIS_URL')
  if (url && (await redisCheck(url)).state === 'problem') return null
  return app.container.make(Queue)
}
