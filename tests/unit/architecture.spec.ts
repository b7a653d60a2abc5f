/**
 * Checks the rules of docs/architecture.md: the allowed imports between areas, and no cycles of
 * files or folders.
 */
import { readFileSync, globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '../..')
const AREAS = [
  'domain',
  'adapters',
  'app',
  'start',
  'config',
  'database',
  'demo',
  'console',
  'e2e',
  'bin',
  'bench',
  'tests',
  'clients',
] as const

/** The areas of the project that each area may import. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  adapters: ['adapters', 'domain'],
  app: ['app', 'domain', 'start', 'database', 'demo'],
  config: ['app', 'config', 'domain', 'start'],
  start: ['app', 'adapters', 'config', 'domain', 'start', 'database'],
  database: ['database', 'domain'],
  demo: ['demo', 'domain'],
  console: ['console', 'domain'],
  clients: ['clients'],
}
/**
 * Inside start/, only these files import adapters. app/ reads settings and the middleware kernel
 * from start/, nothing else.
 */
const BINDS_ADAPTERS = ['start/ports.ts', 'start/reading_ports.ts', 'start/records.ts']
const APP_MAY_READ = ['start/env.ts', 'start/kernel.ts']
/** The verifier of proofs answers cells with the service's own rules. */
const VERIFIER = 'clients/verify/'
const VERIFIER_MAY_IMPORT = /^(?:domain|adapters\/evidence\/(?:content|warc))\//

const graph = readGraph()

test.group('architecture', () => {
  test('areas import only what they may', ({ assert }) => {
    const wrong: string[] = []
    for (const [file, imports] of graph) {
      for (const target of imports) {
        const [from, to] = [area(file), area(target)]
        const isVerifiers = file.startsWith(VERIFIER) && VERIFIER_MAY_IMPORT.test(target)
        const allowed = isVerifiers || (MAY_IMPORT[from]?.includes(to) ?? true)
        const adapterLeak = to === 'adapters' && from === 'start' && !BINDS_ADAPTERS.includes(file)
        const startLeak = from === 'app' && to === 'start' && !APP_MAY_READ.includes(target)
        if (!allowed || adapterLeak || startLeak) wrong.push(`${file} -> ${target}`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('domain imports no framework and no I/O', ({ assert }) => {
    const forbidden =
      /^(@adonisjs|@japa|knex|pg|better-sqlite3|ioredis|undici|@duckdb|node:(fs|net|http|https|dns|child_process|worker_threads|timers))/
    const wrong = [...graph.keys()]
      .filter((file) => area(file) === 'domain')
      .flatMap((file) =>
        specifiers(file)
          .filter((name) => forbidden.test(name))
          .map((name) => `${file} -> ${name}`)
      )
    assert.deepEqual(wrong, [])
  })

  test('inside app/, only app/shared/database imports Lucid', ({ assert }) => {
    const wrong = [...graph.keys()]
      .filter((file) => area(file) === 'app' && !file.startsWith('app/shared/database/'))
      .filter((file) => specifiers(file).some((name) => name.startsWith('@adonisjs/lucid')))
    assert.deepEqual(wrong, [])
  })

  test('no import cycle between files', ({ assert }) => {
    assert.deepEqual(findCycle(graph), [])
  })

  for (const name of ['domain', 'app', 'adapters', 'demo', 'console/src'])
    test(`no import cycle between folders of ${name}`, ({ assert }) => {
      assert.deepEqual(findCycle(foldersOf(name)), [])
    })

  test('every adapter is reachable from start/, bin/ or bench/, so none serves only tests', ({ assert }) => {
    const adapters = [...graph.keys()].filter((file) => area(file) === 'adapters')
    const roots = [...graph.keys()].filter((file) => ['start', 'bin', 'bench'].includes(area(file)))
    const reached = new Set(roots)
    // Iterating over a Set includes entries added meanwhile.
    for (const file of reached)
      for (const target of [...graph.get(file)!, ...workersOf(file)]) reached.add(target)
    assert.deepEqual(
      adapters.filter((file) => !reached.has(file)),
      []
    )
  })

  test('no source file exceeds 300 lines', ({ assert }) => {
    const long = [...graph.keys()]
      .filter((file) => !/\/data\/|\.d\.ts$|vocabulary\/|_data\.ts$|migrations\//.test(file))
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 301)
    assert.deepEqual(long, [])
  })

  test('no pattern has modifiers, because they stop matching in long processes', ({ assert }) => {
    const modified = [...graph.keys()]
      .filter((file) => /^(?:domain|adapters|app)\//.test(file))
      .filter((file) => /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(readFileSync(join(ROOT, file), 'utf8')))
    assert.deepEqual(modified, [])
  })
})

function readGraph(): Map<string, string[]> {
  const files = AREAS.flatMap((name) =>
    globSync(`${name}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules/**', '**/generated/**'] })
  )
  const known = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      specifiers(file)
        .map((name) => resolve(file, name, known))
        .filter((target) => target !== null),
    ])
  )
}

/**
 * Returns the thread entry points (`*worker.ts`) beside `file` that it names: threads start by file
 * name, not by import.
 */
function workersOf(file: string): string[] {
  if (area(file) !== 'adapters') return []
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...graph.keys()].filter(
    (other) =>
      other !== file &&
      dirname(other) === dirname(file) &&
      other.endsWith('worker.ts') &&
      text.includes(basename(other, '.ts'))
  )
}

/**
 * Returns the imports between the folders directly under `parent`; each file directly under it
 * counts as a folder.
 */
function foldersOf(parent: string): Map<string, string[]> {
  const depth = parent.split('/').length + 1
  const folderOf = (file: string) => file.split('/').slice(0, depth).join('/')
  const folders = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    if (!file.startsWith(`${parent}/`)) continue
    const from = folderOf(file)
    const targets = imports.filter((target) => target.startsWith(`${parent}/`)).map(folderOf)
    folders.set(from, [...(folders.get(from) ?? []), ...targets.filter((target) => target !== from)])
  }
  return folders
}

function specifiers(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
}

/** The project file that an import resolves to, or null. */
function resolve(file: string, specifier: string, known: Set<string>): string | null {
  if (!/^[#.]/.test(specifier)) return null
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : relative(ROOT, join(ROOT, dirname(file), specifier))
  const stem = path.replace(/\.(js|ts|tsx)$/, '')
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((name) => known.has(name)) ?? null
}

function area(file: string): string {
  return file.split('/')[0]
}

/** Returns one cycle as the nodes on it, or an empty list. Imports of types count too. */
function findCycle(imports: Map<string, string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const visit = (node: string): string[] | null => {
    if (state.get(node) === 'open') return [...path.slice(path.indexOf(node)), node]
    if (state.has(node)) return null
    state.set(node, 'open')
    path.push(node)
    for (const target of imports.get(node) ?? []) {
      const cycle = visit(target)
      if (cycle) return cycle
    }
    path.pop()
    state.set(node, 'done')
    return null
  }
  for (const node of imports.keys()) {
    const cycle = visit(node)
    if (cycle) return cycle
  }
  return []
}
