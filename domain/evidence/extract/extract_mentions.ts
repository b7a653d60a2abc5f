import { parseProfile } from '#domain/people/networks/networks'
import { cityCountry, countryCode, placeFacets } from '#domain/people/places/places'
import type { Mention } from '../claim.js'
import type { Page } from '../page.js'
import type { PageHint } from '../page_hint.js'
import { jsonLdNodes } from '../parse/json_ld.js'
import { isPromptInjection } from './prompt_injection.js'
import { fromCards } from './layout/from_cards.js'
import { shareWithSoleOwner } from './company/sole_owner.js'
import { fromCompanyFacts } from './company/from_company_facts.js'
import { fromContacts } from './links/from_contacts.js'
import { fromDescription } from './sentences/from_description.js'
import { fromDomains } from './links/from_domains.js'
import { fromHeadings } from './layout/from_headings.js'
import { fromNameLines } from './layout/from_name_lines.js'
import { ownPractice } from './layout/own_practice.js'
import { othersBlocks } from './layout/others_sections.js'
import { fromHistory } from './layout/from_history.js'
import { fromJsonLd } from './markup/from_json_ld.js'
import { fromLabels } from './labels/from_labels.js'
import { fromSplitNames } from './labels/from_split_names.js'
import { fromLinks } from './links/from_links.js'
import { giveEmails } from './links/mail_holders.js'
import { fromMeta } from './markup/from_meta.js'
import { fromMicroformats } from './markup/from_microformats.js'
import { fromNetworkProfile, isParody } from './links/from_network_profile.js'
import { fromSentences } from './sentences/from_sentences.js'
import { onlyVerbatim } from './verbatim_quotes.js'
import { placeOfAddress } from './values/addresses.js'
import { isPlace } from './recognisers.js'
import { meaningOf } from './labels/label_meaning.js'
import { MentionBook } from './mention_book.js'
import { hostLikeness, projectFolder } from './subject/host_likeness.js'
import { siteRoot } from './subject/site_root.js'
import { hintedOwner, hintedSubject } from './subject/hinted_owner.js'
import { ownerCandidates, ownerOf } from './subject/page_owner.js'
import { dateOfPage, isArticle, subjectOf } from './subject/page_subject.js'
import { isAboutSought, nameSought, soughtName } from './subject/sought.js'
import { profileSubject } from './subject/profile_subject.js'
import { mentionOf, type Reading } from './reading.js'
import { TextFinder } from './text_finder.js'
import { topicOf } from './subject/article_topic.js'

/**
 * Extracts everything a page says about people and companies, grouped by subject. Every claim has a verbatim
 * quote. Skips text that gives programs instructions (prompt injection). A parody's profile yields only a
 * name.
 */
export function extractMentions(page: Page, hint?: PageHint): Mention[] {
  const about = hint?.isMention ? undefined : hint
  const sought = hint?.isMention ? soughtName(page, hint) : null
  const reading = readingOf(page, about, sought)
  if (reading.profile && reading.subject && isParody(reading)) {
    fromNetworkProfile(reading)
    return onlyVerbatim(page, reading.book.mentions(), reading.text)
  }
  markOwn(reading, about)
  if (reading.profile) fromNetworkProfile(reading)
  fromHeadings(reading)
  fromNameLines(reading)
  ownPractice(reading)
  fromJsonLd(reading)
  fromMicroformats(reading)
  fromMeta(reading)
  fromLabels(reading)
  fromSplitNames(reading)
  fromCompanyFacts(reading)
  if (!reading.profile) fromCards(reading)
  fromHistory(reading)
  fromSentences(reading)
  fromDescription(reading)
  fromContacts(reading)
  fromLinks(reading)
  fromDomains(reading)
  giveEmails(reading)
  nameSought(reading)
  shareWithSoleOwner(reading)
  return onlyVerbatim(page, reading.book.mentions(), reading.text)
}

function readingOf(page: Page, about: PageHint | undefined, sought: string | null): Reading {
  const profile = parseProfile(page.url) ?? (page.canonical ? parseProfile(page.canonical) : null)
  const isNews = !profile && isArticle(page)
  const candidates = profile ? [] : ownerCandidates(page)
  const likely = ownerOf(page, candidates)
  const owner = about && !profile ? hintedOwner(page, about, likely, candidates) : likely
  const found = profile ? profileSubject(page, profile) : isNews ? topicOf(page) : subjectOf(page, owner)
  const own =
    sought && isAboutSought(page, sought, found) ? { entity: 'person' as const, name: sought } : found
  const others = othersBlocks(page)
  const orders = page.blocks.map(
    (block, i) =>
      others[i] ||
      isPromptInjection(block.text) ||
      (/[:：]$/.test(page.blocks[i - 1]?.text ?? '') && isPromptInjection(page.blocks[i - 1].text))
  )
  return {
    page,
    text: new TextFinder(page.text),
    book: new MentionBook(dateOfPage(page)),
    isMined: (block) => !orders[block],
    profile,
    owner,
    subject: about && !profile && owner?.entity !== about.entity ? hintedSubject(page, about, own) : own,
    sought,
    isArticle: isNews,
    country: countryOf(page),
  }
}

