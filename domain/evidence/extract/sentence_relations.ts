import { companyKey, looksLikeCompany } from '#domain/people/companies'
import { findSectors } from '#domain/people/industries'
import { words } from '#domain/people/text'
import type { Mention } from '../claim.js'
import { addFounded, addPlace } from './fields.js'
import { isChief, isStaffPage } from './from_cards.js'
import { DEPARTMENT } from './headlines.js'
import { isCompanyName, isPerson, isPlace, isTitle, personAtEnd, startsAsTitle } from './known.js'
import { stageOf } from './money.js'
import { isNamedLikePerson } from './person_or_company.js'
import { readCount } from './numbers.js'
import { PROPERTY } from './properties.js'
import type { Reading } from './reading.js'
import type { Relation } from './sentence_slots.js'

/** A matched pattern with what it is said of where it names nobody. */
export type Match = {
  reading: Reading
  sentence: string
  groups: Record<string, string | undefined>
  end: number
  quote: string
  /** Whom "she" and "I" mean, and "we" and "the company". */
  person: string | null
  company: string | null
}

const said = ({ quote }: Match, past = false) => ({ quote, method: 'sentence' as const, past })

/** Reads a matched pattern into claims. False where what it holds is not what it should be, so that other patterns are tried. */
export function relate(relation: Relation, match: Match): boolean {
  return RELATIONS[relation](match)
}

