import { PAST } from './function_words.js'
import type { FoundRole } from './roles.js'
import type { QueryTokens } from './tokens.js'

/** Reports whether a role is the object of the role before it: `chief of staff to the CEO`. */
export function isObject(
  { tokens, breaks }: QueryTokens,
  before: FoundRole | undefined,
  { start, end }: FoundRole
): boolean {
  const between = before ? tokens.slice(before.end, start) : []
  // `mentors of junior developers` asks for mentors.
  if (between.length === 1 && between[0] === 'of' && tokens[end - 1].endsWith('s')) return true
  return (
    between.some((token) => /^(?:to|for|under|behind|supporting|assisting)$/.test(token)) &&
    between.every((token) =>
      /^(?:to|for|under|behind|supporting|assisting|reporting|the|our|a|an|its)$/.test(token)
    ) &&
    !breaks.has(start)
  )
}

const FORMER = /^(?:was|were|been)$/
const USED_TO_BE = /(?:^| )used to be(?: an?| the)?$/

/** Reports whether a role is a former job: `ex welders`. Such a role only ranks. */
export const isFormer = ({ tokens }: QueryTokens, { start }: FoundRole): boolean =>
  FORMER.test(tokens[start - 1] ?? '') ||
  PAST.has(tokens[start - 1] ?? '') ||
  USED_TO_BE.test(tokens.slice(Math.max(0, start - 4), start).join(' '))
