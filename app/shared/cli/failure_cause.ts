import { databaseCheck } from '../checks/database_checks.js'
import { reasonOf } from '../checks/finding.js'
import { dataDirCheck } from '../checks/machine_checks.js'
import { openSearchCheck } from '../checks/service_checks.js'
import { NewerDatabaseError } from '../database/newer_database_error.js'
import { WrongAppKeyError } from '../stored_keys.js'
import { wrongSettings } from './wrong_settings.js'

/** SQLSTATE classes of connection, credential, missing database, resource and shutdown errors. */
const POSTGRES_UNAVAILABLE = /^(08|28|3D|53|57)[0-9A-Z]{3}$/

type SystemError = { code?: unknown; syscall?: unknown; message?: unknown }

/**
 * Returns a sentence that names the setting that caused a failure, or null. Runs the checks of
 * `node ace doctor`, because driver errors do not name the server.
 */
export async function failureCause(error: unknown): Promise<string | null> {
  const wrong = wrongSettings(error)
  if (wrong) return `${wrong.join('; ')}.`
  if (error instanceof WrongAppKeyError || error instanceof NewerDatabaseError) return error.message
  const { default: env, dataPath } = await import('#start/env')
  const listening = listenFailure(error, env.get('HOST'), env.get('PORT'))
  if (listening) return listening
  if (!isEnvironmentFailure(error)) return null
  const file = dataPath('kith.sqlite3')
  const checks = [
    () => dataDirCheck(dataPath()),
    () => databaseCheck(env.get('DATABASE_URL'), file, env.get('DATABASE_POOL')),
    () => openSearchCheck(env.get('OPENSEARCH_URL')),
  ]
  for (const check of checks) {
    const { state, says } = await check()
    if (state === 'problem') return says
  }
  return codeOf(error).startsWith('SQLITE_')
    ? `The database ${file} in DATA_DIR failed: ${reasonOf(error)}.`
    : null
}

function listenFailure(error: unknown, host: string, port: number): string | null {
  const { syscall } = (error ?? {}) as SystemError
  const code = codeOf(error)
  if (syscall === 'getaddrinfo' && (error as { hostname?: string }).hostname === host)
    return `HOST ${host} does not resolve to an address.`
  if (syscall !== 'listen') return null
  if (code === 'EADDRINUSE')
    return `PORT ${port} on HOST ${host} is in use by another process; set PORT to a free port.`
  if (code === 'EACCES') return `This user may not use PORT ${port}; set PORT to a port above 1023.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`
  return `The service cannot listen on HOST ${host} and PORT ${port}: ${reasonOf(error)}.`
}

/** Whether the machine or a server caused the failure, rather than a bug. */
function isEnvironmentFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isEnvironmentFailure)
  const { message, syscall } = (error ?? {}) as SystemError
  const code = codeOf(error)
  return (
    typeof syscall === 'string' ||
    POSTGRES_UNAVAILABLE.test(code) ||
    code.startsWith('SQLITE_') ||
    code === 'index_unavailable' ||
    /connection timeout|timeout expired|Timeout acquiring a connection/.test(String(message))
  )
}

const codeOf = (error: unknown) => String((error as SystemError | null)?.code ?? '')
