import { isPerson } from '../../recognisers.js'
import { isField, isSurelyOrganisation, organisationRank } from './nouns.js'
import { isEmployer, nounPhrase, organisation, place } from './noun_phrases.js'
import { isPastPeriod } from './periods.js'
import { openingRoles, type Role, roles } from './roles.js'
import type { PersonFact } from './person_fact.js'
import {
  type Context,
  contracted,
  isShortFor,
  nameBefore,
  type PersonContext,
  subjectOf,
} from './subjects.js'
import { is, isCapital, isWord, phrasesOf } from './tokens.js'
import { fieldBefore, schoolings } from './schooling.js'
import { employerWord, OF_PROJECT } from './working.js'

const MAX_SUBJECT_DISTANCE = 10

/** Extracts what a sentence states about people. */
export function personFacts(text: string, language: string, context: PersonContext): PersonFact[] {
  return text.endsWith('?') || OF_PROJECT.test(text)
    ? []
    : new Clauses({ ...phrasesOf(text, language), ...context }).read()
}

class Clauses {
  readonly facts: PersonFact[] = []
  /** The subject and organisation of the last clause, for `and is` and `where she is`. */
  #last: string | null = null
  #company: string | null = null
  /** Whether an adverb such as "previously" precedes. */
  #isPast = false
  /** The index of the first token that no clause has used yet. */
  #done = 0

  constructor(readonly s: Context) {}

  read(): PersonFact[] {
    this.#opening()
    for (let i = 0; i < this.s.tokens.length; i++) {
      if (is(this.s, i, 'before') && !is(this.s, i, 'who')) this.#isPast = true
      if (/^[;.!]$/.test(this.s.tokens[i].text)) this.#isPast = false
      if (i < this.#done) continue
      const to = this.#clause(i)
      if (to !== null) this.#done = Math.max(to, i + 1)
    }
    return this.facts
  }

  /** Reads the start of a sentence without subject: `Engineer at Acme`, `As CTO at Acme, she`. */
  #opening() {
    const { s } = this
    let at = 0
    let past = false
    while (
      is(s, at, 'adverb', 'before') ||
      (at > 0 && s.tokens[at]?.text === ':') ||
      (past && s.tokens[at]?.text === ',')
    ) {
      past ||= is(s, at, 'before')
      at++
    }
    const start = at
    const isAs = is(s, at, 'as')
    if (is(s, at, 'at', 'in') && !isAs) {
      const found = organisation(s, at + 1)
      if (found && s.tokens[found.to]?.text === ',') this.#company = found.name
      return
    }
    if (is(s, at, 'based', 'live') && is(s, at + 1, 'in', 'from')) {
      const found = place(s, at + 2, true)
      if (found && s.person)
        this.facts.push({ kind: 'place', name: s.person, place: found.text, past: false })
      return
    }
    if (!s.person || !(s.isOpening || isAs || past)) return
    while (is(s, at, 'indefinite')) at++
    if (is(s, at, 'graduate')) this.#studying(at, at + 1, s.person)
    const found = openingRoles(s, start, past)
    if (found.length === 0) return
    // `As a reporter for Acme, was` states a former job.
    const { to } = found.at(-1)!
    if (isAs && s.tokens[to]?.text === ',' && is(s, to + 1, 'was')) past = true
    this.#addRoles(s.person, found, past)
    this.#done = found.at(-1)!.to
    this.#last = s.person
  }

  /** Reads the clause of the verb at a position. Returns the position after the clause, or null. */
  #clause(at: number): number | null {
    const { s } = this
    if (is(s, at, 'named')) return this.#naming(at + 1)
    if (/^[,(–—]$/.test(s.tokens[at].text)) return this.#apposition(at)
    if (
      !is(
        s,
        at,
        'iAm',
        'be',
        'was',
        'work',
        'worked',
        'join',
        'lead',
        'live',
        'based',
        'study',
        'earn',
        'graduate'
      )
    )
      return null
    const subject = is(s, at, 'iAm') ? contracted(s, at) : subjectOf(s, at, this.#last)
    if (!subject) return null
    this.#last = subject.name
    const { name } = subject
    let { after } = subject
    if (is(s, at, 'iAm', 'be', 'was')) {
      const to = this.#being(at, after, name)
      if (to !== null) return to
    }
    while (is(s, after, 'adverb')) after++
    if (is(s, at, 'work', 'worked')) return this.#working(at, after, name)
    if (is(s, at, 'join')) return this.#joining(after, name)
    if (is(s, at, 'live', 'based')) return this.#living(at, after, name)
    if (is(s, at, 'study', 'earn', 'graduate')) return this.#studying(at, after, name)
    return is(s, at, 'lead') ? this.#leading(after, name) : null
  }

  #being(at: number, start: number, name: string): number | null {
    const { s } = this
    let after = start
    let past = is(s, at, 'was')
    let isAppointed = false
    while (is(s, after, 'adverb', 'before', 'appointed', 'as') && !is(s, after, 'not')) {
      if (is(s, after, 'appointed')) isAppointed = true
      if (is(s, after, 'before')) past = true
      after++
    }
    if (
      isAppointed ||
      (past &&
        s.tokens.slice(after).some((_, i) => i < 30 && s.language === 'de' && is(s, after + i, 'appointed')))
    )
      past = false
    const own = isCapital(s.tokens[after]) ? this.#naming(after, name) : null
    if (own !== null) return own
    const found = roles(s, after)
    if (found.length > 0) {
      this.#addRoles(name, found, past || this.#isPast)
      return found.at(-1)!.to
    }
    if (is(s, after, 'based', 'live')) return this.#living(after, after + 1, name)
    if (is(s, after, 'work') && !past) return this.#working(after, after + 1, name)
    if (is(s, after, 'at') && !past) return this.#working(at, after, name)
    return null
  }

