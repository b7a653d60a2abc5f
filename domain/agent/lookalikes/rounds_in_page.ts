import { isPromptInjection } from '#domain/evidence/extract/prompt_injection'
import { stageOf } from '#domain/evidence/extract/values/money'
import type { FundingStage } from '#domain/search/request'
import { anyOf } from '#domain/people/text/phrases'

/** A funding round mentioned on a page. */
export type RoundSaid = { company: string; stage: FundingStage; quote: string; place: string | null }

const RAISE_WORDS = anyOf`
  # English
  (?:raise[sd]?|secure[sd]?|close[sd]?|land(?:s|ed)?|bag(?:s|ged)?|announce[sd]?|complete[sd]?)
  # German
  erhält | sammelt | sichert sich | schließt
  # French
  lève | boucle | annonce
  # Spanish and Portuguese
  levanta | cierra | recauda | capta | recebe | fecha | obtiene | consigue
`
/** Matches `Brelmora raises $6 million in Series A round`. */
const RAISES = new RegExp(
  String.raw`^(?<company>[^,:;!?]{2,80}?),?\s+(?:(?:has|have|hat|a|ha|have today|today)\s+)?` +
    String.raw`${RAISE_WORDS}\b(?<rest>.{2,200})$`,
  'iu'
)
const ASIDE_WORDS = anyOf`
  which | that | based | basée | a | an | the | die | der | das | con sede | com sede | mit Sitz
`
const HAS_RAISED = anyOf`
  has raised | raised | has closed | has secured | annonce une levée | ha cerrado | ha levantado | captou
  fechou | anuncia
`
/** Matches `Brelmora, which offers ..., has raised ...`. */
const LONG = new RegExp(
  String.raw`^(?<company>[^,:;!?]{2,80}),\s+${ASIDE_WORDS}\b.{0,300}?\b${HAS_RAISED}\b(?<rest>.{2,300})$`,
  'iu'
)
/** Matches words directly before the verb that make the round a plan: `Brelmora will soon raise`. */
const PLANNED = /\b(?:to|will|would|may|might|could|should|not)(?:\s+(?:\p{L}+ly|soon|also|now))?$/iu
/** Matches words directly after the verb that make the round a plan: `Brelmora announces its plans`. */
const PLANS = /^\s+(?:(?:its|their|a|the)\s+)?(?:plans?|intent(?:ions?)?)\b/iu
const GERMAN =
  /^(?<company>[^,:;!?]{2,80}?)\s+mit Sitz in .{2,80}? hat .{2,120}?(?<rest>.{0,200})(?:eingeworben|eingesammelt|erhalten|abgeschlossen)\b/iu
const BASED =
  /\b(?:based in|basée à|mit Sitz in|con sede en|com sede em)\s+(?<place>\p{Lu}[\p{L} .'-]{1,40}?)(?=[,.;]| (?:hat|will|has|annonce|ha|anuncia)\b|$)/u

/** Matches a date before a headline: `2015-04-03 Brelmora raises ...`. */
const DATED =
  /^\s*(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\p{L}{3,9} \d{1,2},? \d{4})\s*[:|–-]?\s*/u

/**
 * Reads the rounds in a page's text, with quotes. Skips plans, sentences without a stage, long sentences, and
 * text that instructs a language model.
 */
export function roundsIn(text: string): RoundSaid[] {
  const found: RoundSaid[] = []
  for (const sentence of text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((one) => one.replace(DATED, '').trim())) {
    if (sentence.length > 600 || isPromptInjection(sentence)) continue
    const match = LONG.exec(sentence) ?? GERMAN.exec(sentence) ?? RAISES.exec(sentence)
    if (match && (PLANNED.test(match.groups!.company) || PLANS.test(match.groups!.rest))) continue
    const stage = match ? stageOf(sentence.slice(match.groups!.company.length)) : null
    if (!match || stage === null) continue
    const company = match.groups!.company.replace(/^(?:the company|our)\b/i, '').trim()
    if (company === '' || !/\p{Lu}|\d/u.test(company)) continue
    const place = BASED.exec(sentence)?.groups?.place ?? BASED.exec(text)?.groups?.place ?? null
    found.push({ company, stage, quote: sentence, place })
  }
  return found
}
