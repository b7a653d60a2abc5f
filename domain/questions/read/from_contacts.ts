import { parseEmail } from '#domain/people/emails/emails'
import { emailsIn, emailOfLink } from '#domain/evidence/extract/fields'
import { findPhones } from '#domain/people/phones/phones'
import { findRoles } from '#domain/people/titles/role_mentions'
import { words } from '#domain/people/text/text'
import type { Claim } from '#domain/evidence/claim'
import type { About } from '../passages.js'
import { PURPOSES, type Purpose } from '../contact_purpose.js'
import type { Question } from '../question.js'
import type { Said } from '../said.js'

/** How many characters before an address tell what it is for. */
const NEAR = 70

/** Addresses and numbers for a purpose: told by the words before them or, of addresses, by their own first part. */
export function fromContacts(question: Question, about: About): Said[] {
  const { purpose } = question
  if (!purpose) return []
  if (about.mention.entity === 'person') return claimed(question, about, () => true)
  return question.format === 'email' ? emails(purpose, about) : phones(purpose, about)
}

function emails(purpose: Purpose, about: About): Said[] {
  const { page, isWhole, isMined, date } = about
  const found: Said[] = []
  const add = (email: string, quote: string, before: string) => {
    if (isFor(purpose, email, before))
      found.push({ value: email, quote, method: 'sentence', statedAt: date, past: false })
  }
  if (isWhole || about.mention.own) {
    for (const [i, { text, section, boilerplate }] of page.blocks.entries()) {
      if (!isMined(i)) continue
      for (const { email, quote } of emailsIn(text)) {
        const before = text.slice(0, text.indexOf(quote))
        add(
          email,
          text.length <= 200 ? text : quote,
          before.trim() || boilerplate ? before : labelBefore(about, i) || (section ?? '')
        )
      }
    }
    for (const link of page.links) {
      const email = /^mailto:/i.test(link.url) ? emailOfLink(link.url) : null
      const block = page.blocks[link.block]?.text ?? ''
      const at = link.text ? block.indexOf(link.text) : -1
      if (email)
        add(
          email,
          link.href,
          `${at > 0 ? block.slice(0, at) : labelBefore(about, link.block)} ${link.text.includes('@') ? '' : link.text}`
        )
    }
  }
  const known = new Set(found.map(({ value }) => value))
  return [
    ...found,
    ...claimed(
      { format: 'email' },
      about,
      (value, label) => !known.has(value) && isFor(purpose, value, label)
    ),
  ]
}

/** The line before one that holds nothing but the address. */
function labelBefore({ page }: About, block: number): string {
  const before = page.blocks[block - 1]
  return before && before.text.length <= 60 && !/@|\d{5}/.test(before.text) ? before.text : ''
}

function isFor(purpose: Purpose, email: string, before: string): boolean {
  // Beside a post stands the address of whoever holds it.
  if (before.split(/[,|·–—\n]/).some(isPost)) return false
  const local = parseEmail(email)?.local ?? ''
  const own = PURPOSES.find(({ locals, id }) => id !== 'general' && locals.test(local))
  const said = lastPurpose(before)
  if (own) return own.id === purpose.id && (!said || said === purpose || said.id === 'general')
  if (said && said.id !== 'general') return said.id === purpose.id
  return purpose.id === 'general' && purpose.locals.test(local)
}

/** A short text that ends in a post: `Head of Sales`; a word like `Journalists` is none. */
function isPost(text: string): boolean {
  if (text.length > 60 || /[:：]|^\s*\p{L}+s\s*$/u.test(text)) return false
  const tokens = words(text)
  if (/^(?:s|e)?vp$|^head$|^director$/.test(tokens[0] ?? '')) return true
  return findRoles(tokens).some(({ end, score }) => end === tokens.length && score === 1)
}

/** What the words nearest before an address say that it is for. */
function lastPurpose(before: string): Purpose | null {
  const near =
    before
      .slice(-NEAR)
      .split(/[.;|]\s|@\S+/)
      .at(-1) ?? ''
  let best: { purpose: Purpose; at: number } | null = null
  for (const purpose of PURPOSES)
    for (const { index } of near.matchAll(new RegExp(purpose.words.source, 'giu')))
      if (!best || index > best.at || (index === best.at && best.purpose.id === 'general'))
        best = { purpose, at: index }
  const particular = PURPOSES.find((purpose) => purpose.id !== 'general' && purpose.words.test(near))
  return best?.purpose.id === 'general' ? (particular ?? best.purpose) : (best?.purpose ?? null)
}

function phones(purpose: Purpose, about: About): Said[] {
  const { page, isWhole, isMined, date, mention } = about
  const labelled = page.blocks.flatMap((block, i): Said[] => {
    if (!(isWhole || mention.own) || !isMined(i)) return []
    return findPhones(block.text).flatMap(({ e164, quote }): Said[] => {
      const before = block.text.slice(0, block.text.indexOf(quote))
      const said = lastPurpose(before.trim() ? before : labelBefore(about, i))
      const isAsked = said ? said.id === purpose.id : false
      return isAsked
        ? [
            {
              value: e164,
              quote: block.text.length <= 200 ? block.text : quote,
              method: 'sentence',
              statedAt: date,
              past: false,
            },
          ]
        : []
    })
  })
  if (labelled.length > 0 || purpose.id !== 'general') return labelled
  return claimed({ format: 'phone' }, about, () => true)
}

/** The contact claims of extraction, with the label or words they stand by. */
function claimed(
  { format }: Pick<Question, 'format'>,
  { mention }: About,
  isAsked: (value: string, words: string) => boolean
): Said[] {
  return mention.claims.flatMap((claim: Claim): Said[] => {
    if (claim.field !== format || (claim.field !== 'email' && claim.field !== 'phone')) return []
    const at = claim.quote.indexOf(claim.value)
    if (!isAsked(claim.value, at > 0 ? claim.quote.slice(0, at) : '')) return []
    return [
      {
        value: claim.value,
        quote: claim.quote,
        method: claim.method,
        statedAt: claim.statedAt,
        past: claim.past,
      },
    ]
  })
}
