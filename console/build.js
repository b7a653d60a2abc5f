/**
 * Builds the console into console/dist. Does nothing if the console was built from the same files,
 * so `npm start` and `npm test` can run this file every time.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(import.meta.dirname, 'dist/built_from.json')
/** openapi-typescript generates this file. A build does not depend on it. */
const GENERATED = 'console/src/api/schema.d.ts'
const OWN = ['package-lock.json', 'console/{index.html,vite.config.ts}', 'console/{src,public}/**/*.*']

const known = readStamp()
if (!known || known.hash !== hashOf(known.shared)) {
  console.error('Building the console ...')
  const began = Date.now()
  const { build } = await import('vite')
  const shared = new Set()
  await build({
    configFile: join(root, 'console/vite.config.ts'),
    logLevel: 'warn',
    plugins: [{ name: 'shared-files', moduleParsed: ({ id }) => noteShared(shared, id) }],
  })
  await writeReference()
  const files = [...shared].sort()
  writeFileSync(stamp, JSON.stringify({ hash: hashOf(files), shared: files }))
  console.error(`Built the console (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/**
 * Writes the viewer of the API reference. Scalar's Fastify plugin is the smallest package that
 * contains the viewer.
 */
async function writeReference() {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const app = fastify()
  await app.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { body } = await app.inject('/docs/js/scalar.js')
  writeFileSync(
    join(import.meta.dirname, 'dist/reference.js'),
    body.replace(/\n\/\/# sourceMappingURL=.*/, '')
  )
  await app.close()
}

/** Adds a module of domain/, from which the console imports constants and rules. */
function noteShared(shared, id) {
  const path = relative(root, id)
  if (path.startsWith('domain/')) shared.add(path)
}

/**
 * Returns a hash of the files that a build depends on. Null if one of the shared files no longer
 * exists.
 */
function hashOf(shared) {
  const files = [...globSync(OWN, { cwd: root }).sort(), ...shared].filter((path) => path !== GENERATED)
  const hash = createHash('sha256')
  try {
    for (const path of files) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  } catch {
    return null
  }
  return hash.digest('hex')
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return null
  }
}
