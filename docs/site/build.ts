/**
 * `npm run docs:build` builds the documentation site into docs/site/dist. Does nothing if the site
 * was built from the same files.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const STAMP = join(import.meta.dirname, 'dist/built_from.json')
const INPUTS = [
  'package-lock.json',
  'CHANGELOG.md',
  'docs/*.md',
  'docs/guides/*.md',
  'clients/*/README.md',
  'docs/console/*',
  'docs/site/*.{ts,md}',
  'docs/site/.vitepress/**/*.{ts,css}',
  'app/**/*.{ts,json}',
  'domain/**/*.ts',
]

const hash = hashOfInputs()
if (readStamp() !== hash) {
  console.error('Building the documentation ...')
  const began = Date.now()
  const [{ writeSite }, { build }, { moveScripts }, { writeReference }] = await Promise.all([
    import('./write_site.js'),
    import('vitepress'),
    import('./move_scripts.js'),
    import('./write_reference.js'),
  ])
  const document = exportDocument()
  const dist = join(import.meta.dirname, 'dist')
  writeSite(document, join(import.meta.dirname, '.source'), join(import.meta.dirname, '.assets'))
  await build(import.meta.dirname)
  moveScripts(dist)
  writeReference(document, dist)
  writeFileSync(STAMP, JSON.stringify(hash))
  console.error(`Built the documentation (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/** Exports the OpenAPI document in a process of its own, because it needs a booted application. */
function exportDocument(): Record<string, unknown> {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['ace.js', 'openapi:export'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`openapi:export failed: ${stderr || stdout}`)
  return JSON.parse(stdout)
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of globSync(INPUTS, { cwd: ROOT }).sort())
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

function readStamp(): unknown {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8'))
  } catch {
    return null
  }
}
