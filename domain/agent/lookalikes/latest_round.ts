import { sameCompany } from '#domain/people/companies/company_name'
import { registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import type { Calls } from '../rules/work/calls.js'
import { readRounds, type RoundRead } from './read_rounds.js'

/** The maximum number of pages read for one company's rounds. */
const MAX_PAGES = 2

export const rankOf = (stage: FundingStage): number => FUNDING_STAGES.indexOf(stage)

/** Returns the round at the most advanced stage. Dates of rounds are not read. */
export const latestOf = (rounds: readonly RoundRead[]): RoundRead | undefined =>
  [...rounds].sort((a, b) => rankOf(b.stage) - rankOf(a.stage))[0]

/** Finds news of a company's most advanced funding round; null if no page that was read states a round. */
export async function latestRound(
  name: string,
  domain: string | null,
  calls: Calls
): Promise<RoundRead | null> {
  const rounds = await readRounds(`${name} raises funding round`, {
    calls,
    most: MAX_PAGES,
    pages: new Set(),
    about: name,
  })
  // A round on the company's own site counts even if the page uses another name of the company.
  const own = rounds.filter(
    ({ company, url }) => sameCompany(company, name) || (domain !== null && registrableDomain(url) === domain)
  )
  return latestOf(own.filter(({ isRead }) => isRead)) ?? null
}
