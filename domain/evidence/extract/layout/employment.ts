import type { Mention } from '../../claim.js'
import { datesIn } from './education.js'
import { readHeadline } from './headlines.js'
import { isCompanyName, isTitle } from '../recognisers.js'
import type { ClaimOrigin } from '../mention_book.js'
import type { Reading } from '../reading.js'

export type Job = {
  title: string | null
  company: string
  start: string | null
  end: string | null
  current: boolean
}

/** Matches a text with a character that a name needs: a capital, a digit or a letter without case. */
const NAMED = /[\p{Lu}\p{Lo}\d]/u

/** Parses a career entry: `CTO, Acme (2015-2019)`, `Acme — CTO · Jan 2019 – Present`. */
export function readJob(text: string): Job | null {
  if (text.length > 250) return null
  const { rest, start, end, current } = datesIn(text)
  const headline = readHeadline(rest)
  if (headline?.company) return { title: headline.title, company: headline.company, start, end, current }
  const parts = rest.split(/(?<!\s)\s+[–—|·•:-]\s+|:\s+|,\s+/u).map((part) => part.trim())
  const at = parts.findIndex((part) => isTitle(part))
  const company = parts.find(
    (part, i) => i !== at && isCompanyName(part) && NAMED.test(part) && !isTitle(part)
  )
  return at >= 0 && company ? { title: parts[at], company, start, end, current } : null
}

/** Adds the claims of a career entry. A current job also yields the current title and employer. */
export function addJob({ book }: Reading, mention: Mention, job: Job, origin: ClaimOrigin): void {
  const past = origin.past || !job.current
  book.add(mention, 'employment', job, { ...origin, past })
  if (past) return
  if (job.title) book.add(mention, 'title', job.title, origin)
  book.add(mention, 'company', job.company, origin)
}
