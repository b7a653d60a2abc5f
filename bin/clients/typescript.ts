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
}
