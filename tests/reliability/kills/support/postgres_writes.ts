import pg from 'pg'
import { isWrite, type WriteWatch } from './write_watch.js'

type Callback = (...values: unknown[]) => unknown
type Query = (this: pg.Client, query: unknown, ...rest: unknown[]) => unknown

/**
 * Reports every write that this process sends through pg, with a callback (as Knex does) or with a
 * promise.
 */
export function watchPostgres(watch: WriteWatch): void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (query, ...rest) {
    const sql = typeof query === 'string' ? query : ((query as { text?: string })?.text ?? '')
    if (!isWrite(sql)) return original.call(this, query, ...rest)
    const write = watch.begin(sql)
    watch.reached('before', write, sql)
    const wrapped = rest.map((each) => (typeof each === 'function' ? answered(each as Callback) : each))
    const asked = original.call(this, query, ...wrapped)
    // The client defers work within this turn. After the turn, the kernel has the statement.
    setImmediate(() => watch.reached('sent', write, sql))
    if (!(asked instanceof Promise)) return asked
    return asked.then((result) => {
      watch.reached('after', write, sql)
      return result
    })

    function answered(callback: Callback) {
      return (...values: unknown[]) => {
        watch.reached('after', write, sql)
        return callback(...values)
      }
    }
  }
}
