import { type BasisPage, basisPages } from '#domain/datasets/row_basis'
import type { EmployerRow } from '#domain/search/verification/company_facts'
import type { StoredPerson } from '#domain/search/people_document'
import type { Research } from '#domain/truth/research/research'
import { type Row, readSubject } from '#domain/truth/subject'
import type { SetCriterion } from './criterion.js'

/** The pages behind the answer to one question about an employer. */
export type EmployerBasis = {
  /** See `questionKey`. */
  question: string
  row: EmployerRow
  pages: BasisPage[]
  names: readonly string[]
}

/** What the verdicts on a person depend on, besides the content of the pages. */
export type VerdictBasis = {
  /** The release whose rules made the verdicts. */
  release: string
  /** The time for computing ages (ISO 8601). */
  now: string
  criteria: readonly SetCriterion[]
  /** The candidate that was researched. */
  row: Row
  /** Whether the deadline stopped the research early. Then nobody is admitted. */
  timed_out: boolean
  pages: BasisPage[]
  /** The names of the person that earlier rounds of the research confirmed. */
  names: readonly string[]
  /** The person's record in the index. */
  indexed: StoredPerson | null
  /** Set if the person has no record, and the site of the person's employer does not name the person. */
  unconfirmed?: true
  /** The record that was made from the pages of an admitted person who had no record. */
  saved?: StoredPerson
  employers: EmployerBasis[]
}

/** Returns the pages and names behind research about a subject. */
export function readingOf(
  entity: 'person' | 'company',
  row: Row,
  researched: Research
): Pick<VerdictBasis, 'pages' | 'names'> {
  const pages = basisPages(readSubject(entity, row), researched)
  return { pages, names: researched.inputs.names }
}
