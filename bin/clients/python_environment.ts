import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const REQUIREMENTS = join(ROOT, 'clients/python/requirements.txt')
const FOLDER = join(ROOT, 'node_modules/.cache/python')
const IS_SUITABLE = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'

const run = promisify(execFile)

/** Reports whether `python3` is version 3.10 or later and can make virtual environments. */
export const hasPython = (): Promise<boolean> =>
  run('python3', ['-c', IS_SUITABLE]).then(
    () => true,
    () => false
  )

/**
 * Returns the `bin` folder of a virtual environment with the client's requirements. Creates the
 * environment if it is missing or outdated.
 */
export async function pythonEnvironment(): Promise<string> {
  const bin = join(FOLDER, 'bin')
  const made = join(FOLDER, 'requirements.sha256')
  const wanted = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex')
  if (existsSync(made) && readFileSync(made, 'utf8') === wanted) return bin
  rmSync(FOLDER, { recursive: true, force: true })
  await run('python3', ['-m', 'venv', FOLDER])
  await run(join(bin, 'pip'), ['install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS])
  writeFileSync(made, wanted)
  return bin
}