/** Marks the owner's mention as `own` and links it to all addresses that led to this page. */
function markOwn(reading: Reading, about?: PageHint) {
  const { page, owner, subject, book } = reading
  if (about && subject?.entity === about.entity && owner?.entity !== about.entity) markPage(reading, about)
  if (!owner) return
  const mention = mentionOf(reading, owner)
  mention.own = true
  for (const url of [...page.via, page.url, page.canonical ?? page.url]) book.link(mention, url)
  const root = homeOf(page, owner.name, about)
  if (root !== new URL('/', page.url).href) mention.home = root
  const quote =
    page.links.find((link) => link.url === root)?.href ??
    page.text
      .split('\n')
      .find((line) => line.includes(owner.name))
      ?.slice(0, 300)
  if (quote) book.add(mention, 'website', root, { quote, method: 'link' })
}

/**
 * Returns the root of the owner's site. If a page links to `/`, `siteRoot` returns the whole host. In
 * `jane.github.io/acme-bakery/`, such links may be leftovers from another host. So the folder is the root if
 * the owner's name resembles the folder and not the host.
 */
function homeOf(page: Page, owner: string, about?: PageHint): string {
  const root = siteRoot(page, about)
  const folder = about ? null : projectFolder(page.url)
  if (folder === null || new URL(root).pathname !== '/' || hostLikeness(owner, root) > 0) return root
  const inside = new URL(`/${folder}/`, page.url).href
  return hostLikeness(owner, inside) > 0 ? inside : root
}

/**
 * Marks a page of somebody else's site as the subject's own, because a row supplies its address.
 */
function markPage(reading: Reading, { home }: PageHint): void {
  const { page, subject, book } = reading
  const mention = mentionOf(reading, subject!)
  mention.own = true
  mention.home = home
  for (const url of [...page.via, page.url]) book.link(mention, url)
}

/**
 * Returns a page's country. Sources, in this order: structured data, a place in the text, the
 * domain, the language, a city in the title. Null if none of them names a country.
 */
function countryOf(page: Page): string | null {
  for (const { kind, data } of page.structured)
    if (kind === 'json-ld')
      for (const { properties } of jsonLdNodes(data)) {
        const country = (properties.address as { addressCountry?: unknown } | undefined)?.addressCountry
        const name = typeof country === 'string' ? country : (country as { name?: unknown } | undefined)?.name
        const code = typeof name === 'string' ? (/^[A-Z]{2}$/.test(name) ? name : countryCode(name)) : null
        if (code) return code
      }
  for (const { label, value } of page.pairs.slice(0, 200)) {
    if (!/^(?:headquarters|location|address)$/.test(meaningOf(label) ?? '')) continue
    const place = isPlace(value) ? value : placeOfAddress(value)
    if (place) return placeFacets({ city: place }).countryCode
  }
  for (const { text } of page.blocks.slice(0, 400)) {
    const place =
      text.length < 250
        ? isPlace(text) && /,/.test(text)
          ? text
          : /\d/.test(text)
            ? placeOfAddress(text)
            : null
        : null
    if (place) return placeFacets({ city: place }).countryCode
    const [, stated] =
      /\b(?:based in|headquartered in|headquarters are in|is in|lives in|home is|sitz in|siège à|sede en|sede em|vive en|vive em|lebt in|vit à)\s+(\p{Lu}[\p{L} -]{2,30}(?:, \p{Lu}[\p{L} -]{1,30}){0,2})/u.exec(
        text
      ) ?? []
    const code = stated && isPlace(stated) ? placeFacets({ city: stated }).countryCode : null
    if (code) return code
  }
  const [, tld] = /\.([a-z]{2})$/.exec(new URL(page.url).hostname) ?? []
  if (tld && !/^(?:io|ai|co|me|tv|fm|so|sh|gg|ly|to|cc|ws|eu|is|am|la)$/.test(tld))
    return tld === 'uk' ? 'GB' : tld.toUpperCase()
  const [, region] = /^[a-z]{2}-([A-Z]{2})$/.exec(page.language ?? '') ?? []
  return region ?? (page.title ? cityCountry(page.title) : null)
}
