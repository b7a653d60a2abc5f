/**
 * `npm run clients`: generates the clients from the OpenAPI document. Needs Python 3.10. With
 * --check, compares the clients with the document instead and needs no Python. `npm run check` uses
 * --check.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientDocument, exportedDocument } from './clients/document.js'
import { pythonMethods } from './clients/python.js'
import { asyncClient } from './clients/python_async.js'
import { modelsHeader, pythonModels } from './clients/python_models.js'
import { writeTypescript } from './clients/typescript.js'

const TYPESCRIPT = join(import.meta.dirname, '../clients/typescript/src/generated')
const PYTHON = join(import.meta.dirname, '../clients/python/src/kith')
const MODELS = join(PYTHON, '_generated/models.py')

const exported = exportedDocument()
const document = clientDocument(exported)
const modules = {
  '_generated/sync_api.py': pythonMethods(document, exported, false),
  '_generated/async_api.py': pythonMethods(document, exported, true),
  '_async_client.py': asyncClient(readFileSync(join(PYTHON, '_client.py'), 'utf8')),
}

if (process.argv.includes('--check')) await check()
else await generate()

async function generate(): Promise<void> {
  rmSync(TYPESCRIPT, { recursive: true, force: true })
  await writeTypescript(structuredClone(document), TYPESCRIPT)
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(PYTHON, name), text)
  writeFileSync(MODELS, await pythonModels(document))
}

async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kith-clients-'))
  try {
    await writeTypescript(structuredClone(document), folder)
    const outdated = [
      ...differences(filesOf(TYPESCRIPT), filesOf(folder)),
      ...differences({ ...filesOf(PYTHON), ...modules }, filesOf(PYTHON)),
      ...(readFileSync(MODELS, 'utf8').startsWith(`${modelsHeader(document)}\n`) ? [] : ['models.py']),
    ]
    if (outdated.length > 0)
      console.log(`Outdated: ${outdated.join(', ')}. Write them with \`npm run clients\`.`)
    process.exitCode = outdated.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function filesOf(folder: string): Record<string, string> {
  const names = globSync('**/*.{ts,py}', { cwd: folder })
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => one[name] !== other[name])
}
