/**
 * A module that is preloaded (`node --import`) into a process that must die at a write. KILL_AT=n
 * kills the process with SIGKILL at its n-th SQL write, counted from 1. KILL_WHEN names the moment:
 * `before` the write, `after` it, or on PostgreSQL `sent` but not yet answered. The last line of
 * output is `killed <moment> <statement>`. With KILL_SQL only writes that start with this text
 * count. TELL_WRITES prints `write <statement>` for each kind of write. Without these settings the
 * module does nothing.
 */
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { watchPostgres } from './postgres_writes.js'
import { watchSqlite } from './sqlite_writes.js'
import { beginningOf, type Moment, type WriteWatch } from './write_watch.js'

const at = Number(process.env.KILL_AT ?? 0)
const when = process.env.KILL_WHEN as Moment
const { KILL_SQL: counted = '', TELL_WRITES: telling } = process.env
const reported = new Set<string>()
let writes = 0

const watch: WriteWatch = {
  begin(sql) {
    const beginning = beginningOf(sql)
    if (telling && !reported.has(beginning)) writeSync(2, `write ${beginning}\n`)
    reported.add(beginning)
    return beginning.startsWith(counted) ? ++writes : 0
  },
  reached(moment, write, sql) {
    if (at === 0 || write !== at || moment !== when) return
    writeSync(2, `killed ${moment} ${beginningOf(sql)}\n`)
    process.kill(process.pid, 'SIGKILL')
    // The signal may arrive a moment later. Until then the process must not continue.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
}

if ((at > 0 || telling) && isMainThread) {
  watchSqlite(watch)
  watchPostgres(watch)
}
