import { isSection } from '#domain/evidence/extract/layout/headings'
import { isTitle } from '#domain/evidence/extract/recognisers'
import { sentencesOf } from '#domain/evidence/extract/sentences/sentences'
import { readCount } from '#domain/evidence/extract/values/numbers'
import { anyOf, wholeWord } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'
import type { About } from '../passages.js'
import { chooseOption } from '../options.js'
import type { Question } from '../question.js'
import type { PageAnswer } from '../page_answer.js'

const CAREER_WORDS = anyOf`
  # English
  careers? | jobs? | join(?:-us)? | work-with-us | hiring | vacanc\w+ | positions | openings
  # German
  karriere | stellen\w* | jobangebote
  # French
  recrutement | carrieres? | emplois? | nous-rejoindre | rejoignez\w*
  # Spanish and Portuguese
  empleos? | trabaja\w* | carreiras? | vagas | trabalhe\w* | junte-se
`
const CAREERS = new RegExp(`(?:^|[/.-])${CAREER_WORDS}(?:[/.?-]|$)`, 'i')
const CLOSED = wholeWord('u')`
  # English
  no (?:open|current|available|vacant)? ?(?:positions?|roles?|jobs?|openings?|vacanc(?:y|ies))
  no (?:job )?(?:openings?|vacancies) | not (?:currently |actively |presently )?(?:hiring|recruiting)
  (?:aren.t|isn.t|are not|is not)(?: \w+){0,2} (?:hiring|recruiting)
  (?:don.t|do not|doesn.t|does not) (?:currently )?have (?:any )?(?:open )?(?:\w+ )?(?:
    positions? | roles? | jobs? | openings? | vacancies
  )
  all (?:positions|roles) (?:are )?(?:currently )?(?:filled|closed) | nothing open
  hiring (?:is )?(?:paused|on hold|frozen) | hiring freeze
  # German
  keine (?:offenen |freien |aktuellen )?(?:stellen|positionen|vakanzen|jobs)
  (?:derzeit|aktuell|momentan|zurzeit)[^.]{0,20} (?:keine|niemanden|nicht)
  stellen (?:aktuell |derzeit |momentan |zurzeit )?(?:niemanden|nicht|keine)
  alle stellen (?:sind )?(?:derzeit )?besetzt
  # French
  aucune? (?:poste|offre|recrutement) | pas de (?:poste|recrutement|offre)
  ne (?:recrutons|recrute|recrutent)(?: \w+)? pas | n.avons (?:actuellement )?(?:pas de|aucun)
  tous les postes sont pourvus
  # Spanish
  no (?:hay|tenemos|contamos con|disponemos de)[^.]{0,30}(?:vacantes|puestos|ofertas|posiciones)
  no estamos (?:contratando|buscando) | sin vacantes | ningun[ao]? (?:vacante|puesto)
  # Portuguese
  (?:nao|não) (?:ha|há|temos|estamos)[^.]{0,30}(?:vagas|contratando|contratar|posicoes|recrutar|recrutando)
  (?:sem|nenhuma) vagas? | todas as vagas (?:estão )?preenchidas
`
const OPEN = wholeWord('u')`
  # English
  we(?:.re| are)(?: (?:still|always|actively|now|currently))? (?:hiring|recruiting|looking for)
  (?:is|are) (?:now |currently |actively )?(?:hiring|recruiting) | now hiring | join our (?:growing )?team
  see (?:all )?(?:our )?(?:open|current) (?:positions|roles|openings|vacancies)
  (?:open|current|job) (?:positions|roles|openings|vacancies)[^.]{0,12}(?::|below|at) | apply (?:now|today)
  # German
  wir (?:stellen ein|suchen|wachsen) | verstarkung gesucht | jetzt bewerben | werde teil
  # French
  nous recrutons | on recrute | rejoignez(?:-nous| notre) | postulez
  # Spanish and Portuguese
  estamos contratando | buscamos | unete | nuestras vacantes | estamos (?:a contratar|a recrutar|recrutando)
  junte-se | candidate-se | nossas vagas
`
const POSITIONS = anyOf`
  # English and German
  (?:open|current|vacant|job|offenen?|freien?) (?:
    positions? | roles? | jobs? | openings? | vacancies | stellen | positionen
  )
  vacancies | openings
  # French
  postes? (?:ouverts?|a pourvoir) | offres d.emploi
  # Spanish and Portuguese
  vacantes | puestos (?:abiertos|vacantes|disponibles) | ofertas de empleo | vagas(?: abertas)?
`
const COUNT = new RegExp(String.raw`(?<count>\d{1,4}|\p{L}{1,30}) ${POSITIONS}`, 'u')
const BUTTON =
  /^(?:apply|apply now|view|details|more|learn more|bewerben|mehr|postuler|voir|aplicar|ver|candidatar|candidate-se|ver mais)$/

