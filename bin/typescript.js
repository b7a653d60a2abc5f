/**
 * Loads the project's TypeScript: `node --import=./bin/typescript.js FILE.ts`. Compiles each source
 * file once and caches it in node_modules/.cache, which halves the start time of every command,
 * test and worker thread.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { mapStackTraces } from './source_maps.js'

const ROOT = new URL('../', import.meta.url).href
const CACHE = fileURLToPath(new URL('../node_modules/.cache/kith/', import.meta.url))
const require = createRequire(import.meta.url)
const OPTIONS = {
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}
const COMPILER = JSON.stringify([OPTIONS, require('@swc/core/package.json').version])

const isThere = new Map()
let swc

enableCompileCache(`${CACHE}v8`)
mapStackTraces((url) => (url.startsWith(ROOT) ? readIfThere(`${cachedAt(fileURLToPath(url))}.map`) : null))
registerHooks({ resolve, load })

/** Resolves an import of a `.js` file to the `.ts` source beside it, if there is one. */
function resolve(specifier, context, nextResolve) {
  const url = ownUrl(specifier, context.parentURL)
  const source = url?.endsWith('.js') ? `${url.slice(0, -2)}ts` : null
  if (source === null || !exists(source)) return nextResolve(specifier, context)
  return { url: source, format: 'module', shortCircuit: true }
}

/** Returns the URL of a module of this project, or undefined for a package. */
function ownUrl(specifier, parent) {
  if (specifier.startsWith(ROOT)) return isPackage(specifier) ? undefined : specifier
  if (!parent?.startsWith(ROOT) || isPackage(parent)) return undefined
  if (specifier.startsWith('#')) return `${ROOT}${specifier.slice(1)}.js`
  return specifier.startsWith('.') ? new URL(specifier, parent).href : undefined
}

const isPackage = (url) => url.includes('/node_modules/')

function exists(url) {
  if (!isThere.has(url)) isThere.set(url, existsSync(fileURLToPath(url)))
  return isThere.get(url)
}

function load(url, context, nextLoad) {
  if (!url.endsWith('.ts') || !url.startsWith(ROOT) || isPackage(url)) return nextLoad(url, context)
  return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true }
}

/** Returns the compiled JavaScript. The cache is valid if its last line has the source's hash. */
function compile(file) {
  const source = readFileSync(file, 'utf8')
  const stamp = `\n//${hash(COMPILER + source)}`
  const cached = cachedAt(file)
  const known = readIfThere(cached)
  if (known?.endsWith(stamp)) return known
  swc ??= require('@swc/core')
  const { code, map } = swc.transformSync(source, { ...OPTIONS, filename: file, swcrc: false })
  write(`${cached}.map`, map)
  write(cached, code + stamp)
  return code + stamp
}

const cachedAt = (file) => `${CACHE}${hash(file)}.js`

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32)

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * Writes a draft and renames it, because several processes may write the same file. Ignores errors:
 * without a cache, only the start is slower.
 */
function write(path, text) {
  try {
    mkdirSync(CACHE, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch {}
}
