import { withPerson } from '#domain/contacts/recorded_contacts'
import type { ContactPerson } from '#domain/contacts/contact'
import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { customVotes } from '#domain/questions/votes'
import { acceptanceJudge } from '#domain/truth/acceptance/judge'
import type { Column } from '#domain/truth/column'
import { type Explanation, explain } from '#domain/truth/reconcile/explanation'
import { READINGS } from '#domain/truth/reconcile/readings_data'
import type { Answer } from '#domain/truth/reconcile/reconcile'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { withSecondReading } from '#domain/truth/reconcile/second_reading'
import type { ReliabilityTable } from '#domain/truth/reconcile/sources'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResolvedSources } from '#domain/truth/research/resolve_sources'
import { votesOf } from '#domain/truth/votes_of'
import { isCustom, PAGE_TEXT } from './columns.js'
import { contactFieldOf } from './contact_cells.js'
import type { DatasetColumn, EntityType } from './dataset.js'
import { guessedVote } from './guessed_vote.js'
import { pageText } from './page_text.js'

export type AnswerContext = {
  entityType: EntityType
  /** The time for computing ages (ISO 8601). */
  now: string
  /** The reliability of sources. The default is the built-in table. */
  reliability?: ReliabilityTable
  /** The recorded person that the row refers to. */
  person?: ContactPerson
}

export type ColumnAnswer = {
  /** The input of the reconciliation. Empty for `page_text`. */
  votes: Vote[]
  answer: Answer
  explanation: Explanation | null
}

/** With this confidence or more, the learned reader is not asked. */
const SURE = 0.9

/**
 * Returns the pages' answer for a column. The filling of cells and the verification of their proofs both use
 * this function. If the rules are not sure of a value, the learned reader adds its vote.
 */
export function answerColumn(
  column: DatasetColumn,
  { sources, evidence }: Pick<ResolvedSources, 'sources' | 'evidence'>,
  { entityType, now, reliability = RELIABILITY, person }: AnswerContext
): ColumnAnswer {
  const { key, description = '', format } = column
  const table = { ...reliability, readings: READINGS }
  if (key === PAGE_TEXT) return { votes: [], answer: pageText(sources, column.max_chars), explanation: null }
  const pageOf = (url: string) => sources.find(({ page }) => page.url === url)
  const settle = (asked: Column, votes: Vote[], country?: string): ColumnAnswer => {
    const judge = acceptanceJudge(asked, { evidence, pageOf })
    const context = { now, reliability: table, country, judge }
    const stated = explain(asked, votes, context)
    const isSure = (stated.answer.confidence ?? 0) >= SURE
    const guessed = isSure ? null : guessedVote(asked, sources)
    if (!guessed) return { votes, ...stated }
    const all = [...votes, guessed]
    return { votes: all, ...explain(asked, all, context) }
  }
  if (isCustom(key)) {
    const question = readQuestion({ key, description, format, entity: entityType })
    const votes = sources.flatMap((source) => customVotes(question, source))
    return settle(question, settleVotes(question, votes))
  }
  const known = contactFieldOf(key) ? person : undefined
  const ownEvidence = known ? withPerson(evidence, known) : evidence
  const asked = { key, entity: entityType }
  const votes = sources.flatMap((source) => votesOf(key, source, ownEvidence))
  return settle(asked, withSecondReading(asked, votes), known?.country ?? undefined)
}
