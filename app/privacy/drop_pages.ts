import type { ArchivedResponses } from '#domain/evidence/archived_responses'
import type { Evidence } from '#domain/evidence/evidence'
import type { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { ErasedPerson } from '#domain/privacy/personal_data'
import type { Sql } from '#domain/ports/sql'

const PAGES_PER_SEARCH = 500

/** Removes stored pages that belong to a person or mention the person. */
export class DropPages {
  constructor(
    private readonly sql: Sql,
    private readonly evidence: Evidence,
    private readonly retention: EvidenceRetention,
    private readonly responses: ArchivedResponses
  ) {}

  /**
   * Returns the pages to remove. Reads the newest capture of each page that may match. Also reads
   * all older captures: no index covers them, but proofs and answers as of another day show them.
   */
  async find(person: ErasedPerson): Promise<string[]> {
    const mentions = new PersonMentions(person)
    const urls = new Set<string>()
    for (const url of await this.#mayMatch(person)) {
      if (mentions.isIn(url)) urls.add(url)
      else if (!urls.has(url)) {
        const page = await this.evidence.stored(url)
        if (page && isIn(page, mentions)) urls.add(url)
      }
    }
    for await (const page of this.responses.superseded())
      if (!urls.has(page.url) && isIn(page, mentions)) urls.add(page.url)
    return [...urls]
  }

  /**
   * Drops pages. After a crash, call it with the same `urls`, because `find` no longer finds all of
   * them.
   */
  async drop(urls: readonly string[]): Promise<void> {
    await this.retention.erasePages(urls)
  }

  async #mayMatch(person: ErasedPerson): Promise<Set<string>> {
    const urls = new Set<string>()
    const terms = searchTerms(person, this.sql.contacts) ?? [{ pattern: '%', folded: false }]
    const test = (column: string) =>
      terms.map(({ folded }) => (folded ? `lower(${column}) LIKE ?` : `${column} LIKE ?`)).join(' OR ')
    const patterns = terms.map(({ pattern }) => pattern)
    for (const { url } of await this.sql.select<{ url: string }>(
      `SELECT url FROM evidence_pages WHERE ${test('url')} OR ${test("coalesce(title, '')")}`,
      [...patterns, ...patterns]
    ))
      urls.add(url)
    const addresses = person.identifiers.filter(({ kind }) => kind === 'email').map(({ value }) => value)
    const found = await Promise.all([
      ...person.names.map((name) => this.evidence.findStored(`"${name}"`, PAGES_PER_SEARCH)),
      ...addresses.map((address) => this.evidence.linking(address, PAGES_PER_SEARCH)),
    ])
    for (const { url } of found.flat()) urls.add(url)
    return urls
  }
}

const isIn = ({ html }: { html: string }, mentions: PersonMentions): boolean =>
  mentions.isIn(`${html} ${textOf(html)}`)

/** Returns the text of a page, so that names with markup inside are found too. */
const textOf = (html: string): string =>
  html
    .split('<')
    .map((part) => part.slice(part.indexOf('>') + 1))
    .join(' ')
