/**
 * The settings of docs/settings.md, read from the environment once. An invalid setting stops the
 * start with a sentence that names it.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Env } from '@adonisjs/core/env'
import { type CorsOrigins, parseCorsOrigins } from '#domain/access/cors_origins'
import { parseTrustProxy, type TrustProxy } from '#domain/access/trust_proxy'
import { parseEgressAllow } from '#domain/evidence/egress'
import { type OpenPrices, parsePrices } from '#domain/billing/operator_prices'
import { type OauthApp, parseOauthApps } from '#domain/connections/oauth_app'
import { makeFolder } from '#app/shared/make_folder'

const ROOT = new URL('../', import.meta.url)
type Check<T> = (name: string, value?: string) => T

const text =
  (fallback: string, pattern?: RegExp, shape?: string): Check<string> =>
  (name, value) => {
    const given = value || fallback
    if (pattern && !pattern.test(given)) throw new Error(`${name} must be ${shape}, but is "${given}"`)
    return given
  }

/** The message omits the value, because it may contain a password. */
const optional =
  (pattern: RegExp, shape: string): Check<string | undefined> =>
  (name, value) => {
    if (value && !pattern.test(value)) throw new Error(`${name} must be ${shape}, but is not`)
    return value || undefined
  }

const oneOf =
  <const T extends string, F extends T | undefined = undefined>(
    values: readonly T[],
    fallback?: F
  ): Check<T | F> =>
  (name, value) => {
    if (!value) return fallback as F
    if (!values.includes(value as T))
      throw new Error(`${name} must be one of ${values.join(', ')}, but is "${value}"`)
    return value as T
  }

const whole =
  (min: number, max: number, fallback: number): Check<number> =>
  (name, value) => {
    const given = value ? Number(value) : fallback
    if (!Number.isInteger(given) || given < min || given > max)
      throw new Error(`${name} must be a whole number from ${min} to ${max}, but is "${value}"`)
    return given
  }

const openPrices: Check<OpenPrices> = (name, value = '') => {
  const read = parsePrices(value)
  if ('problem' in read) throw new Error(`${name} ${read.problem}`)
  return read.prices
}

/** Accepts a JSON list, or the path of a file with a JSON list. */
const oauthApps: Check<readonly OauthApp[]> = (name, value = '') => {
  if (!value) return []
  const read = parseOauthApps(value.trimStart().startsWith('[') ? value : contentOf(name, value))
  if ('problem' in read) throw new Error(`${name} ${read.problem}`)
  return read.apps
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${name} must be a JSON array of apps or a readable file that contains one`)
  }
}

const trustProxy: Check<TrustProxy> = (name, value = '') => {
  const read = parseTrustProxy(value)
  if ('problem' in read) throw new Error(`${name} ${read.problem}`)
  return read.trusts
}

/** Returns undefined for an empty setting. Pages of other origins then read no responses. */
const corsOrigins: Check<CorsOrigins | undefined> = (name, value = '') => {
  const read = parseCorsOrigins(value)
  if ('problem' in read) throw new Error(`${name} ${read.problem}`)
  return value.trim() ? read.allows : undefined
}

const smtpUrl: Check<string | undefined> = (name, value) => {
  if (value && !(/^smtps?:\/\/./.test(value) && URL.canParse(value)))
    throw new Error(`${name} must be an smtp:// or smtps:// URL, but is not`)
  return value || undefined
}

const HTTP_URL = /^https?:\/\/\S+$/
const secret: Check<string | undefined> = (_name, value) => value || undefined

/** Ignores spaces around the commas. */
const keyList: Check<readonly string[]> = (name, value = '') => {
  const keys = value.split(',').flatMap((key) => key.trim() || [])
  if (keys.some((key) => key.length < 32))
    throw new Error(`${name} must be keys of at least 32 characters, separated by commas, but is not`)
  return keys
}

const egressAllow: Check<string | undefined> = (_name, value) => {
  parseEgressAllow(value)
  return value || undefined
}

