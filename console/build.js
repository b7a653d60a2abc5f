/**
 * Builds the console into console/dist when its sources or the lock file are other than those it was built of, so that
 * `npm start` and `npm test` can always ask for it.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const stamp = join(folder, 'dist/built_of')
const sources = [
  'index.html',
  'vite.config.ts',
  '../package-lock.json',
  ...globSync('{src,public}/**/*.*', { cwd: folder }),
  // What it shares with the service.
  '../domain/datasets/columns.ts',
  '../domain/datasets/dataset.ts',
  '../domain/billing/prices.ts',
  '../domain/access/passwords.ts',
]
const hash = createHash('sha256')
for (const name of sources.sort()) hash.update(`${name}\0`).update(readFileSync(join(folder, name)))
const wanted = hash.digest('hex')

if (builtOf() !== wanted) {
  console.error('Building the console ...')
  const began = Date.now()
  const { build } = await import('vite')
  await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(stamp, wanted)
  console.error(`Built the console (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

function builtOf() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return null
  }
}
