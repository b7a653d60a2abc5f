import { anyOf, anywhere, wholeWord } from '#domain/people/text/phrases'

/** All patterns except `OTHER_SINCE` match folded text. `year` is the founding year. */

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)'
const DATE = '(?:[^.;:\\d]{0,14}\\d{1,2}[./ ])?[^.;:\\d]{0,24}'

const WAS = anyOf`
  was | were | has been | is | wurde | wurden | ist | est | a ete | fut | fue | foi | es | e stata | e stato
  werd | is
`
const FOUNDED = anyOf`
  # English
  founded | established | formed | incorporated | set up
  # Other languages
  gegrundet | fondee? | creee? | fundad[ao]s? | creada | creado | constituid[ao] | criad[ao] | fondat[ao]
  costituit[ao] | opgericht | gesticht | inaugurad[ao] | inauguree? | inaugurat[ao] | nacio | nacimos | nasceu
  nascemos | nata | gestart
  # English, in other words
  surfaced | opened its doors | started (?:out )?(?:in business|as a company|operations)
`
/** Matches a verb of founding before a year. */
export const FOUNDING = new RegExp(String.raw`(?:\b${WAS} )?\b${FOUNDED}\b${DATE}\b${YEAR}`, 'u')

/** Matches a year before a verb of founding: `In Elmwald wurde der Verein im Jahre 1998 gegründet`. */
export const FOUNDED_AFTER = new RegExp(
  `\\b(?:wurden?|ist|werd|is)\\b(?<subject>[^.;:]{0,90}?)\\b(?:im (?:jahre? |\\p{L}{3,10} )?|in )?${YEAR}[^.;:\\d]{0,30}\\b(?:gegrundet|ins leben gerufen|opgericht|gesticht)(?![\\p{L}])`,
  'u'
)

/** Matches `Since 1987` and `Seit 1998`. The words after the match must name the company. */
export const FOUNDED_SINCE = new RegExp(
  `^(?:[^.;]{0,40}, )?(?:since|seit|depuis|desde|dal|sinds)\\b(?: its founding in| unserer grundung| sa creation en| su fundacion en)?(?: \\w{3,10})? ${YEAR}`,
  'u'
)

/** An entry of a timeline or a figure: `2007 annee de creation`, `grundung: 1998`. */
export const FOUNDING_ENTRY = anywhere('u')`
  ^(?<before>(?:1[5-9]|20)\d\d)(?:年(?:\d{1,2}月)?(?:\d{1,2}日)?)?[^\p{L}\d]{0,4}(?:
    # French
    annee de (?:creation|fondation) | creation(?: de .{1,40})? | fondation(?: de .{1,40})?
    # German
    grundung(?:sjahr)?(?: (?:der|des|von) .{1,40})?
    # English
    founded | foundation(?: of .{1,40})? | company founded | founding(?: of .{1,40})? | established
    # Spanish and Portuguese
    ano de fundacion | fundacion(?: de .{1,40})? | fundacao(?: d[aeo] .{1,40})? | ano de fundacao
    # Italian and Dutch
    fondazione(?: .{1,40})? | anno di fondazione | oprichting(?: .{1,40})? | opgericht
    # Japanese and Korean
    .{0,30}設立 | .{0,30}創業 | .{0,20}설립
  )$
  ^(?:registered|eingetragen am|im handelsregister seit)[^\d]{0,10}\d{1,2}[./]\d{1,2}[./](?<after>(?:1[5-9]|20)\d\d)$
`

const OWN_SUBJECTS = anyOf`
  # English
  we | our (?:company|firm|agency|studio|practice|association|team|business|family)
  (?:the|this) (?:
    company | firm | agency | studio | practice | association | organi[sz]ation | institute | business
    group | club | school | foundation | society | lab
  )
  # German
  wir | uns | unser\p{L}* | (?:das|unser) (?:unternehmen|institut|buro)
  die (?:firma|gesellschaft|agentur|kanzlei|praxis) | der (?:verein|betrieb|verband)
  # French
  nous | notre | (?:la|cette) (?:societe|association|fondation|maison) | l'(?:entreprise|agence|association)
  le cabinet
  # Spanish and Portuguese
  nosotros | nuestr[ao] | (?:la|esta|nuestra) (?:empresa|compania|asociacion|firma|agencia|fundacion)
  (?:el|este|nuestro) (?:despacho|estudio|grupo|bufete|centro) | nos | nossa?
  (?:a|esta) (?:empresa|associacao|agencia|companhia) | (?:o|este) (?:escritorio|grupo|instituto)
  # Dutch
  wij | we | ons | onze? | het bedrijf | de (?:praktijk|stichting|vereniging)
  # Italian
  noi | nostr[ao] | l'(?:azienda|associazione) | la (?:societa|ditta) | lo studio
  # Verbs of Spanish, Portuguese and Italian that say "we"
  \p{L}{3,}(?:amos|emos|imos|iamo) | somos | siamo
`
/** Folded words that mean the company itself. */
export const OWN_SUBJECT = new RegExp(String.raw`\b${OWN_SUBJECTS}(?![\p{L}])`, 'u')

/** Folded words of subjects other than the company. */
export const OTHER_SUBJECT = wholeWord('u')`
  # English
  product | app | project | programme? | course | award | law | partner\p{L}* | customer | client | version
  site | website | platform | he | she | who | which | whose
  # German
  gesetz | norm | richtlinie | produkt | projekt | partner | er | sie | der 18\d\d
  # French
  loi | projet | produit | il | elle
  # Spanish and Portuguese
  ley | proyecto | lei | projeto
`

const OTHER_NOUNS = anyOf`
  product | app | project | programme? | course | award | law | website | produkt | projekt | programm
  produit | projet | programa | producto | proyecto | produto | projeto | progetto | prodotto
`
/** The start of a sentence about something that a company has. */
export const OTHER_FOUNDED = new RegExp(
  String.raw`^(?:the|our|this|das|unser|die|le|la|notre|el|nuestro|o|nosso|il|het|ons) ${OTHER_NOUNS}\b`
)

/** Words of sentences about another date, such as that of a certificate. Not folded. */
export const OTHER_SINCE =
  /zertifi|certif|\bISO\b|leitet|dirig|führt|gehör|partner|partenaire|socio|parceir|mitglied|member|börse|bourse|bolsa|listed|cotiz|\bCEO\b|geschäftsführ|standort|büro|bureau|oficina|escritóri|\boffices?\b|award|preis|prix|premio|manager|\bs?he\b|\bexperience\b/i