const env = await Env.create(ROOT, {
  NODE_ENV: oneOf(['development', 'production', 'test'], 'production'),
  HOST: text('127.0.0.1'),
  PORT: whole(0, 65535, 3333),
  PUBLIC_URL: optional(HTTP_URL, 'an http(s):// URL'),
  /** Proxies in front of the service that may set forwarding headers. */
  TRUST_PROXY: trustProxy,
  /** Origins whose pages may call /v1 from a browser. */
  CORS_ORIGINS: corsOrigins,
  /** SMTP server for mail to console users, and the sender address. */
  SMTP_URL: smtpUrl,
  MAIL_FROM: optional(/^[^\r\n@]+@[^\r\n\s@]+$/, 'an e-mail address, optionally with a name before it'),
  /** OpenID Connect provider for signing in to the console. */
  OIDC_ISSUER: optional(
    /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?)$/,
    'an https:// URL'
  ),
  OIDC_CLIENT_ID: secret,
  OIDC_CLIENT_SECRET: secret,
  DATA_DIR: text('./data'),
  DEMO: oneOf(['0', '1'], '1'),
  APP_KEY: optional(/^.{32,}$/s, 'at least 32 characters'),
  /** Former values of APP_KEY, which still decrypt stored data. */
  APP_PREVIOUS_KEYS: keyList,
  SERVICE_NAME: text('kith', /^[a-z0-9_-]{1,40}$/, '1 to 40 characters of a-z, 0-9, _ or -'),
  KEY_PREFIX: text('kith', /^[a-z0-9]{1,20}$/, '1 to 20 characters of a-z or 0-9'),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  /** How long a process keeps serving after SIGTERM while `/ready` fails. */
  DRAIN_SECONDS: whole(0, 60, 2),
  DATABASE_URL: optional(/^postgres(ql)?:\/\/\S+$/, 'a postgres:// URL'),
  /** PostgreSQL connections per process, and the statement timeout. */
  DATABASE_POOL: whole(2, 1_000, 10),
  DATABASE_STATEMENT_SECONDS: whole(1, 86_400, 300),
  REDIS_URL: optional(/^rediss?:\/\/\S+$/, 'a redis:// URL'),
  OPENSEARCH_URL: optional(HTTP_URL, 'an http(s):// URL'),
  /** Prefix of this installation's index names in the OpenSearch cluster. */
  OPENSEARCH_PREFIX: text(
    'kith-',
    /^[a-z][a-z0-9_-]{0,40}$/,
    'a lower-case letter and up to 40 of a-z, 0-9, _ and -'
  ),
  OPENSEARCH_SHARDS: whole(1, 1_000, 1),
  OPENSEARCH_REPLICAS: whole(0, 20, 0),
  EVIDENCE_READ: oneOf(['live', 'archive']),
  EVIDENCE_PROXY: optional(HTTP_URL, 'an http(s):// URL'),
  EGRESS_ALLOW: egressAllow,
  WEB_SEARCH_URL: optional(HTTP_URL, 'an http(s):// URL'),
  LLM_BASE_URL: optional(HTTP_URL, 'an http(s):// URL'),
  LLM_MODEL: secret,
  LLM_API_KEY: secret,
  /** Model that reads pages for datasets and Sets. Without it, only rules read pages. */
  READER_MODEL: secret,
  READER_PAGES_PER_ROW: whole(1, 30, 3),
  READER_PAGES_PER_DATASET: whole(1, 1_000_000, 1_000),
  /** The model that ranks people by meaning: built in, none, at EMBEDDER_URL, or an ONNX file. */
  EMBEDDER: oneOf(['built-in', 'off', 'http', 'onnx'], 'built-in'),
  EMBEDDER_URL: optional(HTTP_URL, 'an http(s):// URL'),
  EMBEDDER_MODEL: secret,
  EMBEDDER_API_KEY: secret,
  /**
   * With more people than this, the built-in sentence model embeds nobody, and people are ranked by
   * the built-in vectors alone.
   */
  ENCODER_MAX_PEOPLE: whole(0, 100_000_000, 100_000),
  OAUTH_APPS: oauthApps,
  HUNTER_API_KEY: secret,
  PDL_API_KEY: secret,
  GITHUB_TOKEN: secret,
  PRONET_URL: optional(HTTP_URL, 'an http(s):// URL'),
  PRONET_API_KEY: secret,
  /** Whether to test addresses on mail servers, and the host name for HELO. */
  SMTP_CHECKS: oneOf(['0', '1'], '1'),
  SMTP_HELO: optional(/^[a-z\d.-]{1,253}$/i, 'a host name'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  /** Serves the page /privacy, on which people see, correct and erase their data. */
  PRIVACY_PAGE: oneOf(['0', '1'], '0'),
  /** Days in which an import can be undone. Then the history of its records is deleted. */
  IMPORT_UNDO_DAYS: whole(1, 36_500, 365),
  /** Search threads of the embedded index. 0 searches on the calling thread. */
  INDEX_THREADS: whole(0, 64, 1),
  PAGE_THREADS: whole(1, 64, 2),
  /** Megabytes of stored records in memory per embedded index. The rest is read from disk. */
  INDEX_RECORDS_MB: whole(0, 1_000_000, 512),
  /** Maximum number of pages read to fill a dataset row or verify a person. */
  PAGES_PER_ROW: whole(1, 1_000, 30),
  /**
   * Concurrent requests per workspace and process. Heavy requests are those that wait for pages or
   * providers.
   */
  REQUESTS_PER_WORKSPACE: whole(1, 10_000, 4),
  HEAVY_REQUESTS_PER_WORKSPACE: whole(1, 10_000, 8),
  /**
   * Maximum numbers of concurrent agent runs per process, of other runs per process, and of either kind per
   * workspace.
   */
  AGENT_RUN_SLOTS: whole(1, 1_000, 8),
  RUN_SLOTS: whole(1, 1_000, 8),
  RUN_SLOTS_PER_WORKSPACE: whole(1, 1_000, 4),
  QUERY_MAX_CHARS: whole(1, 100_000, 2000),
  MONITORS_MAX: whole(0, 100_000, 100),
  WEBHOOKS_MAX: whole(0, 100_000, 100),
  /** Maximum number of open event streams per key or console user, over all processes. */
  STREAMS_PER_KEY: whole(1, 100_000, 500),
  /** Megabytes of large stored responses per workspace. Above this, new idempotency keys fail. */
  IDEMPOTENCY_MB: whole(1, 1_000_000, 256),
  SET_MAX_ITEMS: whole(1, 100_000, 1000),
  /** Prices of routes for which the interface defines none. */
  PRICES: openPrices,
})

