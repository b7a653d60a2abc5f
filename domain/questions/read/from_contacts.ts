import { parseEmail } from '#domain/people/emails/emails'
import { emailsIn, emailOfLink } from '#domain/evidence/extract/add_claims'
import { likeness, nameLetters, NAMED_AFTER } from '#domain/evidence/extract/subject/host_likeness'
import { findPhones } from '#domain/people/phones/phones'
import { findRoles } from '#domain/people/titles/role_mentions'
import { words } from '#domain/people/text/text'
import type { Claim } from '#domain/evidence/claim'
import type { About } from '../passages.js'
import { PURPOSES, type Purpose } from '../contact_purpose.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'

/** The number of characters before a contact that may show its purpose. */
const PURPOSE_SPAN = 70

/**
 * Finds a company's contacts for a purpose. The words before a contact or the local part of an
 * address show the purpose. For a person, returns all contacts.
 */
export function fromContacts(question: Question, about: About): PageAnswer[] {
  const { purpose } = question
  if (!purpose) return []
  if (about.mention.entity === 'person') return claimed(question, about, () => true)
  return question.format === 'email' ? emails(purpose, about) : phones(purpose, about)
}

function emails(purpose: Purpose, about: About): PageAnswer[] {
  const { page, isWhole, isMined, date } = about
  const found: PageAnswer[] = []
  const add = (email: string, quote: string, before: string) => {
    if (isFor(purpose, email, before, about.mention.name))
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
  const others = (value: string, label: string) =>
    !known.has(value) && isFor(purpose, value, label, about.mention.name)
  const all = [...found, ...claimed({ format: 'email' }, about, others)]
  return all.length === 0 && purpose.id === 'general' ? onlyAddress(about) : all
}

/** Returns the address of a company's own page that shows no other address. */
function onlyAddress(about: About): PageAnswer[] {
  if (!about.mention.own) return []
  const shown = new Set(
    about.mention.claims.flatMap(({ field, value }) => (field === 'email' ? [value.toLowerCase()] : []))
  )
  const isOther = (email: string) =>
    PURPOSES.some(({ id, locals }) => id !== 'general' && locals.test(parseEmail(email)?.local ?? ''))
  return shown.size === 1
    ? claimed(
        { format: 'email' },
        about,
        (email, label) => !isOther(email) && !label.split(/[,|·–—\n]/).some(isRole)
      )
    : []
}

/**
 * Returns the block before an address if it can be a label: a short text without address or number.
 * Otherwise empty.
 */
function labelBefore({ page }: About, block: number): string {
  const before = page.blocks[block - 1]
  return before && before.text.length <= 60 && !/@|\d{5}/.test(before.text) ? before.text : ''
}

function isFor(purpose: Purpose, email: string, before: string, company: string | null): boolean {
  // An address after a role belongs to the role's holder.
  if (before.split(/[,|·–—\n]/).some(isRole)) return false
  const local = parseEmail(email)?.local ?? ''
  const own = PURPOSES.find(({ locals, id }) => id !== 'general' && locals.test(local))
  const stated = lastPurpose(before)
  if (own) return own.id === purpose.id && (!stated || stated === purpose || stated.id === 'general')
  if (stated && stated.id !== 'general') return stated.id === purpose.id
  return purpose.id === 'general' && (purpose.locals.test(local) || isNamedAfter(local, company))
}

/** Whether a mailbox is named after a company: `acme@acme.example`. */
const isNamedAfter = (local: string, company: string | null): boolean =>
  company !== null &&
  likeness(nameLetters(company), local.toLowerCase().replace(/[^a-z]/g, '')) >= NAMED_AFTER

/** Reports whether a short text ends in a role: `Head of Sales`, but not `Journalists`. */
function isRole(text: string): boolean {
  if (text.length > 60 || /[:：]|^\s*\p{L}+s\s*$/u.test(text)) return false
  const tokens = words(text)
  if (/^(?:s|e)?vp$|^head$|^director$/.test(tokens[0] ?? '')) return true
  return findRoles(tokens).some(({ end, score }) => end === tokens.length && score === 1)
}

/**
 * Returns the last purpose that the words before an address show, preferring a particular one to
 * `general`. Null if they show none.
 */
function lastPurpose(before: string): Purpose | null {
  const near =
    before
      .slice(-PURPOSE_SPAN)
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

function phones(purpose: Purpose, about: About): PageAnswer[] {
  const { page, isWhole, isMined, date, mention } = about
  const labelled = page.blocks.flatMap((block, i): PageAnswer[] => {
    if (!(isWhole || mention.own) || !isMined(i)) return []
    return findPhones(block.text).flatMap(({ e164, quote }): PageAnswer[] => {
      const before = block.text.slice(0, block.text.indexOf(quote))
      const stated = lastPurpose(before.trim() ? before : labelBefore(about, i))
      const isAsked = stated ? stated.id === purpose.id : false
      const shown = block.text.length <= 200 ? block.text : quote
      return isAsked ? [{ value: e164, quote: shown, method: 'sentence', statedAt: date, past: false }] : []
    })
  })
  if (labelled.length > 0 || purpose.id !== 'general') return labelled
  return claimed({ format: 'phone' }, about, () => true)
}

/** Returns the extracted contact claims whose value and preceding words `isAsked` accepts. */
function claimed(
  { format }: Pick<Question, 'format'>,
  { mention }: About,
  isAsked: (value: string, words: string) => boolean
): PageAnswer[] {
  return mention.claims.flatMap((claim: Claim): PageAnswer[] => {
    if (claim.field !== format || (claim.field !== 'email' && claim.field !== 'phone')) return []
    const { value, quote, method, statedAt, past } = claim
    const at = quote.indexOf(value)
    if (!isAsked(value, at > 0 ? quote.slice(0, at) : '')) return []
    return [{ value, quote, method, statedAt, past }]
  })
}
