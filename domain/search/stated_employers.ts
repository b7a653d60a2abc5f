import { companyKeys } from '#domain/people/companies/company_name'
import type { Person } from '#domain/people/person_record'
import { countryCode, placeFacets } from '#domain/people/places/places'
import { trimBoth } from '#domain/people/text/linear_text'
import { isTechnology } from '#domain/people/skills/skills'
import { words } from '#domain/people/text/text'
import { isEventName } from './query_language/events.js'
import { isRoleNoun } from './query_language/role_words.js'

type Stated = Pick<Person, 'name' | 'headline' | 'summary'>

const AT = /(?<![\p{L}\p{N}])([Aa]t|@|with) ?(?:the )?(?=[\p{Lu}\d])/gu
/** Matches a capitalised name where the search for it starts. */
const NAME =
  /[\p{Lu}\d][\p{L}\p{M}\p{N}&'’.-]*(?: (?:(?:of|and|&|for|de|the) ){0,2}\p{Lu}[\p{L}\p{M}\p{N}&'’.-]*){0,7}/uy
const WORKING = /^(?:works?|working|employed|role|position|job)$/
/** Words before a job that is over, or before an appearance. */
const NO_JOB =
  /^(?:former|formerly|previous|previously|ex|was|were|been|became|past|retired|earlier|before|prior|speaker|speaking|keynote|talk|student|students|candidate|graduate|visiting|guest)$/
