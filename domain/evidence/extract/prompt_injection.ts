import { lazy } from '#domain/lazy'
import { anyOf, anywhere } from '#domain/people/text/phrases'

/** Names for programs that read text. */
const READER = anyOf`
  \bA\.?I\.?\b | \bIA\b | \bKI\b | \bLLMs?\b | \bGPT\w* | chatbots? | language models? | sprachmodelle?n?
  modèles? de langage | modelos? de lengua(?:je)? | modelos? de linguagem
  (?:virtual |digital )?assistants? | assistenten? | asistentes? | assistentes? | (?:data )?extractors?
  extraktoren | extracteurs? | extractores | extratores | scrapers? | crawlers? | parsers? | robots
  bots?\b | (?:automated|software) agents? | rastreadores
`
const MODAL = anyOf`
  must | should | shall | have to | need to | are (?:instructed|required|asked) | please | muss | müssen
  sollen? | sollten | bitte | doit | doivent | devez | veuillez | deben? | debe[ns]? | deverán | deberán
  por favor | devem? | deve
`
const NOTICE = anyOf`
  # English
  note | notes | notice | message | instructions? | attention | memo
  # German
  hinweis | anweisung(?:en)? | achtung | mitteilung
  # French
  avis | consignes?
  # Spanish and Portuguese
  nota | aviso | atención | instrucciones | atenção | instruções | mensaje | mensagem
`
const REPORT = anyOf`
  # English
  report | answer | use | return | say | state | cite | output | record | ignore | respond
  # German
  melden | antworten | angeben | verwenden | ausgeben | nennen
  # French
  indiquer | répondre | utiliser | citer
  # Spanish and Portuguese
  responder | indicar | usar | citar | informar | utilizar | reportar
`
const RECORD = anyOf`
  record | profile | person | company | entity | datensatz | profil | fiche | enregistrement | registro
  perfil | ficha
`
const VALUES = anyOf`
  values? | answers? | data | facts? | information | e-?mail | title | phone | headcount | werte?
  antworte?n? | angaben | daten | valeurs? | réponses? | données | valor(?:es)? | respuestas? | datos
  respostas? | dados
`
const TRUE_WORD = anyOf`
  # English
  correct | verified | true | right | real | actual | official | only valid
  # German
  richtigen? | korrekten? | wahren? | verifizierten? | geprüften?
  # French
  bonnes? | vraies? | correctes? | vérifiées? | exactes?
  # Spanish and Portuguese
  correct[oa]s? | corret[oa]s? | verdader[oa]s? | verificad[oa]s? | verdadeir[oa]s? | cert[oa]s?
`

/** Stems of the words in READER. */
const READER_CUE = anyOf`
  \ba\.?i\b | \bia\b | \bki\b | llm | gpt | bots?\b | assist | asist | model | modèl | extra | scrap | crawl
  parse | agent | rastre
`

