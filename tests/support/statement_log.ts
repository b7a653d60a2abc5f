import { writeFileSync } from 'node:fs'
import type { PluginFn } from '@japa/runner/types'
import { DriverTransaction } from '#app/shared/database/driver_transaction'
import { LucidSql } from '#app/shared/database/lucid_sql'

/** The test files that send each statement, by statement and outcome, and the ms that each file takes. */
export type StatementLog = { senders: Record<string, string[]>; ms: Record<string, number> }

/** Writes the log of a run to `path`. bin/engine_files.ts reads it. */
export function logStatements(path: string): PluginFn {
  return ({ emitter }) => {
    const senders = new Map<string, Set<string>>()
    const ms: Record<string, number> = {}
    let [file, since] = ['', performance.now()]
    const enter = ({ meta }: { meta: { fileName?: string } }) => {
      if (file) ms[file] = (ms[file] ?? 0) + performance.now() - since
      file = meta.fileName?.replace(/^.*\/(?=tests\/functional\/)/, '') ?? ''
      since = performance.now()
    }
    for (const owner of [LucidSql, DriverTransaction])
      watch(owner.prototype, (statement) => {
        if (file) senders.set(statement, (senders.get(statement) ?? new Set()).add(file))
      })
    emitter.on('group:start', enter)
    emitter.on('test:start', enter)
    emitter.on('test:end', enter)
    emitter.on('runner:end', () => {
      const all = [...senders].map(([statement, files]) => [statement, [...files]])
      writeFileSync(path, JSON.stringify({ senders: Object.fromEntries(all), ms } satisfies StatementLog))
    })
  }
}

type Statements = Pick<LucidSql, 'select' | 'run'>

function watch(prototype: Statements, sent: (statement: string) => void): void {
  for (const name of ['select', 'run'] as const) {
    const inner = prototype[name] as (...given: unknown[]) => Promise<unknown>
    const watched = async function (this: Statements, sql: string, values: unknown) {
      try {
        const result = await inner.call(this, sql, values)
        sent(`${shape(sql)} | ${Array.isArray(result) ? result.length > 0 : Number(result) > 0}`)
        return result
      } catch (error) {
        sent(`${shape(sql)} | ${(error as { code?: string }).code ?? error}`)
        throw error
      }
    }
    Object.assign(prototype, { [name]: watched })
  }
}

/** Lists of values have different lengths. */
const shape = (sql: string) =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/\?(?:, ?\?)+/g, '?')
    .replace(/\(\?\)(?:, ?\(\?\))+/g, '(?)')
