import { inject } from '@adonisjs/core'
import type { ContactPerson } from '#domain/contacts/contact'
import { socialUrls } from '#domain/people/networks/social_urls'
import type { Person, PersonRecord } from '#domain/people/person_record'
import { PROFILE_MAX_AGE_DAYS } from '#domain/profiles/freshness'
import { handleGuesses } from '#domain/profiles/handle_guesses'
import type { Platform } from '#domain/profiles/person_record'
import { platformsOf } from '#domain/profiles/platforms'
import { seedOf, subjectOfProfile } from '#domain/profiles/profile_basis'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import { type Research, research } from '#domain/truth/research/research'
import type { ResolvedSources } from '#domain/truth/research/resolve_sources'
import { indexLeads } from '#app/datasets/index_leads'
import { PageSource, type PageWindow } from '#domain/truth/research/page_source'
import env from '#start/env'
import { Canaries } from './canaries.js'

const CANARIES = new WeakMap<Evidence, Canaries>()

/** Reads pages about a person. Then tries the person's known handles on other networks. */
@inject()
export class ResearchPerson {
  constructor(
    private readonly evidence: Evidence,
    private readonly index: SearchIndex
  ) {}

  /** Returns a copy of this object that reads pages from `evidence`. */
  reading(evidence: Evidence): ResearchPerson {
    return new ResearchPerson(evidence, this.index)
  }

  async run(
    person: ContactPerson,
    view: Person | null,
    records: readonly PersonRecord[],
    now: string,
    signal: AbortSignal
  ): Promise<Research> {
    const reader = new PageSource(this.evidence)
    const window = { now, maxAgeDays: PROFILE_MAX_AGE_DAYS, allowStale: true, signal }
    return research(subjectOfProfile(seedOf(person)), reader, {
      ...window,
      pages: env.get('PAGES_PER_ROW'),
      leads: [...addressesOf(view, records), ...(await indexLeads(this.index, person.row, 'person'))],
      companyLeads: (name) => indexLeads(this.index, { name }, 'company'),
      guesses: (found) => this.#underSameHandles(found, reader, window),
    })
  }

  /**
   * Returns the existing profiles on other networks under the person's known handles. A page under
   * the same handle proves nothing: it must match the person like any other page.
   */
  async #underSameHandles(found: ResolvedSources, reader: PageSource, window: PageWindow): Promise<string[]> {
    const platforms: Platform[] = platformsOf(found, window.now).map(({ value }) => value)
    const guesses = handleGuesses(platforms)
    const networks = [...new Set(guesses.map(({ network }) => network))]
    const trusted = new Map(
      await Promise.all(
        networks.map(
          async (network) => [network, await this.#canaries().isTrusted(network, reader, window)] as const
        )
      )
    )
    const existing = guesses
      .filter(({ network }) => trusted.get(network))
      .map(async ({ url }) => (typeof (await reader.read(url, window)) === 'string' ? [] : [url]))
    return (await Promise.all(existing)).flat()
  }

  #canaries(): Canaries {
    let canaries = CANARIES.get(this.evidence)
    if (!canaries) CANARIES.set(this.evidence, (canaries = new Canaries()))
    return canaries
  }
}

function addressesOf(view: Person | null, records: readonly PersonRecord[]): string[] {
  const socials = Object.values(socialUrls(view?.socials))
  const pages = records.map(({ source_url }) => source_url)
  return [view?.pronet_url, view?.website, ...socials, ...pages].filter((url) => url !== undefined)
}