const RELATIONS: Record<Relation, (match: Match) => boolean> = {
  role: (match) => role(match, false),
  past_role: (match) => role(match, true),
  move(match) {
    const name = personOf(match)
    const [title, company, old] = [titleOf(match), companyOf(match, 'company'), companyOf(match, 'old')]
    if (!name || !company) return false
    const { book } = match.reading
    const person = book.of('person', name)
    book.add(person, 'name', name, said(match))
    if (old) {
      book.add(person, 'company', old, said(match, true))
      book.add(
        person,
        'employment',
        { title: null, company: old, start: null, end: null, current: false },
        said(match, true)
      )
    }
    post(match, person, title, company, false)
    return true
  },
  appoints(match) {
    const company = companyOf(match, 'company')
    const read = match.groups.rest ? nameAndTitle(match.groups.rest) : null
    if (!company || !read) return false
    const { book } = match.reading
    const person = book.of('person', read.name)
    book.add(person, 'name', read.name, said(match))
    post(match, person, read.title, company, false)
    return true
  },
  chief(match) {
    const name = personOf(match, true)
    const named = companyOf(match, 'company')
    const company = named ?? match.company
    const title = titleOf(match)
    if (!name || !company || (match.groups.title && !title)) return false
    if (title && !isChief(title)) return false
    const { book } = match.reading
    const about = book.of('company', company)
    book.add(about, 'property', { label: PROPERTY.ceo, value: name }, said(match))
    const person = book.of('person', name)
    book.add(person, 'name', name, said(match))
    post(match, person, title ?? chiefWord(match.sentence), company, false)
    return true
  },
  founder(match) {
    const name = personOf(match, true)
    const company = companyOf(match, 'company') ?? match.company
    if (!name || !company) return false
    match.reading.book.add(
      match.reading.book.of('company', company),
      'property',
      { label: PROPERTY.founder, value: name },
      said(match)
    )
    return true
  },
  lives(match) {
    const name = personOf(match)
    const place = placeOf(match.groups.place)
    if (!name || !place || isCompanyHere(match, name)) return false
    addPlace(match.reading, match.reading.book.of('person', name), place, said(match))
    return true
  },
  headquarters(match) {
    const company = aboutCompany(match)
    const place = placeOf(match.groups.place)
    if (!company || !place) return false
    addPlace(match.reading, company, place, said(match))
    return true
  },
  founded(match) {
    const company = aboutCompany(match)
    if (!company || !match.groups.date) return false
    addFounded(match.reading, company, match.groups.date, said(match))
    return true
  },
  industry(match) {
    const company = aboutCompany(match)
    const industry = match.groups.industry?.trim().replace(/^(?:an?|the|une?|la|el|de|der|die)\s+/i, '')
    if (!company || !industry || NO_INDUSTRY.test(industry)) return false
    const known = findSectors(words(industry)).length > 0
    if (!known && !/^\p{Lu}/u.test(industry)) return false
    if (isPlace(industry)) return false
    match.reading.book.add(company, 'industry', industry, said(match))
    return true
  },
  raised(match) {
    const company = aboutCompany(match)
    const amount = match.groups.amount ?? null
    const stage = stageOf(match.sentence)
    if (
      !company ||
      (!stage && !amount) ||
      (!stage &&
        !/fund|round|invest|capital|venture|runde|finanzierung|tour|levée|ronda|rodada|financ/i.test(
          match.sentence
        ))
    )
      return false
    const { book } = match.reading
    book.add(company, 'funding', { stage, date: book.date, amount }, said(match))
    if (stage) book.add(company, 'property', { label: PROPERTY.fundingStage, value: stage }, said(match))
    return true
  },
  total_raised(match) {
    const company = aboutCompany(match)
    if (!company || !match.groups.amount) return false
    match.reading.book.add(
      company,
      'property',
      { label: PROPERTY.totalRaised, value: match.groups.amount },
      said(match)
    )
    return true
  },
  renamed(match) {
    const now = companyOf(match, 'company') ?? match.company
    const old = companyOf(match, 'old')
    if (
      !now ||
      !old ||
      companyKey(now) === companyKey(old) ||
      isTitle(now) ||
      (isNamedLikePerson(old) && isNamedLikePerson(now)) ||
      isPlace(now) ||
      DEPARTMENT.test(now)
    )
      return false
    const { book } = match.reading
    const company = book.of('company', now)
    book.add(company, 'name', now, said(match))
    book.add(company, 'name', old, said(match, true))
    return true
  },
  acquired(match) {
    const buyer = companyOf(match, 'company')
    const target = companyOf(match, 'old')
    if (!buyer || !target || isNamedLikePerson(buyer)) return false
    const { book } = match.reading
    book.add(book.of('company', buyer), 'property', { label: PROPERTY.acquired, value: target }, said(match))
    book.add(
      book.of('company', target),
      'property',
      { label: PROPERTY.acquiredBy, value: buyer },
      said(match)
    )
    return true
  },
  offices(match) {
    const company = aboutCompany(match)
    const { count, list } = match.groups
    if (!company) return false
    const places =
      list
        ?.split(/,\s*(?:and |und |et |y |e |&\s*)?|\s+(?:and|und|et|y|e|&)\s+/u)
        .map((part) => part.trim())
        .filter(Boolean) ?? []
    const isList =
      places.length > 0 && places.every((place) => place.split(/\s+/).length <= 4 && /^\p{Lu}/u.test(place))
    const number = count ? readCount(count) : isList ? places.length : null
    if (!number || number > 2000) return false
    const { book } = match.reading
    book.add(company, 'property', { label: PROPERTY.offices, value: String(number) }, said(match))
    if (isList)
      book.add(company, 'property', { label: PROPERTY.officePlaces, value: list!.trim() }, said(match))
    return true
  },
  studied(match) {
    const name = personOf(match)
    const school = match.groups.school
      ?.replace(/^(?:the|la|le|der|die|a|o)\s+/i, '')
      .replace(/\.$/, '')
      .trim()
    if (!name || !school) return false
    const { degree = null, field = null } = match.groups
    const person = match.reading.book.of('person', name)
    const plain = degree && /^degree$/i.test(degree) ? null : (degree?.trim() ?? null)
    match.reading.book.add(
      person,
      'education',
      { school, degree: plain, field: field?.trim() ?? null, start: null, end: null },
      said(match)
    )
    return true
  },
  hiring: (match) => hiring(match, true),
  not_hiring: (match) => hiring(match, false),
}

const NO_INDUSTRY =
  /^(?:public|private|privately|publicly|bootstrapped|small|big|large|global|leading|family|young|remote|independent|growing|fast|new|great|good|best|limited|holding|parent|sister|profitable|(?:\w+\s)?(?:owned|listed|held|traded|run|funded|backed))\b/i

function role(match: Match, isPast: boolean): boolean {
  const name = personOf(match)
  const title = titleOf(match)
  if (!name || !title) return false
  const past = isPast || /^(?:former|ex-|ehemalig|ancien|antigu|antig)/i.test(title)
  const named = companyOf(match, 'company')
  if (match.groups.company && !named) return false
  if (named && ((isTitle(named) && !looksLikeCompany(named)) || DEPARTMENT_FIRST.test(named))) return false
  const person = match.reading.book.of('person', name)
  match.reading.book.add(person, 'name', name, said(match))
  post(
    match,
    person,
    title.replace(/^(?:former|ex-)\s*/i, ''),
    named ?? (past ? null : ownEmployer(match)),
    past
  )
  return true
}

