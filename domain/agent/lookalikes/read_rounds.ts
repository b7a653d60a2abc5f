import { fold } from '#domain/people/text/text'
import { asList, asObject, asText, type Calls } from '../rules/work/calls.js'
import type { FundingStage } from '#domain/search/request'
import { type RoundSaid, roundsIn } from './rounds_in_page.js'

/** A round with the page that tells of it; `isRead` where the page was, and not its title alone. */
export type RoundRead = RoundSaid & { url: string; title: string | null; isRead: boolean }

export type Reading = {
  calls: Calls
  /** Pages read at most. */
  most: number
  /** Those read before, which are not read again. */
  pages: Set<string>
  /** Whether enough is read. */
  enough?: (rounds: readonly RoundRead[]) => boolean
  /** Only pages that speak of this company by their title or address are read, or none that do. */
  about?: string
  without?: string
  /** Pages whose title tells of a round of another stage are not read. */
  stage?: FundingStage
}

const RESULTS = 20

/**
 * Searches the web and reads what it finds for funding rounds, best page first. What titles alone tell is told as well: it is
 * no evidence, but shows that a company has gone further.
 */
export async function readRounds(query: string, reading: Reading): Promise<RoundRead[]> {
  const { calls, most, pages, enough } = reading
  const searched = await calls.ask('web_search', { query: query.slice(0, 500), num_results: RESULTS })
  if (!searched.ok) return []
  const found = asList(asObject(searched.output).results).flatMap(({ url, title }) => {
    const address = asText(url)
    return address ? [{ url: address, title: asText(title) }] : []
  })
  const rounds = found.flatMap((page) => titled(page))
  let read = 0
  for (const page of found) {
    if (pages.has(page.url) || !isWorthReading(page, reading)) continue
    if (read >= most || enough?.(rounds)) break
    pages.add(page.url)
    const outcome = await calls.ask('read_page', { url: page.url })
    if (!outcome.ok) {
      if (outcome.code === 'agent_unavailable') break
      continue
    }
    read++
    const output = asObject(outcome.output)
    const at = { url: asText(output.url) ?? page.url, title: asText(output.title), isRead: true }
    for (const round of roundsIn(asText(output.content) ?? '')) rounds.push({ ...round, ...at })
  }
  return rounds
}

type Found = { url: string; title: string | null }

/** What a title tells: `Brelmora raises $6 million in Series A round | Brelmora`. */
const titled = ({ url, title }: Found): RoundRead[] =>
  roundsIn((title ?? '').split(/ [|–-] /)[0]).map((round) => ({ ...round, url, title, isRead: false }))

const TELLING =
  /round|raise|series|seed|fund|runde|erhält|finanz|lève|levée|amorçage|série|ronda|cierra|serie|semilla|recebe|rodada|capta/i

function isWorthReading(page: Found, { about, without, stage }: Reading): boolean {
  const said = `${page.title ?? ''} ${page.url}`
  if (page.title !== null && !TELLING.test(said)) return false
  const speaksOf = (name: string) => plain(said).includes(plain(name))
  if (about !== undefined && !speaksOf(about)) return false
  if (without !== undefined && speaksOf(without)) return false
  const stages = titled(page).map((round) => round.stage)
  return stage === undefined || stages.length === 0 || stages.includes(stage)
}

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
