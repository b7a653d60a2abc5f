import { sameCompany } from '#domain/people/companies/company_name'
import { registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import type { Calls } from '../rules/work/calls.js'
import { readRounds, type RoundRead } from './read_rounds.js'

/** Maximum number of pages read for one company's rounds. */
const MAX_PAGES = 2

/** Order of stages, to compare two of them. */
export const rankOf = (stage: FundingStage): number => FUNDING_STAGES.indexOf(stage)

/** The round with the latest stage; undefined without rounds. */
export const latestOf = (rounds: readonly RoundRead[]): RoundRead | undefined =>
  [...rounds].sort((a, b) => rankOf(b.stage) - rankOf(a.stage))[0]

/** The latest funding round of a company in the news, with its page; null if there is none. */
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
  // A round on the company's own site counts, even under a former name.
  const own = rounds.filter(
    ({ company, url }) => sameCompany(company, name) || (domain !== null && registrableDomain(url) === domain)
  )
  return latestOf(own.filter(({ isRead }) => isRead)) ?? null
}
