/** Writes `console/src/api/schema.d.ts`, the console client's types, after route changes. */
import { join } from 'node:path'
import { writeClient } from '#app/console/write_client'

await writeClient(join(import.meta.dirname, '../console/src/api/schema.d.ts'))
