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
import { type Research, research, type ResearchOptions } from '#domain/truth/research/research'
import type { Subject } from '#domain/truth/subject'
import { indexLeads } from '#app/datasets/index_leads'
import { PageSource } from '#domain/truth/research/page_source'
import env from '#start/env'
import { Canaries } from './canaries.js'

const CANARIES = new WeakMap<Evidence, Canaries>()

/** Reads the pages about a person, first by links, then by known handles. */
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
    const subject = subjectOfProfile(seedOf(person))
    const options: ResearchOptions = {
      now,
      maxAgeDays: PROFILE_MAX_AGE_DAYS,
      allowStale: true,
      signal,
      pages: env.get('PAGES_PER_ROW'),
      leads: [...addressesOf(view, records), ...(await indexLeads(this.index, person.row, 'person'))],
      companyLeads: (name) => indexLeads(this.index, { name }, 'company'),
    }
    const found = await research(subject, reader, options)
    return this.#byHandles(found, subject, reader, options)
  }

  /**
   * Tries the known handles on other networks. The pages found must match the person like any other
   * page.
   */
  async #byHandles(
    found: Research,
    subject: Subject,
    reader: PageSource,
    options: ResearchOptions
  ): Promise<Research> {
    const platforms: Platform[] = platformsOf(found, options.now).map(({ value }) => value)
    const guesses = handleGuesses(platforms)
    if (guesses.length === 0 || options.signal?.aborted) return found
    const networks = [...new Set(guesses.map(({ network }) => network))]
    const isTrusted = new Map(
      await Promise.all(
        networks.map(
          async (network) => [network, await this.#canaries().isTrusted(network, reader, options)] as const
        )
      )
    )
    const trusted = guesses.filter(({ network }) => isTrusted.get(network))
    const there = await Promise.all(
      trusted.map(async ({ url }) => (typeof (await reader.read(url, options)) === 'string' ? [] : [url]))
    )
    const urls = there.flat()
    if (urls.length === 0) return found
    return research(subject, reader, {
      ...options,
      pages: options.pages + urls.length,
      leads: [...urls, ...options.leads],
    })
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