if (env.get('LLM_BASE_URL') && !env.get('LLM_MODEL'))
  throw new Error('LLM_MODEL must name a model when LLM_BASE_URL is set, but is empty')

if (env.get('READER_MODEL') && !env.get('LLM_BASE_URL'))
  throw new Error('LLM_BASE_URL must be the endpoint of READER_MODEL, but is empty')

if (env.get('EMBEDDER') === 'http' && !(env.get('EMBEDDER_URL') && env.get('EMBEDDER_MODEL')))
  throw new Error('EMBEDDER_URL and EMBEDDER_MODEL must name a model when EMBEDDER is http, but are empty')

if (env.get('EMBEDDER') === 'onnx' && !env.get('EMBEDDER_MODEL'))
  throw new Error('EMBEDDER_MODEL must be the path of an ONNX file when EMBEDDER is onnx, but is empty')

if (env.get('SMTP_URL') && !env.get('MAIL_FROM'))
  throw new Error('MAIL_FROM must be the sender address when SMTP_URL is set, but is empty')

if (Boolean(env.get('OIDC_ISSUER')) !== Boolean(env.get('OIDC_CLIENT_ID')))
  throw new Error('OIDC_ISSUER and OIDC_CLIENT_ID must be set together, but one is empty')

// The framework's HTTP server reads these from process.env.
process.env.HOST = env.get('HOST')
process.env.PORT = String(env.get('PORT'))

export default env

export function publicUrl(path: string): string {
  const base = env.get('PUBLIC_URL') ?? `http://${env.get('HOST')}:${env.get('PORT')}`
  return `${base.replace(/\/$/, '')}${path}`
}

/** Returns an absolute path inside DATA_DIR. */
export function dataPath(...parts: string[]): string {
  const dir = env.get('DATA_DIR')
  return join(isAbsolute(dir) ? dir : resolve(fileURLToPath(ROOT), dir), ...parts)
}

/** Returns APP_KEY, or else the key in DATA_DIR, which it generates if missing. */
export function appKey(): string {
  const given = env.get('APP_KEY')
  if (given) return given
  const file = dataPath('secrets', 'app_key')
  makeFolder(dataPath('secrets'), 0o700)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

/** Returns APP_KEY, then the previous keys. */
export const appKeys = (): string[] => [appKey(), ...env.get('APP_PREVIOUS_KEYS')]
