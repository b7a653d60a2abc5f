import { bareName, compareNames, looksLikeGivenName } from '#domain/people/names/names'
import { isHonorific } from '#domain/people/names/parse'
import type { Page } from '../../page.js'
import { jsonLdNodes } from '../../parse/json_ld.js'
import { readHeadline } from '../layout/headlines.js'
import { isPersonType } from '../markup/json_ld_types.js'
import { isPerson } from '../recognisers.js'
import { meaningOf } from '../labels/label_meaning.js'

/**
 * Whether a text is a person's name that starts with a given name or is in Chinese or Korean
 * script. Two capitalised words alone may also be a company.
 */
export function isNamedLikePerson(name: string): boolean {
  if (!isPerson(name)) return false
  return (
    looksLikeGivenName(bareName(name).split(/\s+/)[0]) || /^\p{Script=Han}|^\p{Script=Hangul}/u.test(name)
  )
}

/**
 * Whether a name is a person's with a title in front, which markup often declares as a business:
 * `Dott.ssa Jane Doe`.
 */
export function isTitledPerson(name: string): boolean {
  const [title, ...rest] = name.trim().split(/\s+/)
  return rest.length > 1 && isHonorific(title) && isNamedLikePerson(name)
}

const TITLE_MARK = /\s[|–—·•»-]\s/u

/** Whether a title has a person's name before the owner's name: `Jane Doe | Acme Verra`. */
export function isTailOfPerson(title: string | null, name: string): boolean {
  const [first, ...rest] = title?.split(TITLE_MARK).map((part) => part.trim()) ?? []
  return rest.includes(name) && isNamedLikePerson(first) && compareNames(first, name) === 0
}

const DOES =
  /^\s+(?:is|works|joined|joins|serves|studied|speaks|leads|writes|lives|was|has been|ist|arbeitet|lebt|leitet|studierte|spricht|est|travaille|vit|dirige|a étudié|es|trabaja|vive|estudió|é|trabalha|mora|estudou)\s/u
const COMPANY_FACTS = /^(?:headcount|founded|industry|headquarters|legal_name|company_name|ceo)$/

/** Whether a page headed by a name is about a person, judged by the name and the text. */
export function isAboutPerson(page: Page, name: string): boolean {
  const meanings = page.pairs.slice(0, 200).map(({ label }) => meaningOf(label))
  if (meanings.includes('title')) return true
  if (meanings.some((meaning) => COMPANY_FACTS.test(meaning ?? ''))) return false
  if (page.pairs.some(({ label, value }) => meaningOf(label) === 'company' && value === name)) return false
  if (isNamedLikePerson(name)) return true
  for (const { kind, data } of page.structured) {
    if (
      kind === 'json-ld' &&
      jsonLdNodes(data).some(({ types, properties }) => types.some(isPersonType) && properties.name === name)
    )
      return true
  }
  const at = page.blocks.findIndex(({ kind, text }) => kind === 'heading' && text.includes(name))
  return page.blocks.slice(Math.max(0, at), at + 5).some(({ text }) => {
    if (text === name) return false
    const found = text.indexOf(name)
    if (found >= 0 && DOES.test(text.slice(found + name.length)))
      return readsAsJob(text) || /\b(?:studied|speaks|lives|lebt|vit|vive|mora)\b/u.test(text)
    return text.length < 120 && Boolean(readHeadline(text)?.company)
  })
}

/** Whether a sentence contains a job: `is CTO at`, `ist Leiterin bei`. */
const readsAsJob = (text: string): boolean =>
  readHeadline(
    text
      .replace(
        /^.*?\s(?:is|works as|serves as|joined|ist|arbeitet als|est|es|é)\s+(?:the|an?|die|der|la|le|el|o|a)?\s*/u,
        ''
      )
      .split(/[.;]/)[0]
  ) !== null