  #working(at: number, start: number, name: string): number | null {
    const { s } = this
    const past = is(s, at, 'worked') || this.#isPast
    let after = start
    let company: string | null = null
    if (is(s, after, 'from', 'in')) {
      const found = place(s, after + 1)
      const np = nounPhrase(s, after + 1)
      if (found && !(np && isSurelyOrganisation(np.text))) {
        if (!past) this.#place(name, found.text)
        return found.to
      }
    }
    after = employerWord(s, after, after + MAX_SUBJECT_DISTANCE)
    if (is(s, after, 'at', 'for') && !is(s, after, 'as')) {
      if (s.tokens[after].key === 'with') return null
      const np = nounPhrase(s, after + 1)
      const whole = np && isEmployer(np, s.language) ? organisation(s, after + 1) : null
      const found = whole && isField(whole.name) && !isSurelyOrganisation(whole.name) ? null : whole
      if (!found || (isPerson(found.name) && !isSurelyOrganisation(found.name) && !is(s, after, 'at')))
        return null
      company = found.name
      after = found.to
      if (found.place && !past) this.#place(name, found.place)
      while (is(s, after, 'adverb') || s.tokens[after]?.text === ',') after++
    }
    const list = is(s, after, 'as') ? roles(s, after + 1) : []
    if (list.length > 0) {
      list[0].company ??= company
      this.#addRoles(name, list, past)
      return list.at(-1)!.to
    }
    if (!company || organisationRank(company) === 1) return null
    this.#role(name, null, company, past || isPastPeriod(s, after))
    return after
  }

  #joining(after: number, name: string): number | null {
    const { s } = this
    const found = organisation(s, is(s, after, 'at', 'of') ? after + 1 : after)
    if (!found || this.#isPast) return null
    this.#company = found.name
    const list = is(s, found.to, 'as') ? roles(s, found.to + 1) : []
    if (list.length > 0) {
      list[0].company ??= found.name
      this.#addRoles(name, list, false)
      return list.at(-1)!.to
    }
    this.#role(name, null, found.name, false)
    return found.to
  }

  #leading(start: number, name: string): number | null {
    const { s } = this
    for (let at = start; at < start + MAX_SUBJECT_DISTANCE && isWord(s.tokens[at]); at++) {
      if (is(s, at, 'who', 'stop') && !is(s, at, 'determiner')) return null
      if (!is(s, at, 'at') || is(s, at, 'in') || at === start) continue
      const found = organisation(s, at + 1)
      if (!found || organisationRank(found.name) === 1) return null
      this.#role(name, null, found.name, this.#isPast)
      if (found.place && !this.#isPast) this.#place(name, found.place)
      return found.to
    }
    return null
  }

  #living(at: number, start: number, name: string): number | null {
    const { s } = this
    if (this.#isPast) return null
    const isMarked = is(s, start, 'in', 'from', 'at')
    if (!isMarked && !/(?:calls|home is|ist)$/.test(s.tokens[at].key)) return null
    const found = place(s, isMarked ? start + 1 : start, true)
    if (!found) return null
    this.#place(name, found.text)
    return found.to
  }

  #studying(at: number, after: number, name: string): number | null {
    const found = schoolings(this.s, at, after)
    if (!found) return null
    const before = fieldBefore(this.s, at)
    for (const study of found.studies)
      this.facts.push({ kind: 'study', name, past: false, ...study, field: study.field ?? before })
    return found.to
  }

  /** Reads `my name is Jane Doe`, with a place or a role after it. */
  #naming(start: number, subject = this.s.self): number | null {
    const { s } = this
    let end = start
    while (end < start + 6 && isCapital(s.tokens[end]) && isWord(s.tokens[end]) && !is(s, end, 'from')) end++
    const named = end > start ? nameBefore(s, end) : null
    if (named?.from !== start || (subject !== null && !isShortFor(named.name, subject))) return null
    const name = subject ?? named.name
    this.#last = name
    if (is(s, end, 'from')) {
      const found = place(s, end + 1)
      if (found) this.#place(name, found.text)
      return found?.to ?? end
    }
    return end
  }

  /** Reads a role after a name and a comma or bracket: `Jane Doe, Head of Data at Acme`. */
  #apposition(at: number): number | null {
    const { s } = this
    const named = nameBefore(s, at)
    if (!named) return null
    let start = at + 1
    while (is(s, start, 'who', 'be')) start++
    const found = roles(s, start)
    const isOpen = found.some(({ company, place: where, isMarked }) => company || where || isMarked)
    const next = s.tokens[found.at(-1)?.to ?? 0]?.text
    const isSaid = next === ',' || is(s, found.at(-1)?.to ?? 0, 'stop', 'lead')
    if (found.length === 0 || !(isOpen || isSaid) || /\d/.test(s.tokens[named.from].text)) return null
    this.#last = named.name
    this.#addRoles(named.name, found, this.#isPast && named.from > 0)
    return found.at(-1)!.to
  }

  #addRoles(name: string, list: readonly Role[], past: boolean) {
    for (const one of list) {
      const company = one.company ?? (list.length === 1 ? this.#company : null)
      this.#role(name, one.title, company, past || one.past)
      if (one.place && !(past || one.past)) this.#place(name, one.place)
      this.#company = one.company ?? this.#company
    }
  }

  #role(name: string, title: string | null, company: string | null, past: boolean) {
    this.facts.push({ kind: 'role', name, title, company, past })
  }

  #place(name: string, where: string) {
    this.facts.push({ kind: 'place', name, place: where, past: false })
  }
}