/**
 * Finds whether and how many positions are open: on a careers page, elsewhere on the company's
 * site, or in sentences about the company.
 */
export function fromOpenings(question: Question, about: About): PageAnswer[] {
  const { concept } = question
  if ((concept?.id !== 'hiring' && concept?.id !== 'open_positions') || about.mention.entity !== 'company')
    return []
  const { page, mention, isWhole, isMined, date } = about
  if (!mention.own && !isWhole && about.passages.length === 0) return []
  const isCareers = mention.own && CAREERS.test(`${page.url.split('/')[2]}${new URL(page.url).pathname}`)
  const origin = { statedAt: date, past: false } as const
  const texts =
    isCareers || (mention.own && isWhole)
      ? page.blocks.flatMap(({ text, boilerplate }, i) =>
          boilerplate || !isMined(i) ? [] : sentencesOf(text)
        )
      : about.passages.map(({ text }) => text)
  for (const sentence of texts)
    if (sentence.length <= 300 && CLOSED.test(fold(sentence)))
      return [
        { value: answerOf(question, false, 0), quote: sentence, method: 'sentence' as const, ...origin },
      ].filter(isAnswer)
  const found: PageAnswer[] = []
  for (const sentence of texts) {
    const counted = COUNT.exec(fold(sentence))?.groups?.count
    const count = counted ? readCount(counted) : null
    if (
      sentence.length <= 300 &&
      ((isCareers && OPEN.test(fold(sentence))) || STATED.test(fold(sentence)) || count)
    )
      found.push({ value: answerOf(question, true, count), quote: sentence, method: 'sentence', ...origin })
  }
  if (isCareers) {
    const listed = listedTitles(about)
    if (listed.length > 0) {
      const value = answerOf(question, true, listed.length)
      found.push({ value, quote: listed[0], method: 'card', ...origin })
    }
  }
  return found.filter(isAnswer)
}

/** Matches statements about hiring that count on any page. */
const STATED =
  /\b(?:we(?:.re| are)(?: (?:still|always|actively|now|currently))? (?:hiring|recruiting)|is (?:now |currently |actively )?(?:hiring|recruiting)|wir stellen ein|nous recrutons|estamos contratando|estamos a (?:contratar|recrutar))\b/u

const isAnswer = ({ value }: PageAnswer): boolean => value !== null

function answerOf({ concept, format, options }: Question, isOpen: boolean, count: number | null): unknown {
  if (concept!.id === 'open_positions') return count
  if (format !== 'options') return isOpen
  return (
    chooseOption(isOpen ? 'yes' : 'no', options) ?? chooseOption(isOpen ? 'hiring' : 'not hiring', options)
  )
}

/** Returns the job titles that a careers page lists in items, headings or links. */
function listedTitles({ page, isMined }: About): string[] {
  const linked = new Set(page.links.filter(({ boilerplate }) => !boilerplate).map(({ block }) => block))
  return page.blocks.flatMap(({ text, kind, boilerplate, section }, i) => {
    if (boilerplate || !isMined(i) || text.length > 100 || BUTTON.test(fold(text))) return []
    const isEntry =
      kind === 'item' || kind === 'heading' || kind === 'cell' || linked.has(i) || isSection('jobs', section)
    const [title] = text.split(/\s[–—|·•(-]|\(/)
    return isEntry && isTitle(title.trim()) ? [text] : []
  })
}
