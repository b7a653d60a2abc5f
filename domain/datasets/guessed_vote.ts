import { guess } from '#domain/guesses/guess'
import type { GuessField } from '#domain/guesses/fields'
import type { Question } from '#domain/questions/question'
import { fold } from '#domain/people/text/text'
import type { Column } from '#domain/truth/column'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { ResearchedSource } from '#domain/truth/research/resolve_sources'
import { LIKELIER_THAN_NOT } from '#domain/truth/thresholds'
import { isCustom } from './columns.js'

const BUILT_IN: Readonly<Record<string, GuessField>> = {
  title: 'title',
  company: 'company',
  location: 'location',
  headquarters: 'headquarters',
  industry: 'industry',
}

/** Returns the vote of the learned reader for a column, or null if it has no likely value. */
export function guessedVote(column: Column | Question, sources: readonly ResearchedSource[]): Vote | null {
  const field = fieldOf(column)
  if (!field) return null
  const likely = sources
    .filter(({ identity }) => identity >= LIKELIER_THAN_NOT)
    .sort((a, b) => b.identity - a.identity)
  const found = guess(field, likely)
  if (!found) return null
  const { page, mention } = found.source
  if (field === 'company' && mention.name !== null && fold(found.value) === fold(mention.name)) return null
  const { kind, identity, pageCluster } = likely.find((one) => one.page === page && one.mention === mention)!
  return {
    ...{ value: found.value, quote: found.quote, method: 'guess', accuracy: found.probability },
    ...{
      url: page.url,
      observedAt: page.observedAt,
      kind,
      identity,
      pageCluster,
      statedAt: null,
      past: false,
    },
  }
}

function fieldOf(column: Column | Question): GuessField | null {
  const { key, entity } = column
  if (!isCustom(key)) return entity === 'custom' ? null : (BUILT_IN[key] ?? null)
  if (!('concept' in column) || (column.format ?? 'text') !== 'text' || column.past || column.many)
    return null
  if (column.concept?.id === 'specialty') return 'specialty'
  return column.role && CHIEF.test(column.role) ? 'chief' : null
}

/** Matches roles whose holder heads a company. */
const CHIEF =
  /^(?:ceo|chief executive(?: officer)?|managing director|geschaftsfuhrer(?:in)?|pdg|directeur general|director general)$/
