/** All patterns except `OTHER_SINCE` match folded text. `year` is the founding year. */

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)'
const DATE = '(?:[^.;:\\d]{0,14}\\d{1,2}[./ ])?[^.;:\\d]{0,24}'

/** Matches a verb of founding before a year. */
export const FOUNDING = new RegExp(
  `(?:\\b(?:was|were|has been|is|wurde|wurden|ist|est|a ete|fut|fue|foi|es|e stata|e stato|werd|is) )?\\b(?:founded|established|formed|incorporated|set up|gegrundet|fondee?|creee?|fundad[ao]s?|creada|creado|constituid[ao]|criad[ao]|fondat[ao]|costituit[ao]|opgericht|gesticht|surfaced|opened its doors|started (?:out )?(?:in business|as a company|operations))\\b${DATE}\\b${YEAR}`,
  'u'
)

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
export const FOUNDING_ENTRY =
  /^(?<before>(?:1[5-9]|20)\d\d)(?:年(?:\d{1,2}月)?(?:\d{1,2}日)?)?[^\p{L}\d]{0,4}(?:annee de (?:creation|fondation)|creation(?: de .{1,40})?|fondation(?: de .{1,40})?|grundung(?:sjahr)?(?: (?:der|des|von) .{1,40})?|founded|foundation(?: of .{1,40})?|company founded|founding(?: of .{1,40})?|established|ano de fundacion|fundacion(?: de .{1,40})?|fundacao(?: d[aeo] .{1,40})?|ano de fundacao|fondazione(?: .{1,40})?|anno di fondazione|oprichting(?: .{1,40})?|opgericht|.{0,30}設立|.{0,30}創業|.{0,20}설립)$|^(?:registered|eingetragen am|im handelsregister seit)[^\d]{0,10}\d{1,2}[./]\d{1,2}[./](?<after>(?:1[5-9]|20)\d\d)$/u

/** Folded words that mean the company itself. */
export const OWN_SUBJECT =
  /\b(?:we|our (?:company|firm|agency|studio|practice|association|team|business|family)|(?:the|this) (?:company|firm|agency|studio|practice|association|organi[sz]ation|institute|business|group|club|school|foundation|society|lab)|wir|uns|unser\p{L}*|(?:das|unser) (?:unternehmen|institut|buro)|die (?:firma|gesellschaft|agentur|kanzlei|praxis)|der (?:verein|betrieb|verband)|nous|notre|(?:la|cette) (?:societe|association|fondation|maison)|l'(?:entreprise|agence|association)|le cabinet|nosotros|nuestr[ao]|(?:la|esta|nuestra) (?:empresa|compania|asociacion|firma|agencia|fundacion)|(?:el|este|nuestro) (?:despacho|estudio|grupo|bufete|centro)|nos|nossa?|(?:a|esta) (?:empresa|associacao|agencia|companhia)|(?:o|este) (?:escritorio|grupo|instituto)|wij|we|ons|onze?|het bedrijf|de (?:praktijk|stichting|vereniging)|noi|nostr[ao]|l'(?:azienda|associazione)|la (?:societa|ditta)|lo studio|\p{L}{3,}(?:amos|emos|imos|iamo))(?![\p{L}])/u

/** Folded words of subjects that are something else than the company. */
export const OTHER_SUBJECT =
  /\b(?:product|app|project|programme?|course|award|law|partner\p{L}*|customer|client|version|site|website|platform|gesetz|norm|richtlinie|produkt|projekt|partner|loi|projet|produit|ley|proyecto|lei|projeto|he|she|er|sie|il|elle|who|which|whose|der 18\d\d)\b/u

/** The start of a sentence about something that a company has. */
export const OTHER_FOUNDED =
  /^(?:the|our|this|das|unser|die|le|la|notre|el|nuestro|o|nosso|il|het|ons) (?:product|app|project|programme?|course|award|law|website|produkt|projekt|programm|produit|projet|programa|producto|proyecto|produto|projeto|progetto|prodotto)\b/

/** Words of sentences about another date, such as that of a certificate. Not folded. */
export const OTHER_SINCE =
  /zertifi|certif|\bISO\b|leitet|dirig|führt|gehör|partner|partenaire|socio|parceir|mitglied|member|börse|bourse|bolsa|listed|cotiz|\bCEO\b|geschäftsführ|standort|büro|bureau|oficina|escritóri|\boffices?\b|award|preis|prix|premio/i
