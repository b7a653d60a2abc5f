import type { DemoCompany, Place } from '#demo/model'
import type { Random } from '#demo/random'
import { type Trade, TRADES } from '#demo/vocabulary/trades'

export type TradeJob = { trade: Trade; company: DemoCompany; place: Place }

/** One person in this many works in a city's trade. They are the last people of the world. */
const TRADE_ONE_IN = 100

/**
 * Returns the job of a person in a city's trade. Returns null for other people, and when no company
 * of the trade has room.
 */
export function tradeJob(
  { index, count }: { index: number; count: number },
  companies: readonly DemoCompany[],
  hasRoom: (company: DemoCompany) => boolean,
  random: Random
): TradeJob | null {
  if (index < count - Math.floor(count / TRADE_ONE_IN)) return null
  const trade = TRADES[index % TRADES.length]
  const jobs = companies.flatMap((company): TradeJob[] => {
    const place = company.offices.find(({ city }) => city === trade.city)
    return place && trade.industries.includes(company.industry.name) && hasRoom(company)
      ? [{ trade, company, place }]
      : []
  })
  return jobs.length > 0 ? random.pick(jobs) : null
}