/** The company of the page where a post names none: on a page about its own people, and where no other employer follows. */
function ownEmployer({ reading, company, sentence }: Match): string | null {
  return isStaffPage(reading) && !/\s(?:at|bei|beim|chez|@)\s+(?:der\s|dem\s)?\p{Lu}/u.test(sentence)
    ? company
    : null
}

/** What looks like an employer after `VP of`. */
const DEPARTMENT_FIRST =
  /^(?:Marketing|Sales|Engineering|Product|Operations|Finance|People|Legal|Design|Strategy|Growth|Support|Data|Research|Technology|Security|Communications|Human Resources|HR|IT|Business Development|Development|Customer Success|Partnerships)(?:$|\s(?:E-?mail|Phone|LinkedIn|Website|Blog|Twitter|X|GitHub))/u

function post(match: Match, person: Mention, title: string | null, company: string | null, past: boolean) {
  const { book, owner } = match.reading
  if (company)
    book.add(
      person,
      'employment',
      { title, company, start: null, end: null, current: !past },
      said(match, past)
    )
  if (past && company && /\buntil\b|\bbis\b|jusqu|\bhasta\b|\baté\b/i.test(match.sentence))
    book.add(person, 'company', company, said(match, true))
  if (past) {
    if (title && /\buntil\b|\bbis\b|jusqu|\bhasta\b|\baté\b/i.test(match.sentence))
      book.add(person, 'title', title, said(match, true))
    return
  }
  if (title) book.add(person, 'title', title, said(match))
  if (!company) return
  book.add(person, 'company', company, said(match))
  const isNamedHere = owner?.entity === 'company' && companyKey(owner.name) === companyKey(company)
  if (title && isChief(title) && (isNamedHere || match.groups.company))
    book.add(
      book.of('company', company),
      'property',
      { label: PROPERTY.ceo, value: person.name! },
      said(match)
    )
}

const LINK =
  /\s+(?:as|to be|to the (?:role|position|post) of|to|zum|zur|als|in die position (?:des|der)|comme|en tant que|au poste de|en qualité de|como|para o cargo de|para|a)\s+/iu

/** `Jane Doe as its new CTO`, `Jane Doe Chief Technology Officer`: the name, then the post. */
function nameAndTitle(rest: string): { name: string; title: string } | null {
  const link = LINK.exec(rest)
  const linked = link && rest.slice(0, link.index).replace(/,$/, '')
  if (linked && isPerson(linked)) {
    const title = bareTitle(rest.slice(link.index + link[0].length))
    return isTitle(title) ? { name: linked, title } : null
  }
  const tokens = rest.split(/\s+/)
  for (let length = 2; length < Math.min(6, tokens.length); length++) {
    const name = tokens.slice(0, length).join(' ').replace(/,$/, '')
    const title = bareTitle(tokens.slice(length).join(' '))
    if (isPerson(name) && startsAsTitle(title)) return { name, title }
  }
  return null
}

/** A post without articles before it and dates behind. */
const bareTitle = (text: string): string =>
  text
    .replace(/^(?:its|the|an?|their|our|neue[rn]?|den|der|die|son|sa|le|la|su|el|o|sua|seu)\s+/i, '')
    .replace(/^(?:new|first|next|neue[rn]?|nouve(?:au|lle)|nuev[ao]|nov[ao])\s+/i, '')
    .replace(
      /\s+(?:from|effective|after|following|to succeed|replacing|starting|with effect|ab|nach|à compter|à partir|a partir|desde|tras|após)\b.*$/i,
      ''
    )
    .replace(/\s+(?:ernannt|berufen|bestellt)$/i, '')
    .trim()

/** Whether a plausible name is that of a company which the page speaks of, or of nobody it calls a person. */
function isCompanyHere({ reading, company }: Match, name: string): boolean {
  if (company && companyKey(company) === companyKey(name)) return true
  if (isNamedLikePerson(name)) return false
  return !reading.book.mentions().some((mention) => mention.entity === 'person' && mention.name === name)
}

/** The person a match names, or the one that a pronoun means. */
function personOf({ groups, person }: Match, mustName = false): string | null {
  if (groups.person) return personAtEnd(groups.person.replace(/(?<!\b(?:Jr|Sr|\p{Lu}))\.$/u, ''))
  return mustName ? null : person
}

