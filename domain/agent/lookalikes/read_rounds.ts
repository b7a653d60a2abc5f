import { fold } from '#domain/people/text/text'
import { asList, asObject, asText, type Calls } from '../rules/work/calls.js'
import type { FundingStage } from '#domain/search/request'
import { type RoundSaid, roundsIn } from './rounds_in_page.js'

/** A round and its page. `isRead` is false if only the page's title is known. */
export type RoundRead = RoundSaid & { url: string; title: string | null; isRead: boolean }

export type Reading = {
  calls: Calls
  /** The maximum number of pages to read. */
  most: number
  /**
   * URLs that are skipped because they were requested before. `readRounds` adds the URLs that it requests.
   */
  pages: Set<string>
  /** Returns true once the rounds suffice. */
  enough?: (rounds: readonly RoundRead[]) => boolean
  /** Reads only pages that contain this company's name in their title or URL. */
  about?: string
  /** Skips pages that contain this company's name in their title or URL. */
  without?: string
  /** Skips pages whose title states a round at another stage. */
  stage?: FundingStage
}

/** The number of search results requested. */
const RESULTS = 20

/**
 * Searches the web for funding rounds and reads the results whose title or URL fits `reading`, best first.
 * Also returns the rounds in the titles of all results. A title does not prove a stage, but it can rule out
 * an earlier stage.
 */
export async function readRounds(query: string, reading: Reading): Promise<RoundRead[]> {
  const { calls, most, pages, enough } = reading
  const searched = await calls.tryCall('web_search', { query: query.slice(0, 500), num_results: RESULTS })
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
    const outcome = await calls.tryCall('read_page', { url: page.url })
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

/** Reads the rounds in a title: `Brelmora raises $6 million in Series A round | Brelmora`. */
const titled = ({ url, title }: Found): RoundRead[] =>
  roundsIn((title ?? '').split(/ [|–-] /)[0]).map((round) => ({ ...round, url, title, isRead: false }))

const FUNDING_WORDS =
  /round|raise|series|seed|fund|runde|erhält|finanz|lève|levée|amorçage|série|ronda|cierra|serie|semilla|recebe|rodada|capta/i

function isWorthReading(page: Found, { about, without, stage }: Reading): boolean {
  const text = `${page.title ?? ''} ${page.url}`
  if (page.title !== null && !FUNDING_WORDS.test(text)) return false
  const speaksOf = (name: string) => plain(text).includes(plain(name))
  if (about !== undefined && !speaksOf(about)) return false
  if (without !== undefined && speaksOf(without)) return false
  const stages = titled(page).map((round) => round.stage)
  return stage === undefined || stages.length === 0 || stages.includes(stage)
}

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')
