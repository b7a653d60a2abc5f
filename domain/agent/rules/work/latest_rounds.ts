import { FUNDING_STAGES } from '#domain/search/request'
import { latestRound, rankOf } from '../../lookalikes/latest_round.js'
import { cite, type Entity, factValue, setFact, textOf } from '../findings.js'
import type { Calls } from './calls.js'

/** The maximum number of companies whose rounds are searched. Longer lists are skipped. */
const MAX_COMPANIES = 3

/**
 * Sets funding stages from news of rounds, unless a page already states the same or a later stage.
 */
export async function addLatestRounds(companies: readonly Entity[], calls: Calls): Promise<void> {
  if (companies.length > MAX_COMPANIES || !calls.has('web_search') || !calls.has('read_page')) return
  for (const company of companies) {
    const news = await latestRound(company.name, textOf(company, 'domain'), calls)
    if (!news) continue
    const stated = FUNDING_STAGES.find((stage) => stage === factValue(company, 'custom.funding_stage'))
    const isProven = (company.facts.get('custom.funding_stage')?.citations.length ?? 0) > 0
    if (isProven && stated && rankOf(stated) >= rankOf(news.stage)) continue
    setFact(company, 'custom.funding_stage', news.stage, [cite(news.url, news.title, news.quote)])
  }
}
