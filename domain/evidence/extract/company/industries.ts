import { companyKey } from '#domain/people/companies/company_name'
import { anyOf } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { isGenericHeading } from '../layout/headings.js'
import { metaOf } from '../markup/meta.js'
import { isPlace } from '../recognisers.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import type { Reading } from '../reading.js'
import { TRADES } from './data/trades_data.js'
import type { PagePurpose } from './page_purpose.js'

type Trade = { sector: string; phrase: string }
/** A word or phrase of the lexicon in a text, as the text writes it. */
type Hit = { sector: string; written: string; quote: string; weight: number; words: number }

const MAX_PHRASE_WORDS = 5
const MAX_TEXT = 400
/** The maximum numbers of headings and paragraphs that are read. */
const MAX_HEADINGS = 12
const MAX_PARAGRAPHS = 8
/** The minimum weight of a sector. A single mention in the text may be about a customer. */
const MIN_WEIGHT = 3

const PHRASES = new Map<string, Trade>()
const ENDINGS: Trade[] = []
const CJK: Trade[] = []
for (const [sector, list] of Object.entries(TRADES))
  for (const phrase of list.split(';').map((one) => one.trim().replace(/\s+/g, ' ')))
    if (phrase.startsWith('-')) ENDINGS.push({ sector, phrase: phrase.slice(1) })
    else if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(phrase))
      CJK.push({ sector, phrase })
    else PHRASES.set(phrase, { sector, phrase })

/**
 * Adds a company's industry from the title, meta elements, headings and first paragraphs of its
 * front or about page. The value is the page's own words for the sector with the highest weight. If
 * no sector has enough weight, uses the trade in the company's name, or else the tagline in the
 * title.
 */
export function addIndustry(reading: Reading, mention: Mention, purpose: PagePurpose): void {
  if (purpose === 'other' || mention.claims.some(({ field }) => field === 'industry')) return
  const hits = textsOf(reading).flatMap(([text, weight]) =>
    hitsIn(withoutName(text, mention.name).slice(0, MAX_TEXT), weight, text)
  )
  const weights = new Map<string, number>()
  for (const { sector, weight } of hits) weights.set(sector, (weights.get(sector) ?? 0) + weight)
  const [best] = [...weights].sort((a, b) => b[1] - a[1])
  if (!best || best[1] < MIN_WEIGHT) {
    const named = tradeInName(mention.name)
    if (named && reading.page.text.includes(mention.name!)) {
      reading.book.add(mention, 'industry', named, { quote: mention.name!, method: 'heading' })
      return
    }
    const tagline = purpose === 'home' ? taglineOf(reading.page.title, mention.name) : null
    if (tagline)
      reading.book.add(mention, 'industry', tagline, { quote: reading.page.title!, method: 'heading' })
    return
  }
  const [hit] = hits
    .filter(({ sector }) => sector === best[0])
    .sort((a, b) => b.weight - a.weight || b.words - a.words)
  reading.book.add(mention, 'industry', hit.written, { quote: hit.quote, method: 'heading' })
}

/** Sectors whose words in a company's name nearly always mean its trade. */
const NAMED_TRADES =
  /^(?:law|accounting|health|education|hospitality|food|construction|sports|beauty|automotive|architecture|veterinary|clubs|shops|printing|travel|housing|music|diving)$/

/** Returns the trade in a company's name, such as `Musikschule` in `Musikschule Elmwald e.V.`. */
function tradeInName(name: string | null): string | null {
  if (name === null) return null
  const hits = hitsIn(name, 1, name).filter(({ sector }) => NAMED_TRADES.test(sector))
  return new Set(hits.map(({ sector }) => sector)).size === 1 ? hits[0].written : null
}

