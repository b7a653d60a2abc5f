import type { ApplicationService } from '@adonisjs/core/types'
import type { Evidence } from '#domain/evidence/evidence'
import type { SearchIndex } from '#domain/ports/search_index'
import { type LearnedSource, learnSources, type StatedRow } from '#domain/truth/learning/learn_sources'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { type LearningRow, statedRows } from './stated_rows.js'
import { StoredEvidence } from './stored_evidence.js'

const PAGES_PER_ROW = 30

/**
 * Learns source reliability from the stored pages of the first `limit` people and the first `limit`
 * companies.
 */
export async function learnFromArchive(
  app: ApplicationService,
  evidence: Evidence,
  index: SearchIndex,
  limit: number,
  progress: (done: number, share: number) => void
): Promise<{ rows: number; learned: LearnedSource[] }> {
  const companies = await app.container.make(CompanyStore)
  const people = await app.container.make(PeopleStore)
  const rows: LearningRow[] = [
    ...(await firstOf(companies.all(), limit)).map(({ company_id, name, domain }) => {
      const row = { name, ...(domain && { domain }) }
      return { id: company_id, entityType: 'company' as const, row }
    }),
    ...(await firstOf(people.all(), limit)).map(({ person_id, name, company }) => {
      const row = { name, ...(company && { company }) }
      return { id: person_id, entityType: 'person' as const, row }
    }),
  ]
  const stated: StatedRow[] = []
  const options = { now: new Date().toISOString(), pages: PAGES_PER_ROW }
  for await (const row of statedRows(rows, new StoredEvidence(evidence), index, options)) {
    stated.push(row)
    progress(stated.length, stated.length / rows.length)
  }
  return { rows: rows.length, learned: learnSources(stated) }
}

async function firstOf<View>(views: AsyncIterable<View>, limit: number): Promise<View[]> {
  const first: View[] = []
  for await (const view of views) {
    first.push(view)
    if (first.length >= limit) break
  }
  return first
}
