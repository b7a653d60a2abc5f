import { anywhere, wholeText, wholeWord } from '#domain/people/text/phrases'

/** Words of tasks in several languages, as patterns over folded text. */

/** Matches requests for a count. */
export const COUNTING =
  /\bhow many\b|\bcount(?: up| all| the)?\b|\b(?:total )?number of\b|\bhow much of\b|\bwie ?viele?\b|\banzahl\b|\bcombien\b|\bnombre (?:de|d')\b|\bcuant[oa]s\b|\bnumero de\b|\bquant[oa]s\b/

/** Matches requests for a comparison. */
export const COMPARING = anywhere()`
  # English
  \bcompar(?:e|es|ed|ing|ison|er|ar|a|ez)\b | \bversus\b | \bvs\b | \bside by side\b
  \bdifference between\b
  \bwhich (?:one )?(?:
    of | is | was | has | had | company | firm | employs | came | started | bank | insurer | raised | person
    account
  )\b
  \bwho has\b | \b\w+(?:er|est) than\b | \b(?:more|fewer|less) .{1,60} than\b
  # Other languages
  \bvergleich\w* | \bwelche[sr]?\b | \blaquelle\b | \blequel\b | \bcual\b | \bqual\b
`

/** Matches words for large values. `LEAST` matches words for small values. */
export const MOST = wholeWord()`
  # English
  more | most | bigger | biggest | larger | largest | highest | higher | greater | greatest | newer | newest
  younger | youngest | latest
  # German
  mehr | meisten | gross(?:er|te)\w* | junger | jungste\w*
  # French
  plus (?:grande?|jeune|recente?) | le plus | la plus
  # Spanish and Portuguese
  mas (?:grande|joven) | maior | mais (?:nova|jovem)
`
export const LEAST = wholeWord()`
  # English
  fewer | fewest | least | smaller | smallest | lowest | lower | less | older | oldest | first | earlier
  earliest | longest | longer
  # German
  klein(?:er|ste)\w* | alter\w* | altest\w* | zuerst
  # French
  plus (?:petite?|ancienne?|vieille) | premiere?
  # Spanish and Portuguese
  mas (?:pequena|antigua) | menor | mais antiga | primer[oa]?
`

/** Matches references to an earlier message. */
export const BACK_REFERENCE = wholeWord()`
  # English
  their | theirs | them | they | these | those | his | her | hers | him | she | he | its | it | same | ones
  that (?:company|person|one|list|page) | this (?:company|person|one|list|page)
  the (?:first|second|third|last|other|others) (?:one|two|three|of them)
  # German
  ihre[nmr]? | deren | dessen | diese[nrms]? | sie
  # French
  leurs? | ceux | celles | eux | elle
  # Spanish and Portuguese
  sus? | ellos | ellas | estos | estas | seus? | suas? | deles | delas | dele | dela | eles
`
/** Matches the start of a message that continues the previous one. */
export const GOING_ON =
  /^(?:and|also|what about|how about|now|then|or|plus|but|only|just|und|auch|et|aussi|y|tambien|e|tambem|same|more|next|another|ok|okay|great|thanks|thank you|please)\b/

/** Matches questions about a page whose URL is given. */
export const READING =
  /\b(?:page|pages|site|website|article|link|url|read|summari[sz]e|summary|says?|mention(?:s|ed)?|according to|listed|named|seite|lies|fasse|zusammen\w*|page web|resume[rz]?|pagina|leia|lee|lis|lire|on|at|from)\b/

/** Matches code-host words. */
export const ACCOUNTS = wholeWord()`
  github | gitlab | code[- ]?host(?:ing)? | commits? | committers? | pull[- ]requests? | prs | repos?
  repositor(?:y|ies) | contributors? | pushe[sd]
  open[- ]source (?:developers?|contributors?|maintainers?|engineers?|people|accounts?) | maintainers?
  logins? | accounts? (?:that |who |which )?(?:have |has )?(?:worked|contributed|committed|pushed)
`

/** Matches nouns for companies in general. */
export const COMPANY_NOUNS = wholeText()`
  # English
  compan(?:y|ies) | startups? | start-ups? | firms? | organi[sz]ations? | business(?:es)? | corporations?
  enterprises? | employers? | agenc(?:y|ies) | vendors? | providers? | makers? | manufacturers? | producers?
  scaleups? | studios? | houses? | groups? | players? | schools? | institutes? | sites?
  # German
  unternehmen | firmen | firma | betriebe
  # French
  entreprises? | societes?
  # Spanish and Portuguese
  empresas? | companias? | companhias? | sociedades?
`

/** Matches instructions on how to answer, which are not search words. Expects single spaces. */
export const ANSWERING = anywhere('giu')`
  # With sources
  ,?\s?(?:and|with|und|mit|et|avec|y|con|e|com)?\s?(?:please\s)?(?:
    \b(?:cite|citing|including|include|with|show|give|add|list|name)\b\s
  )?(?:me\s)?(?:your\s|the\s|all\s|a\s|their\s)?\b(?:
    sources? | citations? | references? | evidence | links to (?:the )?(?:pages|sources) | quellen(?:angaben)?
    fuentes | fontes
  )\b(?: for (?:each|every|all)(?: \w+)?)?
  # In a format
  ,?\s?\b(?:as|in|return|output|format(?:ted)?(?: as| it as)?)\s(?:a\s|an\s)?(?:
    json | markdown | csv | table | tables? | list | bullet(?:ed)?(?: points| list)?
    structured(?: data| output)?
  )\b
`

/** Matches requests for former employees. */
export const FORMER_STAFF = wholeWord()`
  # English
  used to work | formerly (?:at|of|with) | previously (?:at|worked|employed)
  former (?:employees?|staff|people|colleagues) | alumni of | ex-employees | who (?:left|worked (?:at|for))
  have worked (?:at|for) | once worked
  # Other languages
  ehemalige | anciens? (?:employes?|salaries) | antiguos empleados | ex-funcionarios
`
