import { sameCompany } from '#domain/people/companies/company_name'
import { registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import type { Calls } from '../rules/work/calls.js'
import { readRounds, type RoundRead } from './read_rounds.js'

/** Pages read for one company's rounds. */
const PAGES = 2

/** How far along a stage is, to tell the later of two. */
export const rankOf = (stage: FundingStage): number => FUNDING_STAGES.indexOf(stage)

/** The latest of rounds, by their stage; undefined without any. */
export const latestOf = (rounds: readonly RoundRead[]): RoundRead | undefined =>
  [...rounds].sort((a, b) => rankOf(b.stage) - rankOf(a.stage))[0]

/** The latest funding round of a company that news tell of, with its page; null where none does. */
export async function latestRound(
  name: string,
  domain: string | null,
  calls: Calls
): Promise<RoundRead | null> {
  const rounds = await readRounds(`${name} raises funding round`, {
    calls,
    most: PAGES,
    pages: new Set(),
    about: name,
  })
  // What stands on its own site is told of it, also under the name it had then.
  const own = rounds.filter(
    ({ company, url }) => sameCompany(company, name) || (domain !== null && registrableDomain(url) === domain)
  )
  return latestOf(own.filter(({ isRead }) => isRead)) ?? null
}
