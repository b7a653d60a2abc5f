import { fold } from '#domain/people/text'
import { asList, asObject, asText, type Calls } from '../rules/work/calls.js'
import { type RoundSaid, roundsIn } from './rounds_in_page.js'

/** A round with the page that tells of it. */
export type RoundRead = RoundSaid & { url: string; title: string | null }

export type Reading = {
  calls: Calls
  /** Pages read at most. */
  most: number
  /** Those read before, which are not read again. */
  pages: Set<string>
  /** Whether enough is read. */
  enough?: (rounds: readonly RoundRead[]) => boolean
  /** Pages that speak of this company by their title are not read. */
  without?: string
}

const RESULTS = 20

/** Searches the web and reads what it finds for funding rounds, best page first. */
export async function readRounds(
  query: string,
  { calls, most, pages, enough, without }: Reading
): Promise<RoundRead[]> {
  const searched = await calls.ask('web_search', { query: query.slice(0, 500), num_results: RESULTS })
  if (!searched.ok) return []
  const found: RoundRead[] = []
  let read = 0
  for (const { url, title } of asList(asObject(searched.output).results)) {
    const address = asText(url)
    if (address === null || pages.has(address) || !mayTell(address, asText(title))) continue
    if (without && fold(asText(title) ?? '').includes(fold(without))) continue
    if (read >= most || enough?.(found)) break
    pages.add(address)
    const page = await calls.ask('read_page', { url: address })
    if (!page.ok) {
      if (page.code === 'agent_unavailable') break
      continue
    }
    read++
    const output = asObject(page.output)
    const at = asText(output.url) ?? address
    for (const round of roundsIn(asText(output.content) ?? ''))
      found.push({ ...round, url: at, title: asText(output.title) })
  }
  return found
}

/** Whether a page may tell of a round, by its title; one without a title may. */
const mayTell = (url: string, title: string | null): boolean =>
  title === null ||
  /round|raise|series|seed|fund|runde|erhält|finanz|lève|levée|amorçage|série|ronda|cierra|serie|semilla|recebe|rodada|capta|news|press|aktuelles|actualit|noticias|notícias/i.test(
    `${title} ${url}`
  )
