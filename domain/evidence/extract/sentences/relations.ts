import { companyKey } from '#domain/people/companies/company_name'
import { findSectors } from '#domain/people/companies/industries'
import { anyOf, wholeWord } from '#domain/people/text/phrases'
import { fold, words } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { OTHER_FOUNDED, OTHER_SINCE, OWN_SUBJECT } from '../company/data/founding_words_data.js'
import { addFounded, addPlace } from '../add_claims.js'
import { isChief } from '../layout/chief_titles.js'
import { DEPARTMENT } from '../layout/headlines.js'
import { isPlace, isTitle } from '../recognisers.js'
import { stageOf } from '../values/money.js'
import { readCount } from '../values/numbers.js'
import { isNamedLikePerson } from '../subject/person_or_company.js'
import { PROPERTY } from '../labels/properties.js'
import { aboutCompany, companyOf, type Match, personOf, placeOf, originOf, titleOf } from './match.js'
import { addHiring, addJobOf, chiefWord, nameAndTitle } from './jobs.js'
import { isOfOtherCompany } from './other_company.js'
import type { Relation } from './slots.js'

/** Adds a match's claims. Returns false if its slots are invalid, to try other patterns. */
export function addRelation(relation: Relation, match: Match): boolean {
  return RELATIONS[relation](match)
}

