import { accessSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make_folder.js'
import { type CheckResult, ok, problem, reasonOf, warning } from './finding.js'

const NODE_MAJOR = 24
const GB = 1e9
const WARN_BELOW_BYTES = 5 * GB
const FAIL_BELOW_BYTES = 0.5 * GB

export function nodeCheck(version: string): CheckResult {
  const summary = `Node ${version}.`
  return Number(version.split('.')[0]) >= NODE_MAJOR
    ? ok(summary)
    : problem(summary, `Run npm ci, which installs Node ${NODE_MAJOR}, and start kith with npm scripts.`)
}

/** Checks that DATA_DIR is writable. Creates it if missing, as the server does. */
export function dataDirCheck(directory: string): CheckResult {
  try {
    makeFolder(directory)
    const probe = join(directory, `.doctor-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return ok(`DATA_DIR ${directory} is writable.`)
  } catch (error) {
    return problem(
      `DATA_DIR ${directory} is not writable: ${reasonOf(error)}.`,
      `Make the user that runs kith the owner of ${nearestFolder(directory)}, or set DATA_DIR to a folder that user owns.`
    )
  }
}

/** Returns the nearest existing folder at or above the path. */
function nearestFolder(path: string): string {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      accessSync(folder, constants.F_OK)
      return folder
    } catch {}
  }
  return path
}

export async function diskCheck(directory: string): Promise<CheckResult> {
  const { bavail, bsize, blocks } = await statfs(directory)
  const free = bavail * bsize
  const share = Math.round((100 * bavail) / Math.max(1, blocks))
  const summary = `${(free / GB).toFixed(1)} GB (${share} %) of disk space is free.`
  const fix =
    'Free disk space, move DATA_DIR to a larger disk, or delete old page captures with: node ace evidence:collect'
  if (free < FAIL_BELOW_BYTES) return problem(summary, fix)
  return free < WARN_BELOW_BYTES ? warning(summary, fix) : ok(summary)
}

/** Checks that APP_KEY is set, or that other users cannot read `file` with the generated key. */
export function appKeyCheck(given: string | undefined, file: string): CheckResult {
  if (given) return ok('APP_KEY is set.')
  const { mode } = statSync(file)
  const fix = `chmod 600 ${file}`
  if (mode & 0o077) return problem('Other users of this machine can read the generated APP_KEY.', fix)
  return ok(`APP_KEY was generated into ${file}. Back it up: encrypted data cannot be read without it.`)
}

const MAX_AHEAD_MS = 5_000

/**
 * Compares this clock with those of other services. `ahead` has one difference per service, in ms.
 */
export function clockCheck(ahead: readonly number[]): CheckResult {
  if (ahead.length === 0)
    return ok(`It is ${new Date().toISOString()}; no other service was available to compare with.`)
  const middle = ahead.toSorted((one, other) => one - other)[Math.floor(ahead.length / 2)]
  if (Math.abs(middle) <= MAX_AHEAD_MS) return ok('The clock agrees with the clocks of other services.')
  const seconds = Math.round(Math.abs(middle) / 1000)
  return problem(
    `The clock is ${seconds} s ${middle > 0 ? 'ahead' : 'behind'}: API keys expire and webhooks are signed at the wrong time.`,
    'Enable time synchronisation: timedatectl set-ntp true'
  )
}
