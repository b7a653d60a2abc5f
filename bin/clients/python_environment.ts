import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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
  const requirements = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex')
  const made = join(FOLDER, requirements)
  if (!existsSync(made)) await create(made)
  return join(made, 'bin')
}

/**
 * Creates a virtual environment, and a link to it when it is complete. If several processes create
 * one at once, the link leads to the first, and the others are removed.
 */
async function create(link: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const folder = mkdtempSync(`${link}-`)
  try {
    await run('python3', ['-m', 'venv', folder])
    const pip = join(folder, 'bin/pip')
    await run(pip, ['install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS])
    symlinkSync(folder, link)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