const MAX_TAGLINE_WORDS = 9
const SEPARATOR = /\s[|–—•·:»-]\s|[|｜]|:\s|,\s(?=\p{Lu})/u
const SLOGAN_WORDS = anyOf`
  # English
  we | our | us | you | your | i | my
  # German
  wir | uns | unser\p{L}* | dein\p{L}* | ihr\p{L}* | du | sie | ich | mein\p{L}* | immer
  # French
  nous | notre | nos | vous | votre | vos | je | mon | ton
  # Spanish and Portuguese
  nosotros | nuestr\p{L}+ | tu | tus | su | sus | mi | nós | noss\p{L}+ | seu | sua | voc[eê] | meu | minha
  # Italian and Dutch
  noi | nostr\p{L}+ | tuo | tua | vostr\p{L}+ | ons | onze | jouw | je | uw | mijn
  # Welcomes, names of pages and "since"
  welcome | welkom | willkommen | bienvenu\p{L}* | bienvenid\p{L}+ | bem-vind\p{L}+ | benvenut\p{L}+
  official | oficial | offizielle\p{L}* | site | website | webseite | homepage | home | page | blog | news
  login | since | seit | sinds | depuis | desde | dal
`
/** Matches slogans, words that address the visitor, names of pages and sentence punctuation. */
const SLOGAN = new RegExp(String.raw`[.!?…@]|(?<!\p{L})${SLOGAN_WORDS}(?!\p{L})`, 'iu')

/**
 * Returns the part of a page's title beside the company's name that says what the company does:
 * `Zeilmakerij & Zeildoekprodukten` in `Acme — Zeilmakerij & Zeildoekprodukten`. Null without one.
 */
function taglineOf(title: string | null, name: string | null): string | null {
  if (title === null || name === null || title.length > MAX_TEXT) return null
  const parts = title.split(SEPARATOR).map((part) => part.trim())
  if (parts.length < 2 || !parts.some((part) => isOwnName(part, name))) return null
  const found = parts.filter(
    (part) =>
      (/\s/.test(part) || /\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(part)) &&
      part.split(' ').length <= MAX_TAGLINE_WORDS &&
      /\p{L}{3}/u.test(part) &&
      !isOwnName(part, name) &&
      !SLOGAN.test(part) &&
      !isGenericHeading(part) &&
      !isPlace(part) &&
      !isNamedLikePerson(part)
  )
  return found[0] ?? null
}

const isOwnName = (part: string, name: string): boolean =>
  companyKey(part) === companyKey(name) || fold(part).includes(fold(name))

/** Removes the company's name, because a name can mislead: `Bean Robotics` does not sell beans. */
const withoutName = (text: string, name: string | null): string =>
  name === null ? text : text.replaceAll(name, ' ')

/** Returns the texts that say what a company does, with their weights. */
function textsOf({ page, isMined }: Reading): [text: string, weight: number][] {
  const texts: [string, number][] = []
  if (page.title) texts.push([page.title, 3])
  const about = metaOf(page, 'description', 'og:description')
  if (about) texts.push([about, 3])
  const keywords = metaOf(page, 'keywords')
  if (keywords) texts.push([keywords, 2])
  let [headings, paragraphs] = [0, 0]
  for (const [i, { kind, text, boilerplate }] of page.blocks.entries()) {
    if (boilerplate || !isMined(i)) continue
    if (kind === 'heading' && headings++ < MAX_HEADINGS) texts.push([text, headings === 1 ? 2.5 : 1])
    if (kind === 'paragraph' && text.length > 20 && paragraphs++ < MAX_PARAGRAPHS)
      texts.push([text, paragraphs === 1 ? 2 : 1])
  }
  return texts
}

function hitsIn(text: string, weight: number, quote: string): Hit[] {
  const cjk = CJK.filter(({ phrase }) => text.includes(phrase)).map(({ sector, phrase }) => ({
    ...{ sector, weight, written: phrase, words: phrase.length },
    quote,
  }))
  const tokens = [...text.matchAll(/[\p{L}\p{N}&'’-]+/gu)].map((token) => ({
    start: token.index,
    word: fold(token[0]),
    end: token.index + token[0].length,
  }))
  const hits: Hit[] = []
  for (let i = 0; i < tokens.length; i++) {
    for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - i); length > 0; length--) {
      const phrase = tokens
        .slice(i, i + length)
        .map(({ word }) => word)
        .join(' ')
      const trade = PHRASES.get(phrase) ?? (length === 1 ? compound(phrase) : undefined)
      if (!trade) continue
      const written = text.slice(tokens[i].start, tokens[i + length - 1].end)
      hits.push({ sector: trade.sector, written, quote, weight, words: length })
      i += length - 1
      break
    }
  }
  return [...cjk, ...hits]
}

const compound = (word: string): Trade | undefined =>
  ENDINGS.find(({ phrase }) => word.length > phrase.length + 3 && word.endsWith(phrase))
