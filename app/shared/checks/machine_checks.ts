import { accessSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../make_folder.js'
import { type CheckResult, ok, problem, reasonOf, warning } from './finding.js'

const NODE_MAJOR = 24
const GB = 1e9
const LITTLE_BYTES = 5 * GB
const TOO_LITTLE_BYTES = 0.5 * GB

/** Whether this Node is new enough. */
export function nodeCheck(version: string): CheckResult {
  const said = `Node ${version}.`
  return Number(version.split('.')[0]) >= NODE_MAJOR
    ? ok(said)
    : problem(
        said,
        `Install the dependencies with npm ci: they bring Node ${NODE_MAJOR}, which npm scripts use.`
      )
}

/** Whether DATA_DIR can be written to. Made where it is not there, as the start does. */
export function dataDirCheck(directory: string): CheckResult {
  try {
    makeFolder(directory)
    const probe = join(directory, `.doctor-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return ok(`DATA_DIR ${directory} can be written to.`)
  } catch (error) {
    return problem(
      `DATA_DIR ${directory} cannot be written to: ${reasonOf(error)}.`,
      `Give ${whose(directory)} to the user that runs the service, or set DATA_DIR to a folder it owns.`
    )
  }
}

/** The nearest folder that exists, which is the one whose owner matters. */
function whose(path: string): string {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    try {
      accessSync(folder, constants.F_OK)
      return folder
    } catch {}
  }
  return path
}

/** Whether the disk of DATA_DIR has room. */
export async function diskCheck(directory: string): Promise<CheckResult> {
  const { bavail, bsize, blocks } = await statfs(directory)
  const free = bavail * bsize
  const share = Math.round((100 * bavail) / Math.max(1, blocks))
  const said = `${(free / GB).toFixed(1)} GB (${share} %) of the disk are free.`
  const fix =
    'Free some, move DATA_DIR to a larger disk, or forget old page readings with: node ace evidence:collect'
  if (free < TOO_LITTLE_BYTES) return problem(said, fix)
  return free < LITTLE_BYTES ? warning(said, fix) : ok(said)
}

/** Whether APP_KEY is there and kept from others. `file` is where a generated one is kept. */
export function appKeyCheck(given: string | undefined, file: string): CheckResult {
  if (given) return ok('APP_KEY is set.')
  const { mode } = statSync(file)
  const fix = `chmod 600 ${file}`
  if (mode & 0o077) return problem('The generated APP_KEY can be read by other users of this machine.', fix)
  return ok(`APP_KEY was generated into ${file}; keep a copy, since what it encrypts is lost without it.`)
}

const MAX_AHEAD_MS = 5_000

/** Whether the clock is right, by what others said it is. */
export function clockCheck(ahead: readonly number[]): CheckResult {
  if (ahead.length === 0)
    return ok(`It is ${new Date().toISOString()}; nothing else was there to compare with.`)
  const middle = ahead.toSorted((one, other) => one - other)[Math.floor(ahead.length / 2)]
  if (Math.abs(middle) <= MAX_AHEAD_MS)
    return ok('The clock agrees with those of the services it was compared with.')
  const seconds = Math.round(Math.abs(middle) / 1000)
  return problem(
    `The clock is ${seconds} s ${middle > 0 ? 'ahead' : 'behind'}: keys expire and webhooks are signed at wrong times.`,
    'Turn on time synchronisation: timedatectl set-ntp true'
  )
}