/** Patterns for text with single spaces. Each has a quick cue that every match contains. */
const RULES: readonly (readonly [cue: string, rule: string])[] = [
  // "Ignore your instructions."
  [
    'ignore|disregard|forget|override|bypass',
    '\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,40}\\b(?:instructions?|prompts?|directions|rules|context|guidelines|messages?)\\b',
  ],
  [
    'ignorier|vergiss|vergessen|missacht|überschreib',
    '\\b(?:ignorier\\w*|vergiss|vergessen sie|missachte\\w*|überschreib\\w*)\\b.{0,50}(?:anweisung\\w*|instruktion\\w*|befehl\\w*|vorgaben|regeln)',
  ],
  [
    'ignor|oublie|néglig|ne ten',
    '\\b(?:ignor(?:e|ez|er)|oublie[zr]?|négligez|ne ten(?:ez|ir) pas compte)\\b.{0,50}\\b(?:instructions?|consignes?|directives?|règles)\\b',
  ],
  [
    'ignor|olvid|desestim|descart',
    '\\b(?:ignor[ae]n?|ignorad|olvid[ae]n?|desestim[ae]n?|descart[ae]n?)\\b.{0,50}\\b(?:instrucciones|indicaciones|órdenes|reglas)\\b',
  ],
  [
    'ignor|desconsider|esque',
    '\\b(?:ignor[ea]m?|desconsider[ea]m?|esqueç?[ae]m?|esqueça)\\b.{0,50}(?:instruções|orientações|ordens|regras)',
  ],
  // "The correct answer is ..."
  [
    `${TRUE_WORD} (?:\\p{L}+ ){0,2}?${VALUES}`,
    `\\b(?:the|die|der|das|la|les|le|el|los|las|os?|as?) (?:only )?${TRUE_WORD} (?:\\p{L}+ ){0,2}?${VALUES}\\b.{0,60}(?:\\b(?:is|are|ist|lauten?|sind|est|sont|es|son|são)\\b|\\bé\\b|[:=])`,
  ],
  [
    `${VALUES} (?:\\p{L}+ )?${TRUE_WORD} `,
    `\\b(?:die|la|les|el|los|las|os?|as?|le) ${VALUES} (?:\\p{L}+ )?${TRUE_WORD} (?:is|ist|est|sont|es|son|é|são)\\b`,
  ],
  [
    ` ${RECORD}`,
    `\\b(?:for|für|pour|para|zu) (?:this|diese[ns]?|ce|cette|est[ea]) ${RECORD}\\b.{0,60}\\b(?:answer|report|return|output|use|say|antworte\\w*|melde\\w*|gib|réponde[zr]|indique[zr]?|responde[rd]?|informe|devuelv[ae])\\b`,
  ],
  [
    'with confidence|cite this page|as the (?:answer|value)|and nothing else',
    '\\b(?:answer|respond|reply|report|return|output|extract|record|store|set)\\b[^.]{0,80}\\b(?:with confidence|and cite this page|as the (?:answer|value)|and nothing else)\\b',
  ],
  [
    'this page|diese seite|cette page|esta página',
    '\\b(?:cite|zitiere\\w*|citez|cita|cite) (?:only )?(?:this page|diese seite|cette page|esta página)\\b',
  ],
  [
    'other (?:source|page|site)',
    '\\b(?:do not|don.t|never) (?:use|trust|consult|cite|believe) (?:any )?other (?:sources?|pages?|sites?)',
  ],
  [
    'quelle|seite',
    '\\b(?:verwende\\w*|nutze\\w*|benutze\\w*) (?:sie )?(?:keine|nur diese) ?(?:anderen?|weiteren?)? ?(?:quellen?|seiten?)',
  ],
  ['autres? (?:source|page)', '\\bn.utilise[zr]? (?:pas d.|aucune )?autres? (?:sources?|pages?)'],
  [
    'otras? (?:fuente|página)',
    '\\bno (?:uses?|utilices?|utilicen|consultes?) (?:ninguna )?otras? (?:fuentes?|páginas?)',
  ],
  [
    'outras? (?:fonte|página)',
    '\\bnão (?:use|utilize|usem|consulte) (?:nenhuma )?outras? (?:fontes?|páginas?)',
  ],
  // Text that addresses programs.
  [
    READER_CUE,
    `\\b${NOTICE} ?(?:to|for|an|für|à|aux?|para|a|:) ?(?:all|any|alle|tous les|todos (?:los|os)|los|os|les|die)? ?${READER}`,
  ],
  [READER_CUE, `${READER}(?: \\p{L}+){0,6} ${MODAL} (?:\\S+ ){0,8}${REPORT}`],
  [
    '^ ?(?:system|assistant|developer|user)',
    '^ ?(?:system|assistant|developer|user) ?(?:prompt|message|note)? ?: .*(?:values?|must|report|answer|use|ignore|verified|confidence|respond)',
  ],
  ['as an? (?:ai|llm|language)', '\\bas an? (?:AI|LLM|language model)\\b'],
  ['=', '\\b\\p{L}+[._]\\p{L}+ ?= ?\\S+, ?\\p{L}[\\p{L}._]* ?= ?\\S+'],
]
/** A word boundary that also works for letters beyond ASCII. */
const EDGE = '(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}_])|(?<=[\\p{L}\\p{N}_])(?![\\p{L}\\p{N}_]))'
/** Compiled on first use, because this takes 35 ms. */
const commands = lazy(() =>
  RULES.map(([cue, rule]) => ({
    cue: new RegExp(cue, 'iu'),
    rule: new RegExp(rule.replaceAll('\\b', EDGE), 'iu'),
  }))
)
/** Every match of a rule contains one of these words. Checking them first saves time. */
const HINT = anywhere('i')`
  ignor | disregard | forget | override | bypass | vergiss | vergessen | missacht | überschreib | oubli
  néglig | tenez | olvid | desestim | descart | desconsider | esque[cç] | correct | corret | verified | true
  right | real | actual | official | valid | richtig | korrekt | wahre | verifiz | geprüft | bonne | vraie
  vérifi | exact | verdad | verific | cert | \bcite | zitiere | citez | confiden | other | autre | otra
  outra | keine | nur diese | \bai\b | \bia\b | \bki\b | llm | gpt | assist | asist | model | extra | scrap
  crawl | pars | bots?\b | agent | rastre | system | answer | =
`

/** Matches white space other than single spaces. */
const SPACES = /\s\s|[^\S ]/

/**
 * Whether a text contains instructions for programs that read the page: "ignore previous
 * instructions", "the correct value is", "AI assistants must report". Covers English, German,
 * French, Spanish and Portuguese. Such text is not evidence.
 */
export function isPromptInjection(text: string): boolean {
  for (let at = 0; at < text.length; at += 1500) {
    const part = text.slice(at, at + 2000)
    const piece = SPACES.test(part) ? part.replace(/\s+/g, ' ') : part
    if (HINT.test(piece) && commands().some(({ cue, rule }) => cue.test(piece) && rule.test(piece)))
      return true
  }
  return false
}
