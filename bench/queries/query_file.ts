import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#bench/support/args'

export const GEO_TYPES = ['city', 'metro', 'state', 'country', 'region'] as const
export type GeoType = (typeof GEO_TYPES)[number]

/** A query with its labels, both written by its author. */
export type LabelledQuery = { id: string; text: string; role: string; geoName: string; geoType: GeoType }

/**
 * Reads the labelled queries of every `people_queries*.jsonl` in a folder or its subfolder
 * `queries`. Throws UsageError when there is no such file, or when a line lacks text, role or
 * place.
 */
export function readQueries(data: string): LabelledQuery[] {
  const files = [join(data, 'queries'), data].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^people_queries.*\.jsonl$/.test(name))
          .sort()
          .map((name) => join(folder, name))
      : []
  )
  if (files.length === 0) throw new UsageError(`No people_queries*.jsonl in ${data} or its folder queries.`)
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (line.trim() === '' ? [] : [queryOf(line, `${file}:${i + 1}`)]))
  )
}

function queryOf(line: string, where: string): LabelledQuery {
  const { query_id, text, metadata = {} } = JSON.parse(line)
  const { role_title, geo_name, geo_type } = metadata
  if (!text || !role_title || !geo_name || !GEO_TYPES.includes(geo_type))
    throw new UsageError(`${where}: a query needs text, metadata.role_title, geo_name and geo_type.`)
  return { id: query_id ?? where, text, role: role_title, geoName: geo_name, geoType: geo_type }
}
