/**
 * Writes the types of the console's client, `console/src/api/schema.d.ts`, after the route
 * declarations changed.
 */
import { join } from 'node:path'
import { writeClient } from '#app/console/write_client'

await writeClient(join(import.meta.dirname, '../console/src/api/schema.d.ts'))