/** Words between a job and its field. Such a word and the field have at most four words together. */
const FIELD = /^(?:of|for|in|on|and)$/
const MAX_FIELD = 5
/** Without its apostrophe, `we're` is the word `were`. */
const WE_ARE = /(?<!\p{L})we['’]re(?!\p{L})/giu
/**
 * Matches what follows the employer of somebody who works there: `At Acme, we weld`, `At Acme, she
 * leads`, `At Acme, I work`. The past tense means a former employer.
 */
const WE =
  /^,? (?:(?:we|our|I am|I['’]m|I (?:work|lead|build|manage|run|focus|help|design|develop))(?!\p{L})|s?he (?:now |currently |also )?(?!was |has been )\p{Ll}+s )/u
/** Words near `at` that state something other than work: `code at GitHub`, `spoke at a meetup`. */
const NO_WORK =
  /^(?:spent|worked|joined|available|hosted|found|find|read|see|visit|watch|download|subscribe|registered|repo|repository|repositories|source|code|docs|documentation|slides|notebook|website|profile|studied|studying|graduated|degree|phd|msc|bsc|mba|dissertation|thesis|university|intern|internship|keynotes?|presented|presenting|spoke|talks?|workshop|tutorial|recorded|held|event|conference|meetup|sprints?|booth|join|meet|live|lives|born|starts?|speak|attend|attended|attending|present|seen|scientist|invited|organi[sz]er|organi[sz]ed)$/
/** Words before the object of `at`: `looking at Docker, we find`. */
const LOOKING = /^(?:look(?:s|ed|ing)?|peek|glance|arriv(?:e|es|ed|ing)|stare|aim(?:s|ed)?)$/
/** The number of characters, and of words, before `at` that may state a job. */
const MAX_BEFORE = 120
const WORDS_BEFORE = 8
/** The maximum number of words of an employer's name. */
const MAX_WORDS = 5
/** No more names are read once this number of keys is found. */
const MAX_STATED = 5
const AT_NAME = ' at '
/** Capitalised words that follow `at` in titles of talks and are no employer: `Rails at Scale`. */
const COMMON =
  /^(?:Scale|Work|Home|Once|Runtime|Large|Speed|Night|Risk|Rest|Play|School|University|Least|Last|Startups?|All|The|Any|Your|Our|Massive|Build|Compile)$/
/** The maximum number of words of an employer in the subject of a talk. */
const MAX_SUBJECT = 3

/**
 * Returns the keys of the employers that texts state: `acme` of `a welder at Acme`. A name counts if it
 * follows a role (or a role and its field) and then `at` or `with`. In the headline, a comma is enough. A
 * name also counts if `we` follows it: `At Acme, we weld`. Leaves out former employers and events.
 */
export function statedEmployers({ name, headline, summary }: Stated): string[] {
  const listed = [...(headline ? afterRole(headline) : []), ...affiliations(name, summary ?? '')]
  const found = new Set(listed.flatMap((one) => companyKeys(one)))
  for (const text of [headline, summary])
    for (const { index, 0: at, 1: preposition } of text?.matchAll(AT) ?? []) {
      if (found.size >= MAX_STATED) break
      const before = text!.slice(Math.max(0, index - MAX_BEFORE), index)
      const sentence = before
        .split(/[.;:|\n]\s/)
        .at(-1)!
        .replace(WE_ARE, '')
      const near = words(sentence).slice(-WORDS_BEFORE)
      NAME.lastIndex = index + at.length
      const isJob = endsWithJob(near)
      const [employer = ''] = NAME.exec(text!) ?? []
      const isOurs = preposition !== 'with' && WE.test(text!.slice(index + at.length + employer.length))
      if (!isJob && (!isOurs || LOOKING.test(near.at(-1) ?? ''))) continue
      if (near.some((word) => NO_JOB.test(word))) continue
      const [spelt, ...others] = endedNames(employer)
      if (spelt.some(isEventName) || spelt.length > MAX_WORDS) continue
      // `An engineer with Python` does not work for Python. `An engineer with 10 years` does not
      // work for `10`.
      if (preposition === 'with' && (isTechnology(words(employer).join(' ')) || /^\d/.test(employer)))
        continue
      for (const one of [spelt, ...others, ...withoutCountry(spelt)])
        for (const key of companyKeys(one.join(' '))) found.add(key)
    }
  for (const key of subjectsOf(summary ?? '')) if (found.size < MAX_STATED) found.add(key)
  return [...found]
}

/**
 * Returns the keys of employers at which somebody does what a talk is about: `Upgrading Rails at Acme`,
 * `Docker at Acme: ...`. A gerund must start the clause, or `at Acme` must end it.
 */
function subjectsOf(text: string): string[] {
  const found: string[] = []
  for (let at = text.indexOf(AT_NAME); at !== -1; at = text.indexOf(AT_NAME, at + 1)) {
    const start = at + AT_NAME.length
    if (!/^\p{Lu}/u.test(text.charAt(start))) continue
    const near = words(
      text
        .slice(Math.max(0, at - MAX_BEFORE), at)
        .split(/[.;:|!?\n]/)
        .at(-1)!
    )
    if (near.length === 0 || near.length > WORDS_BEFORE || LOOKING.test(near.at(-1)!)) continue
    if (near.some((word) => NO_JOB.test(word) || NO_WORK.test(word))) continue
    NAME.lastIndex = start
    const [employer = ''] = NAME.exec(text) ?? []
    const isEnd = /^\s*(?:[|:.,!?(]|$)/.test(text.slice(start + employer.length, start + employer.length + 2))
    if (!isEnd && !/.{2}ing$|^how$/.test(near[0])) continue
    const [name] = endedNames(employer)
    const isCommon = name.length === 1 && COMMON.test(name[0])
    if (name.length > MAX_SUBJECT || isCommon || !mayEmploy(name.join(' '))) continue
    found.push(...companyKeys(name.join(' ')))
  }
  return found
}

/**
 * Reports whether words end with a job, or with a job and its field: `director of engineering`,
 * `working on a new line of boats`.
 */
function endsWithJob(near: readonly string[]): boolean {
  const job = near.findLastIndex((word) => WORKING.test(word) || isRoleNoun(word))
  if (job === -1) return false
  const isWork = /^work(?:s|ing)$/.test(near[job]) && !near.some((word) => NO_WORK.test(word))
  const isField = isWork || near.length - job <= MAX_FIELD
  return job === near.length - 1 || (isField && FIELD.test(near[job + 1]))
}

/**
 * Returns the words of a name up to the end of its sentence or up to a possessive: `NASA's lab`. Some names
 * end in `'s` themselves (`McDonald's`), so such a name is returned with and without it.
 */
function endedNames(name: string): string[][] {
  const spelt = name.split(' ')
  const end = spelt.findIndex((word) => /\p{L}{3}\.$|['’]s$/u.test(word))
  const ended = end === -1 ? spelt : spelt.slice(0, end + 1)
  const [whole, owner] = [ended, ended.map((word) => word.replace(/['’]s$/u, ''))]
  const names = whole.at(-1) === owner.at(-1) ? [whole] : [owner, whole]
  return names.map((one) => one.map((word) => trimBoth(word, /[.'’-]/u)))
}

/** Returns the name of a company whose branch in a country is named: `Acme` of `Acme Norway`. */
function withoutCountry(name: readonly string[]): string[][] {
  const [whole, last] = [name.slice(0, -1), name.at(-1)!]
  // Codes such as `AI` and `IO` are mostly words.
  const isCountry = last.length > MAX_CODE && countryCode(last) !== null
  return isCountry && whole.length > 0 && !/^(?:of|do|de)$/.test(whole.at(-1)!) ? [whole] : []
}

/** Returns the organisations in brackets after the person's name, as in programmes: `Ada Low (Acme)`. */
function affiliations(name: string, text: string): string[] {
  const after = `${name} (`
  const at = name.includes(' ') ? text.indexOf(after) : -1
  if (at === -1) return []
  const [inside] = text.slice(at + after.length, at + after.length + MAX_AFFILIATION).split(')')
  return inside.split(AFFILIATIONS).slice(0, MAX_PARTS).filter(isOrganisation)
}

/** The longest code of a country. */
const MAX_CODE = 3
const MAX_AFFILIATION = 120
const AFFILIATIONS = /,\s+|;\s*|\s[+&/]\s/
const PARTS = /,\s+|\s[-–|]\s/
const MAX_PARTS = 2

/** Returns the organisations after a role in a headline: `Professor of Botany, Acme University`. */
function afterRole(headline: string): string[] {
  const [role, ...others] = headline.split(PARTS)
  const near = words(role)
  if (!endsWithJob(near) || near.some((word) => NO_JOB.test(word))) return []
  return others.slice(0, MAX_PARTS).filter(isOrganisation)
}

const isOrganisation = (part: string): boolean => mayEmploy(part) && !isTechnology(words(part).join(' '))

/** Reports whether a name is no role, event or place. Some employers share the name of a technology. */
const mayEmploy = (part: string): boolean =>
  /^\p{Lu}/u.test(part) &&
  words(part).length <= MAX_WORDS &&
  !words(part).some(isRoleNoun) &&
  !part.split(' ').some(isEventName) &&
  placeFacets({ city: part }).countryCode === null