function companyOf({ groups }: Match, slot: 'company' | 'old'): string | null {
  const name = groups[slot]
    ?.replace(/^(?:The|Die|Das|Der|La|Le|El|A|O)\s+(?=\p{Lu}\p{Ll}+\s(?:company|GmbH|AG))/u, '')
    .trim()
  const plain = name && DOTTED.test(name) ? name : name?.replace(/[.,]+$/, '')
  if (!plain || !isCompanyName(plain) || PRONOUN.test(plain)) return null
  return plain
}

/** A closing stop that belongs to a name. */
const DOTTED = /\b(?:Inc|Ltd|Corp|Co|Bros|Pty|Cia|S\.?A|S\.?L|S\.A\.S|B\.V|N\.V|S\.p\.A|L\.?P|L\.L\.C)\.$/
/** Words that mean the page's company. */
const WE = /^(?:We|It|They|Wir|Es|Sie|Nous|Elle|Nosotros|Ella|Nós|Ela)$/u
const PRONOUN =
  /^(?:La|El|Las|Los|Le|Les|Un|Une|Una|Ein|Eine|A|O|As|Os|Nos|Nuestr[ao]s?|Noss[ao]s?|Unsere?|Ihre?|Seine?|Son|Sa|Ses|Su|Sus|We|It|She|He|They|The|This|That|Our|I|Its|His|Her|Their|There|Today|Now|Wir|Es|Sie|Er|Das|Die|Der|Nous|Elle|Il|Nosotros|Ella|Nós|Ela|Ele|Founded|Established|Based|Since|Headquartered|In|On|As|At|And|But|Who|What|Company|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|(?:19|20)\d\d)$/u

function aboutCompany(match: Match): Mention | null {
  const named = companyOf(match, 'company')
  if (match.groups.company && !named && !WE.test(match.groups.company)) return null
  if (named && match.company && named.endsWith(` ${match.company}`))
    return match.reading.book.of('company', match.company)
  const name =
    named && !isNamedLikePerson(named)
      ? named
      : named
        ? match.company && companyKey(match.company) === companyKey(named)
          ? named
          : null
        : match.company
  return name ? match.reading.book.of('company', name) : null
}

/** A matched title, with the department that a comma sets apart. */
function titleOf({ groups, sentence }: Match): string | null {
  const title = groups.title
    ?.trim()
    .replace(/^(?:the|an?|our|its|la|le|el|los|die|der|als|como|comme)\s+/i, '')
    .replace(/[,]$/, '')
  if (!title || !isTitle(title)) return null
  const after = sentence.slice(sentence.indexOf(title) + title.length)
  const [whole, department] = /^,\s+(\p{Lu}[\p{L}& ]{2,30})(?=[.;]|$)/u.exec(after) ?? []
  return department && DEPARTMENT.test(department) ? title + whole : title
}

/** The place at the start of a run of capitalised words: cut back until the gazetteer knows it. */
function placeOf(text: string | undefined): string | null {
  const whole = text?.replace(/[.,\s]+$/, '').trim()
  if (!whole) return null
  const parts = whole.split(/(?<=\s)|(?=,)/)
  for (let length = parts.length; length > 0; length--) {
    const cut = parts
      .slice(0, length)
      .join('')
      .replace(/[.,\s]+$/, '')
      .trim()
    if (cut && isPlace(cut)) return cut
  }
  return whole.split(/\s+/).length <= 4 && !isPerson(whole) ? whole : null
}

const chiefWord = (sentence: string): string | null =>
  /\b(?:chief executive officer|chief executive|CEO|managing director|Geschäftsführer(?:in)?|PDG|directeur général|directrice générale|director general|directora general|diretor[a]? (?:geral|executiv[ao]))\b/iu.exec(
    sentence
  )?.[0] ?? null

function hiring(match: Match, isHiring: boolean): boolean {
  if (!match.company) return false
  const { book } = match.reading
  const company = book.of('company', match.company)
  book.add(company, 'property', { label: PROPERTY.hiring, value: isHiring ? 'yes' : 'no' }, said(match))
  const { count } = match.groups
  if (count && isHiring)
    book.add(company, 'property', { label: PROPERTY.openPositions, value: count }, said(match))
  return true
}
