import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { truthPlace, type TruthPlace } from './place_truth.js'
import { truthRole, type TruthRole } from './role_truth.js'

/** A query with what it asks for. */
export type AskedQuery = {
  id: string
  text: string
  roleTitle: string
  geoName: string
  geoType: string
  role: TruthRole
  place: TruthPlace
}

type QueryLine = {
  query_id: string
  text: string
  metadata: { role_title?: string; geo_name?: string; geo_type?: string }
}

/** The queries of every `people_queries*.jsonl` below `data`/queries, and the places no table of truth knows. */
export async function readQueries(data: string): Promise<{ queries: AskedQuery[]; unknown: string[] }> {
  const folder = join(data, 'queries')
  const files = (await readdir(folder)).filter((name) => /^people_queries.*\.jsonl$/.test(name)).sort()
  const queries: AskedQuery[] = []
  const unknown: string[] = []
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean)
    for (const line of lines) {
      const { query_id: id, text, metadata } = JSON.parse(line) as QueryLine
      const { role_title: roleTitle, geo_name: geoName, geo_type: geoType } = metadata
      if (!roleTitle || !geoName || !geoType) continue
      const place = truthPlace(geoName, geoType, text)
      if (place === null || place.cities.length === 0) unknown.push(`${geoName} (${geoType})`)
      else queries.push({ id, text, roleTitle, geoName, geoType, role: truthRole(roleTitle), place })
    }
  }
  return { queries, unknown: [...new Set(unknown)] }
}
