import Database from 'better-sqlite3'
import { isWrite, type WriteWatch } from './write_watch.js'

const METHODS = ['run', 'all', 'get'] as const

/** Reports every write that this process makes through better-sqlite3. */
export function watchSqlite(watch: WriteWatch): void {
  const { prototype } = Database
  const prepare = prototype.prepare
  prototype.prepare = function (this: Database.Database, sql: string) {
    const statement = prepare.call(this, sql)
    if (!isWrite(sql)) return statement
    for (const method of METHODS) {
      const original = statement[method] as (...values: unknown[]) => unknown
      statement[method] = (...values: unknown[]) =>
        watched(watch, sql, () => original.apply(statement, values)) as never
    }
    return statement
  } as typeof prepare
  const exec = prototype.exec
  prototype.exec = function (this: Database.Database, sql: string) {
    return isWrite(sql) ? watched(watch, sql, () => exec.call(this, sql)) : exec.call(this, sql)
  }
}

function watched<T>(watch: WriteWatch, sql: string, work: () => T): T {
  const write = watch.begin(sql)
  watch.reached('before', write, sql)
  const result = work()
  watch.reached('after', write, sql)
  return result
}
