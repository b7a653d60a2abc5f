import { isRoleNoun } from './tokens.js'
import { words } from '../text/text.js'
import { anyOf } from '../text/phrases.js'

/** A part of a title between commas, dashes or brackets. */
export type TitlePart = {
  /** The folded text of each role, split at `and`, `&` and `/`. */
  named: string[]
  /** The folded text of all its roles. */
  whole: string
  /** Folded text that is only mentioned ("the ceo" in "assistant to the ceo"), or ''. */
  mentioned: string
  /** True for a former or future role. */
  past: boolean
}

/** Separates several roles of one person. Expects single spaces as white space. */
const ROLES = / ?[|;•·] ?| \/{2} /
const PARTS = / ?[,()[\]:] ?| -+ /
const JOINTS = / & | (?:and|y|e|und|et|en) | ?\/ ?| ?\+ ?/
const FIRSTS = anyOf`
  trust | strategy | learning | diversity | people | health | food | mergers | research | planning | oil
  policy | arts | supply | environment | science | sales
`
const SECONDS = anyOf`
  safety | operations | ops | development | inclusion | culture | beverage | acquisitions | analysis | gas
  advocacy | crafts | technology
`
/** Matches pairs that name one function instead of two roles. */
const PAIRS = new RegExp(String.raw`\b(${FIRSTS}) ?(?:&|and) ?(${SECONDS})\b`, 'g')

/** Matches gender marks of job adverts, and pronouns: `(m/w/d)`, `she/her`. */
const FOR_ALL =
  /\(\s*[a-z](?:\s*\/\s*[a-z*])+\s*\)|\b[mwfdhx](?:\s*\/\s*[mwfdhx]){1,2}\b|\b(?:she|he|they)\s*\/\s*(?:her|him|them)s?\b/g

/** Matches words before the person or thing that a role serves. */
const MENTION =
  /(?:^|\s)(?:to|with|at|@|via|under|helping|supporting|serving|building|working|reporting|assisting|advising|coaching|on behalf of|in the office of|office of)(?=\s|$)/
const SERVES = /\sfor\s/
/** Matches phrases whose `to` or `at` is part of a name. */
const FIXED =
  /\b(direct|business|order|procure|record|source|quote|lead|end|go|request)[ -]to[ -](consumer|business|cash|pay|report|market|end|order)\b|\b(attorney|counsel|lawyer|counselor|editor) at (law|large)\b/g
const NOT_NOW = anyOf`
  former(?:ly)? | ex | past | previous(?:ly)? | immediate past | retired | late | one ?time | outgoing
  erstwhile | aspiring | incoming | future | prospective | seeking | looking for | open to | in search of
  candidate for | would be | soon to be | ehemalige[rs]? | ancienne? | voormalig | antigu[oa]
`
const PAST = new RegExp(String.raw`^${NOT_NOW}\b[ -]*`)
const OVER = /\b(?:emerit(?:us|a|i)|retired|ret\.?|elect|in waiting|until \d{4})$/
const ASSISTS = /\b(?:assistant|secretary|aide|adviser|advisor|ea|pa|chief of staff|liaison|coach)\b/

/** Returns the roles in a folded title, each with its parts in order. */
export function titleRoles(title: string): TitlePart[][] {
  const text = title
    .replace(FOR_ALL, ' ')
    .replace(/'s\b|s'(?=\s)/g, '')
    .replace(FIXED, (phrase) => phrase.replaceAll(' ', '-'))
    .replace(PAIRS, '$1 $2')
    .replace(/\s+/g, ' ')
  return text
    .split(ROLES)
    .map(partsOf)
    .filter((parts) => parts.length > 0)
}

function partsOf(role: string): TitlePart[] {
  const parts: TitlePart[] = []
  let assists = false
  for (const text of role.split(PARTS)) {
    if (text.trim() === '') continue
    const part = partOf(text.trim())
    if (
      assists &&
      part.mentioned === '' &&
      part.named.every((name) => !/\s/.test(name) && isRoleNoun(name))
    ) {
      parts.push({ ...part, named: [], whole: '', mentioned: part.whole })
      continue
    }
    assists = parts.length === 0 && ASSISTS.test(part.whole)
    parts.push(part)
  }
  return parts
}

function partOf(text: string): TitlePart {
  const begun = PAST.exec(text)
  const rest = begun ? text.slice(begun[0].length) : text
  const ended = OVER.exec(rest)
  const current = ended ? rest.slice(0, ended.index).trim() : rest
  const at = mentionAt(current)
  const whole = current.slice(0, at).trim()
  return {
    named: whole.split(JOINTS).filter(Boolean),
    whole,
    mentioned: current
      .slice(at)
      .replace(MENTION, ' ')
      .replace(/^\s*for\s/, ' ')
      .trim(),
    past: begun !== null || ended !== null,
  }
}

/** Finds the start of a mention. `for` starts a mention before a role, but not before a field. */
function mentionAt(text: string): number {
  const found = MENTION.exec(text)?.index ?? text.length
  const serves = SERVES.exec(text)?.index ?? text.length
  if (serves >= found) return found
  return words(text.slice(serves)).some((word) => isRoleNoun(word)) ? serves : found
}
