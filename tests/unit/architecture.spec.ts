/** Holds the arrows of docs/architecture.md: who may import whom, and no cycles. */
import { readFileSync, globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '../..')
const AREAS = ['domain', 'adapters', 'app', 'start', 'config', 'database', 'bin', 'bench', 'tests'] as const

/** What each area may import of ours. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['domain'],
  adapters: ['adapters', 'domain'],
  app: ['app', 'domain', 'start', 'database'],
  config: ['app', 'config', 'domain', 'start'],
  start: ['app', 'adapters', 'config', 'domain', 'start', 'database'],
  database: ['database', 'domain'],
}
/** Within start, this file alone knows adapters; app reads settings and kernel from there, nothing else. */
const BINDS_ADAPTERS = 'start/ports.ts'
const APP_MAY_READ = ['start/env.ts', 'start/kernel.ts']

const graph = readGraph()

test.group('architecture', () => {
  test('imports point the allowed way', ({ assert }) => {
    const wrong: string[] = []
    for (const [file, imports] of graph) {
      for (const target of imports) {
        const [from, to] = [area(file), area(target)]
        const allowed = MAY_IMPORT[from]?.includes(to) ?? true
        const adapterLeak = to === 'adapters' && from === 'start' && file !== BINDS_ADAPTERS
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

  test('there is no import cycle', ({ assert }) => {
    assert.deepEqual(findCycle(), [])
  })

  test('no source file passes 300 lines', ({ assert }) => {
    const long = [...graph.keys()]
      .filter((file) => !/\/data\/|vocabulary\/|_data\.ts$|migrations\//.test(file))
      .filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 301)
    assert.deepEqual(long, [])
  })
})

function readGraph(): Map<string, string[]> {
  const files = AREAS.flatMap((name) => globSync(`${name}/**/*.ts`, { cwd: ROOT }))
  const known = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      specifiers(file)
        .map((name) => resolve(file, name))
        .filter((target) => target !== null && known.has(target)) as string[],
    ])
  )
}

function specifiers(file: string): string[] {
  return ts
    .preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
}

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `${specifier.slice(1)}.ts`
  if (!specifier.startsWith('.')) return null
  return relative(ROOT, join(ROOT, dirname(file), specifier)).replace(/\.js$/, '.ts')
}

function area(file: string): string {
  return file.split('/')[0]
}

/** One cycle as the files on it, or none. Types count too: a cycle of types is a cycle of ideas. */
function findCycle(): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const visit = (file: string): string[] | null => {
    if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file]
    if (state.has(file)) return null
    state.set(file, 'open')
    path.push(file)
    for (const target of graph.get(file) ?? []) {
      const cycle = visit(target)
      if (cycle) return cycle
    }
    path.pop()
    state.set(file, 'done')
    return null
  }
  for (const file of graph.keys()) {
    const cycle = visit(file)
    if (cycle) return cycle
  }
  return []
}
