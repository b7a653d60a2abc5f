/**
 * A process that undoes an import, or continues its undo, and prints `undone`. Argument: the
 * import's id.
 */
import { ImportLog } from '#app/imports/import_log'
import { ImportUndo } from '#app/imports/import_undo'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { sql } from './worker_parts.js'

const [id] = process.argv.slice(2)
const stores = { people: new PeopleStore(sql), companies: new CompanyStore(sql) }
const undo = new ImportUndo(sql, new ImportLog(sql, 365), stores, 365)
await undo.finish((await undo.start(id, 'test')).id)
process.stdout.write('undone\n')
process.exit(0)
