import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import type { ClientDocument } from './document.js'
import { methodPath } from '#domain/clients/method_path'

const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Writes the generated part of the TypeScript client into a folder. */
export async function writeTypescript(document: ClientDocument, folder: string): Promise<void> {
  await createClient({
    input: document,
    logs: { level: 'silent' },
    output: { path: folder, module: { extension: '.js' }, entryFile: false },
    plugins: [
      '@hey-api/typescript',
      { name: '@hey-api/client-fetch', throwOnError: true },
      {
        name: '@hey-api/sdk',
        paramsStructure: 'flat',
        responseStyle: 'data',
        operations: {
          strategy: 'single',
          containerName: 'KithApi',
          nesting: ({ operationId, id }) => methodPath(operationId ?? id).map(camelCase),
        },
      },
    ],
  })
  sendUnknownFields(join(folder, 'sdk.gen.ts'))
}

/**
 * Makes methods send fields that they do not know, so that the service rejects them. The generated
 * methods drop them: a misspelt field, or `dry_run` where types are not checked.
 */
function sendUnknownFields(path: string): void {
  const calls = /\[\{ args: (\[[^\]]*\])/g
  const text = readFileSync(path, 'utf8').replace(calls, (_, fields: string) => {
    const slot = fields.includes("in: 'body'") ? 'body' : 'query'
    return `[{ allowExtra: { ${slot}: true }, args: ${fields}`
  })
  writeFileSync(path, text)
}
