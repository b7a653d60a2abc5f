import type { ReadPage } from '#domain/evidence/page_parser'
import type {
  PageReader,
  ReaderFailure,
  ReaderQuestion,
  ReaderTask,
} from '#domain/evidence/reader/page_reader'
import { networkOf } from '#domain/people/networks/networks'
import type { SourceKind } from '../reconcile/reliability_data.js'
import { linkKey, type Subject } from '../subject.js'
import { CONFIRMED } from '../thresholds.js'
import type { Source } from '../votes_of.js'

export type RowReadingSettings = {
  reader: PageReader
  /** The maximum number of pages that the reader gets for one row. */
  pages: number
  questions: readonly ReaderQuestion[]
  /** Takes one request from the budget of the dataset; false if none is left. */
  mayRequest: () => boolean
  onFailure: (failure: ReaderFailure) => void
}

/** Lets a page reader read a row's best supplied and confirmed pages, once. */
export class RowReading {
  #isDone = false

  constructor(private readonly settings: RowReadingSettings) {}

  /**
   * Replaces pages in `read` by copies with the claims that the reader added. Returns whether it
   * added any; false while the reader is inactive, and on every later call.
   */
  async addClaims(
    subject: Subject,
    read: ReadPage[],
    sources: readonly Source[],
    signal?: AbortSignal
  ): Promise<boolean> {
    const { reader, pages } = this.settings
    if (this.#isDone || !reader.isActive) return false
    this.#isDone = true
    const chosen = chosenPages(subject, read, sources).slice(0, pages)
    const added = await Promise.all(chosen.map((one) => this.#read(subject, read, one, signal)))
    return added.includes(true)
  }

  async #read(
    subject: Subject,
    read: ReadPage[],
    { position, entity }: Chosen,
    signal?: AbortSignal
  ): Promise<boolean> {
    const { reader, questions, mayRequest, onFailure } = this.settings
    const page = read[position]
    const task: ReaderTask = { entity, row: shownRow(subject), questions }
    const { mentions, failure } = await reader.read(page, task, { signal, mayRequest })
    if (failure) onFailure(failure)
    if (mentions === page.mentions) return false
    read[position] = { ...page, mentions }
    return true
  }
}

type Chosen = { position: number; entity: ReaderTask['entity'] }

/** Returns the supplied and the confirmed pages in the order of `rankOf`. */
function chosenPages(subject: Subject, read: readonly ReadPage[], sources: readonly Source[]): Chosen[] {
  const best = new Map<string, Source>()
  for (const source of sources) {
    const known = best.get(source.page.url)
    if (!known || source.identity > known.identity) best.set(source.page.url, source)
  }
  return read
    .flatMap(({ page }, position) => {
      const source = best.get(page.url)
      const isSupplied = [page.url, ...page.via].some((url) => subject.links.includes(linkKey(url) ?? ''))
      if (!isSupplied && !(source && source.identity >= CONFIRMED)) return []
      const entity = subject.entity === 'custom' ? source?.mention.entity : subject.entity
      if (!entity) return []
      return [{ position, entity, rank: rankOf(page.url, isSupplied, source?.kind) }]
    })
    .sort((a, b) => a.rank - b.rank || a.position - b.position)
}

const RANK: Record<SourceKind, number> = {
  own_site: 0,
  employer_site: 1,
  registry: 2,
  other: 3,
  event: 3,
  news: 3,
  directory: 5,
  own_profile: 6,
  record: 7,
}

/** Matches paths of pages that usually state the most about their owner. */
const TELLING =
  /about|bio|cv|resume|lebenslauf|team|people|staff|imprint|impressum|legal|contact|kontakt|contatti|contacto|contato|ueber|uber-uns|a-propos|mentions-legales|quienes-somos|sobre|chi-siamo|over-ons/i

/**
 * Returns a page's rank; lower ranks are read first. Supplied sites precede other pages, which rank
 * by kind of source. Within one kind, front pages precede `TELLING` pages, and all others follow by
 * depth.
 */
function rankOf(url: string, isSupplied: boolean, kind: SourceKind = 'other'): number {
  const { pathname } = new URL(url)
  const first = isSupplied && !networkOf(url) ? -1 : RANK[kind]
  const depth = pathname.split('/').filter(Boolean).length
  return first + (depth === 0 ? 0 : TELLING.test(pathname) ? 0.1 : 0.2 + Math.min(depth, 5) / 10)
}

/** Returns the row's name and employer, or without a name, its other identifiers. */
function shownRow({ name, company, email, urls }: Subject): Record<string, string> {
  if (name) return company ? { name, company } : { name }
  return {
    ...(company && { company }),
    ...(email && { email: `${email.local}@${email.domain}` }),
    ...(urls.length > 0 && { addresses: urls.join(' ') }),
  }
}
