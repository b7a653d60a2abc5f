import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import app from '@adonisjs/core/services/app'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type BuiltFile = { type: string; plain: Buffer; gzipped: Buffer }
/** The HTML page, the script for failed loads, and the assets with content hashes as names. */
export type BuiltConsole = { shell: string; recover: BuiltFile; files: Map<string, BuiltFile> }

let built: Promise<BuiltConsole | null> | undefined

/** Returns the built console, or null if it is not built. Reads the files once. */
export function builtConsole(): Promise<BuiltConsole | null> {
  built ??= read().catch((error) => {
    built = undefined
    if (error.code === 'ENOENT') return null
    throw error
  })
  return built
}

async function read(): Promise<BuiltConsole> {
  const folder = app.makePath('console/dist')
  const shell = await readFile(`${folder}/index.html`, 'utf8')
  const files = new Map<string, BuiltFile>()
  for (const name of await readdir(`${folder}/assets`)) {
    const type = TYPES[extname(name)]
    if (!type) continue
    files.set(name, await readBuilt(`${folder}/assets/${name}`, type))
  }
  return { shell, recover: await readBuilt(`${folder}/recover.js`, TYPES['.js']), files }
}

async function readBuilt(path: string, type: string): Promise<BuiltFile> {
  const plain = await readFile(path)
  return { type, plain, gzipped: await promisify(gzip)(plain) }
}
