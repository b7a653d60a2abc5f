import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ClientDocument } from './document.js'
import { pythonEnvironment } from './python_environment.js'

const run = promisify(execFile)

const schemasOf = ({ openapi, components: { schemas } }: ClientDocument) =>
  JSON.stringify({ openapi, info: { title: 'kith', version: '1' }, paths: {}, components: { schemas } })

/** The first line of the module. It changes with the schemas, so a check needs no Python. */
export const modelsHeader = (document: ClientDocument): string =>
  `# Generated from the OpenAPI document by \`npm run clients\`. Do not edit. Schemas: ${createHash('sha256')
    .update(schemasOf(document))
    .digest('hex')}`

/** Returns the Python module with a TypedDict for each schema. Needs Python. */
export async function pythonModels(document: ClientDocument): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kith-models-'))
  try {
    const [input, output] = [join(folder, 'openapi.json'), join(folder, 'models.py')]
    writeFileSync(input, schemasOf(document))
    await run(join(await pythonEnvironment(), 'datamodel-codegen'), [
      ...['--input', input, '--input-file-type', 'openapi', '--output', output],
      ...['--output-model-type', 'typing.TypedDict', '--target-python-version', '3.10'],
      ...['--enum-field-as-literal', 'all', '--use-standard-collections', '--use-union-operator'],
      ...['--use-schema-description', '--use-field-description', '--disable-future-imports'],
      ...['--formatters', 'builtin', '--custom-file-header', modelsHeader(document)],
    ])
    return readFileSync(output, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
