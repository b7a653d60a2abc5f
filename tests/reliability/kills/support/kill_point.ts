/**
 * Preloaded into a process (`node --import`) that is to die at a write: KILL_AT=n ends it by SIGKILL at its n-th write of SQL,
 * counted from 1, at the moment KILL_WHEN tells: `before` it, `after` it, or, over PostgreSQL, when it is `sent` and the
 * server has not answered. Prints `killed <moment> <statement>` as its last line. Without KILL_AT nothing is changed.
 */
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { watchPostgres } from './postgres_writes.js'
import { watchSqlite } from './sqlite_writes.js'
import type { Moment, WriteWatch } from './write_watch.js'

const at = Number(process.env.KILL_AT ?? 0)
const when = process.env.KILL_WHEN as Moment
let writes = 0

const watch: WriteWatch = {
  begin: () => ++writes,
  reached(moment, write, sql) {
    if (write !== at || moment !== when) return
    writeSync(2, `killed ${moment} ${sql.replace(/\s+/g, ' ').trim().slice(0, 60)}\n`)
    process.kill(process.pid, 'SIGKILL')
    // The signal may take a moment; nothing of this process goes on meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
}

if (at > 0 && isMainThread) {
  watchSqlite(watch)
  watchPostgres(watch)
}