const RELATIONS: Record<Relation, (match: Match) => boolean> = {
  move(match) {
    const name = personOf(match)
    const [title, company, old] = [titleOf(match), companyOf(match, 'company'), companyOf(match, 'old')]
    if (!name || !company) return false
    const { book } = match.reading
    const person = book.of('person', name)
    book.add(person, 'name', name, originOf(match))
    if (old) {
      book.add(person, 'company', old, originOf(match, true))
      book.add(
        person,
        'employment',
        { title: null, company: old, start: null, end: null, current: false },
        originOf(match, true)
      )
    }
    addJobOf(match, person, title, company, false)
    return true
  },
  appoints(match) {
    const company = companyOf(match, 'company')
    const read = match.groups.rest ? nameAndTitle(match.groups.rest) : null
    if (!company || !read) return false
    const { book } = match.reading
    const person = book.of('person', read.name)
    book.add(person, 'name', read.name, originOf(match))
    addJobOf(match, person, read.title, company, false)
    return true
  },
  chief(match) {
    const name = personOf(match)
    const named = companyOf(match, 'company')
    const company = named ?? match.company
    const title = titleOf(match)
    if (!name || !company || (match.groups.title && !title)) return false
    if (title && !isChief(title)) return false
    const role = title ?? chiefWord(match.sentence)
    const rest = role ? match.sentence.slice(match.sentence.indexOf(role) + role.length) : ''
    if (!named && isOfOtherCompany(rest, company)) return false
    const { book } = match.reading
    const about = book.of('company', company)
    book.add(about, 'property', { label: PROPERTY.ceo, value: name }, originOf(match))
    const person = book.of('person', name)
    book.add(person, 'name', name, originOf(match))
    addJobOf(match, person, role, company, false)
    return true
  },
  founder(match) {
    const name = personOf(match)
    const company = companyOf(match, 'company') ?? match.company
    if (!name || !company) return false
    match.reading.book.add(
      match.reading.book.of('company', company),
      'property',
      { label: PROPERTY.founder, value: name },
      originOf(match)
    )
    return true
  },
  headquarters(match) {
    const company = aboutCompany(match)
    const place = placeOf(match.groups.place)
    if (!company || !place) return false
    addPlace(match.reading, company, place, originOf(match))
    return true
  },
  founded(match) {
    const company = aboutCompany(match)
    if (!company || !match.groups.date) return false
    const isSince = /\b(?:since|seit|depuis|desde)\s+(?:\p{L}+\s)?\d/iu.test(match.sentence)
    if (isSince && (OTHER_SINCE.test(match.sentence) || !isOwnSentence(match, company))) return false
    if (OTHER_FOUNDED.test(fold(match.sentence)) || BORN.test(match.sentence)) return false
    if (LAUNCHED.test(match.sentence) && PRODUCT.test(match.sentence)) return false
    addFounded(match.reading, company, match.groups.date, originOf(match))
    return true
  },
  industry(match) {
    const company = aboutCompany(match)
    const industry = match.groups.industry?.trim().replace(/^(?:an?|the|une?|la|el|de|der|die)\s+/i, '')
    if (!company || !industry || NO_INDUSTRY.test(industry)) return false
    const known = findSectors(words(industry)).length > 0 || SECTOR.test(industry)
    const isCalledSector = /\b(?:sect(?:or|eur)|setor|branche|industr|bereich|domaine|ámbito)/i.test(
      match.sentence
    )
    if (!known && !/^\p{Lu}/u.test(industry) && !isCalledSector) return false
    if (industry.split(/\s+/).length > 5) return false
    if (isPlace(industry)) return false
    match.reading.book.add(company, 'industry', industry, originOf(match))
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
    book.add(company, 'funding', { stage, date: book.date, amount }, originOf(match))
    if (stage) book.add(company, 'property', { label: PROPERTY.fundingStage, value: stage }, originOf(match))
    return true
  },
  total_raised(match) {
    const company = aboutCompany(match)
    if (!company || !match.groups.amount) return false
    match.reading.book.add(
      company,
      'property',
      { label: PROPERTY.totalRaised, value: match.groups.amount },
      originOf(match)
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
    book.add(company, 'name', now, originOf(match))
    book.add(company, 'name', old, originOf(match, true))
    return true
  },
  acquired(match) {
    const buyer = companyOf(match, 'company')
    const target = companyOf(match, 'old')
    if (!buyer || !target || isNamedLikePerson(buyer)) return false
    const { book } = match.reading
    book.add(
      book.of('company', buyer),
      'property',
      { label: PROPERTY.acquired, value: target },
      originOf(match)
    )
    book.add(
      book.of('company', target),
      'property',
      { label: PROPERTY.acquiredBy, value: buyer },
      originOf(match)
    )
    return true
  },
  offices(match) {
    const company = aboutCompany(match)
    const { count, list } = match.groups
    if (!company) return false
    const places =
      list
        ?.split(/,\s*(?:and |und |et |y |e |&\s*)?|(?<!\s)\s+(?:and|und|et|y|e|&)\s+/u)
        .map((part) => part.trim())
        .filter(Boolean) ?? []
    const isList =
      places.length > 0 && places.every((place) => place.split(/\s+/).length <= 4 && /^\p{Lu}/u.test(place))
    const number = count ? readCount(count) : isList ? places.length : null
    if (!number || number > 2000) return false
    const { book } = match.reading
    book.add(company, 'property', { label: PROPERTY.offices, value: String(number) }, originOf(match))
    if (isList)
      book.add(company, 'property', { label: PROPERTY.officePlaces, value: list!.trim() }, originOf(match))
    return true
  },
  hiring: (match) => addHiring(match, true),
  not_hiring: (match) => addHiring(match, false),
}

const SECTORS = anyOf`
  robot(?:ik|ique|ica|ics) | robótica | santé | salud | saúde | gesundheit\p{L}* | energ[ií][ea]
  énergies?(?: renouvelables?)? | energ[ií]as? renov\p{L}* | logisti\p{L}* | logíst\p{L}* | finan\p{L}*
  banca | banque | versicherung\p{L}* | assurances? | seguros? | bildung | éducation | educación | educação
  biotech\p{L}* | biotecnolog\p{L}* | softwares? | logiciels? | informati\p{L}* | agri\p{L}*
  landwirtschaft | maschinenbau | automobil\p{L}* | automoción | tourismus? | tourisme | turismo | reisen?
  voyages? | viajes | viagens | handel | commerce | comercio | comércio | jeux(?: vidéo)? | juegos | jogos
  videojuegos | spiele | cybers[ée]curité | ciberseguridad | cibersegurança | sicherheit | medien | médias?
  medios | mídia | immobili\p{L}* | inmobiliari\p{L}* | imobiliári\p{L}* | telekommunikation | télécom\p{L}*
  telecom\p{L}* | lebensmittel\p{L}* | agroalimentaire | alimenta\p{L}* | pharma\p{L}* | farmac\p{L}*
  chemie | chimie | química
`
/** Sector words in German, French, Spanish and Portuguese. */
const SECTOR = new RegExp(String.raw`^${SECTORS}(?:\s|$)`, 'iu')
/** A sentence about a launch may mean a product instead of the company. */
const LAUNCHED = /\b(?:launch|lanc|lanz|lanç|gestartet|eingeführt|debut|released)/iu
const PRODUCT = wholeWord('iu')`
  # English
  products? | app | apps | platform | services? | version | feature | tool | suite | website | site | plan
  edition | store | shop | campaign | module | plugin | fund
  # German
  Produkte? | Plattform | Dienst | Anwendung
  # French
  produits? | plateforme | application | outil
  # Spanish and Portuguese
  productos? | plataforma | aplicación | herramienta | produtos? | aplicação | aplicativo | ferramenta
  serviço
`

/** Matches the birth of a person: `Jane Doe, born in 1972, ...`. */
const BORN = /, (?:nacid[oa]|nascid[oa]|born|geboren|née?) /iu

/** Reports whether a sentence names the company or says `we`, unlike `Seit 2023 gilt ...`. */
const isOwnSentence = ({ sentence }: Match, { name }: Mention): boolean =>
  (name !== null && sentence.toLowerCase().includes(name.toLowerCase().split(' ')[0])) ||
  OWN_SUBJECT.test(fold(sentence))

const NO_INDUSTRIES = anyOf`
  public | private | privately | publicly | bootstrapped | small | big | large | global | leading | family
  young | remote | independent | growing | fast | new | great | good | best | limited | holding | parent
  sister | profitable | (?:\w+\s)?(?:owned|listed|held|traded|run|funded|backed)
`
const NO_INDUSTRY = new RegExp(String.raw`^${NO_INDUSTRIES}\b`, 'i')
