import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { Sql, type SqlValue } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import type { SuppressionStore } from '#app/suppression/suppression_store'
import { IndexFollower } from '#app/index/index_follower'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { dataPath } from '#start/env'
import { EVERY_SCOPE_NAME } from '#domain/access/scopes'
import { customer } from '#tests/functional/datasets/fixture'

export const operator = () => customer(100_000, { scopes: EVERY_SCOPE_NAME })

export const request = (client: ApiClient, secret: string, body: object) =>
  client.post('/v1/privacy/requests').bearerToken(secret).json(body)

/** Requests an erasure and carries it out. Returns the completed request. */
export async function erase(client: ApiClient, secret: string, person: object, more: object = {}) {
  const response = await request(client, secret, { person, confirm: true, ...more })
  response.assertStatus(202)
  await (await app.container.make(CarryOutErasures)).runAll()
  await (await app.container.make(IndexFollower)).catchUp()
  const read = await client.get(`/v1/privacy/requests/${response.body().data.id}`).bearerToken(secret)
  read.assertStatus(200)
  return read.body().data
}

/** Takes every entry off the suppression list, because later specs have people of the same names. */
export async function suppressNobody(): Promise<void> {
  const list = (await app.container.make(SuppressionList)) as SuppressionStore
  for (const { id } of await list.entries(1_000)) await list.remove(id)
}

export async function insert(table: string, row: Record<string, SqlValue>): Promise<void> {
  const sql = await app.container.make(Sql)
  const names = Object.keys(row)
  await sql.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row)
  )
}

export async function tablesOf(): Promise<string[]> {
  const sql = await app.container.make(Sql)
  const rows = await sql.select<{ name: string }>(
    sql.dialect === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`
  )
  return rows.map(({ name }) => name)
}

/** Returns `table: row` for every stored row that contains one of the texts, in any case. */
export async function rowsWith(texts: readonly string[], leftOut: readonly string[] = []): Promise<string[]> {
  const sql = await app.container.make(Sql)
  const found: string[] = []
  for (const table of await tablesOf()) {
    if (leftOut.includes(table)) continue
    for (const row of await sql.select<object>(`SELECT * FROM ${table}`)) {
      const json = JSON.stringify(row)
      const plain = json.toLowerCase()
      if (texts.some((text) => plain.includes(text.toLowerCase()))) found.push(`${table}: ${json}`)
    }
  }
  return found
}

/** Returns the files under DATA_DIR that contain one of the texts, in any case. */
export function filesWith(texts: readonly string[], leftOut: readonly string[] = []): string[] {
  const all = readdirSync(dataPath(), { recursive: true, encoding: 'utf8' })
  return all.filter((name) => {
    const path = join(dataPath(), name)
    if (leftOut.some((folder) => name.startsWith(folder)) || !statSync(path).isFile()) return false
    const content = readFileSync(path).toString('latin1').toLowerCase()
    return texts.some((text) => content.includes(text.toLowerCase()))
  })
}
