/**
 * Installs the dependencies when the lock file is newer than the installed tree, so that `npm
 * start` and `npm test` work on a bare clone. Runs on Node 18 and later.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const installed = root + 'node_modules/.package-lock.json'
const lock = root + 'package-lock.json'

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.error('Installing the dependencies (the first time this takes a minute or two) ...')
  const began = Date.now()
  const result = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (result.status !== 0) {
    console.error('npm ci failed; see the lines above.')
    process.exit(1)
  }
  console.error(`Installed the dependencies (${Math.round((Date.now() - began) / 1000)} s)`)
}
