import { type Column, valueKindOf } from '../column.js'
import { readFieldOf } from '../reconcile/readings.js'
import type { Vote } from '../reconcile/vote.js'
import { agreementOf, likelyNames, type RowContext } from './agreement.js'
import { formOf } from './form.js'
import { otherFactsOf } from './other_facts.js'
import { shapeOf } from './shape.js'
import { statementOf } from './statement.js'
import { surroundingsOf } from './surroundings.js'

/** The maximum number of names that are compared. Some pages list many. */
const MAX_NAMES = 6

/**
 * Prefixes for names of features: of other facts about the row, and of the page around the value.
 */
export const [OTHER, AROUND] = ['other ', 'around ']

/** Named numbers that describe a claim. A missing feature is 0. */
export type ClaimFeatures = Map<string, number>

/**
 * Returns what is known about a vote before it is compared with others: how and where the page
 * states the value, the value's shape, and whether it fits the other facts about the row.
 */
export function claimFeatures(column: Column, vote: Vote, row: RowContext): ClaimFeatures {
  const group = claimGroup(column)
  const text = String(vote.value)
  const form = formOf(group, text)
  const names = likelyNames(row.evidence).slice(0, MAX_NAMES)
  const page = row.pageOf(vote.url)
  return new Map([
    [`group ${group}`, 1],
    [`group ${group} of ${column.entity}`, 1],
    [`method ${vote.method}`, 1],
    [`${group} ${vote.method}`, 1],
    ...(form === null ? [] : formFeaturesOf(group, form)),
    ...shapeOf(group, text),
    ...statementOf(group, text, vote),
    ...agreementOf(column, group, text, vote, row),
    ...prefixed(OTHER, otherFactsOf(group, text, vote, row.evidence, names)),
    ...(page ? prefixed(AROUND, surroundingsOf(column, group, text, vote, page, names)) : []),
  ])
}

const prefixed = (start: string, features: readonly [string, number][]): [string, number][] =>
  features.map(([name, value]) => [start + name, value])

/** Returns the features of a text's form: one that all columns share, and the column's own. */
export const formFeaturesOf = (group: string, form: number): [string, number][] => [
  ['likeness', form],
  [`${group} likeness`, form],
]

/** Returns the group of columns that a column's weights belong to. */
export function claimGroup(column: Column & { concept?: { id: string } | null }): string {
  if (column.concept) return `custom ${column.concept.id}`
  if (column.key === 'website' || column.key === 'headquarters') return column.key
  if (column.key === 'email.work' || column.key === 'email.personal') return column.key
  const field = readFieldOf(column)
  return field === 'custom' ? `custom ${valueKindOf(column)}` : field
}
