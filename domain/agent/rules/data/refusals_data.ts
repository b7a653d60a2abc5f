import { anyOf, anywhere } from '#domain/people/text/phrases'

const ME = anyOf`me | us | mir | uns | moi | nous | nos`
const MAIL = anyOf`
  e-?mails? | messages? | letters? | invit\w+ | notes? | newsletters? | nachricht\w* | mail | correos?
  courriels? | mensaje\w* | mensage\w* | intro(?:duction)?s? | dms?
`
const LETTER = anyOf`e-?mail | message | letter | note | intro(?:duction)? | invitation | dm`
const TO_SOMEBODY = '(?= to\\b| for\\b| asking| inviting| saying| about| introducing|[.?!,]|$)'
const WRITE = anyOf`e-?mail | message | invite | contact | phone | call | text | ping | dm | nudge`
const THEM = anyOf`
  them | him | her | each (?:of them|one|person) | everyone | everybody | all of them
`

/**
 * Requests that no tool can do, as patterns over folded text, with the words that follow "I
 * cannot". The first match applies.
 */
export const REFUSALS: readonly (readonly [asks: RegExp, why: string])[] = [
  [
    anywhere()`
      \b(?:send|forward|schick\w*|sende?n?|envoie[zr]?|envia[r]?|manda[r]?)(?! ${ME}\b)\b[^.?!]{0,50}\b${MAIL}\b(?! address)
      \b(?:write|draft|compose)\b(?: [\w-]+){0,3}? ${LETTER}s?\b(?! address)${TO_SOMEBODY}
      (?<!\b(?:can|could|to|may|and) )\b${WRITE} (?:${THEM}|these people|those people)\b
      \band (?:e-?mail|message|invite|phone|call|text|ping|dm|nudge) ${THEM}\b
    `,
    'write to anybody: I only look things up',
  ],
  [
    anywhere()`
      \b(?:book|schedule|arrange|set up|organi[sz]e|plan)\b[^.?!]{0,40}\b(?:
        meeting | call | appointment | interview | flight | hotel | table | trip | demo | date | lunch
        dinner
      )s?\b
      \b(?:termin|flug)\b[^.?!]{0,20}\b(?:buch\w*|vereinbar\w*)
    `,
    'book or arrange anything: I only look things up',
  ],
  [
    /\b(?:buy|sell|purchase|order|invest|pay|transfer|trade)\b[^.?!]{0,40}\b(?:shares?|stocks?|tickets?|products?|subscription|money|dollars|euros|crypto|invoice|me|us)\b/,
    'buy, sell or pay anything',
  ],
  [
    anywhere()`
      \b(?:post|publish|tweet|upload|share)\b[^.?!]{0,40}\b(?:on|to|about)\b[^.?!]{0,30}\b(?:
        linkedin | twitter | x | facebook | instagram | social media | blog | website | wall | microblog
      )\b
      \b(?:follow|like|connect with|add) (?:them|him|her)\b
    `,
    'post or act on other sites',
  ],
  [
    /\b(?:delete|remove|change|update|edit|correct|erase)\b[^.?!]{0,40}\b(?:record|profile|entry|account|database|crm|page|spreadsheet|website|data)s?\b/,
    'change records, accounts or pages: I only look things up',
  ],
  [
    anywhere()`
      \b(?:home|private|residential) address(?:es)?\b | \bwhere .{1,60} (?:sleeps|lives exactly)\b
      \b(?:social security|passport|identity card|id card|national insurance|tax id|driving licen[cs]e)\b
      \bssn\b | \bcredit card | \bbank (?:account|details)\b | \biban\b | \bpasswords?\b | \bprivatadresse\b
      \bcontrasena\b | \bmot de passe\b | \bpasswort\b
    `,
    'give home addresses, identity numbers, bank details or passwords: I look up professional, public facts only',
  ],
  [
    anywhere()`
      \b(?:
        religio\w+ | ethnic\w* | sexual\w* | gay | lesbian | political (?:views|party|opinions?|affiliation)
        vote[sd]? for | trade union | race | skin colou?r | pregnan\w* | disab(?:ility|led) | illness
        diseases? | medical (?:history|records?|condition) | health condition | criminal record | arrest\w*
        marital | married | divorc\w* | wife | husband | spouse | girlfriend | boyfriend | konfession
        glaube | how many (?:children|kids) | (?:has|have) (?:children|kids)
      )\b(?![ ](?:
        officer | manager | lead | specialist | director | nurse | services | care | school | education
        studies | ministr\w+ | bank | engineer | researcher | scientist | safety | technician | hospital
        books? | network | insurance | relations | health\w* | clinic\w* | doctor | wear | toys | clothing
      ))
    `,
    "report anybody's beliefs, origin, health, family or private life",
  ],
  [
    /\b(?:salar(?:y|ies)|net worth|how much (?:does|do|did) .{1,60} (?:earn|make|get paid)|income of|paychecks?|compensation of|gehalt|verdient|gana|gagne|ganha)\b/,
    'report what anybody earns: no source states it',
  ],
  [
    /\b(?:date of birth|birthdays?|birth ?dates?|born|how old is (?:he|she))\b/,
    'report when anybody was born: no source states it',
  ],
  [
    anywhere()`
      \bweather\b | \btemperature in\b | \bforecast\b(?! (?:software|tool|demand|analyst|manager))
      \bshare price\b | \bstock price\b | \bexchange rate\b | \bfootball\b | \bsports? results?\b
      \blottery\b | \bhoroscope\b | \brecipes?\b | \bwetter\b
    `,
    'answer that: I look up people, companies, code-host accounts and pages',
  ],
  [
    anywhere()`
      \b(?:predict|prognose)\b | \bwho will\b | \bwhich .{1,60} will\b
      \bwill .{1,60} (?:win|grow|succeed|fail|rise|fall|be acquired|go (?:bankrupt|public))\b
      \bnext year's\b | \bin the future\b | \btomorrow\b
    `,
    'predict what will happen',
  ],
  [
    anywhere()`
      \b(?:write|compose|tell|sing|make up|generate|create)\b[^.?!]{0,30}\b(?:
        poems? | jokes? | stor(?:y|ies) | songs? | essays? | code | program | script | function | cover letter
        cv | resume | logo | image | picture | presentation | slides | website | app
      )\b
      \btranslate\b | \bsolve\b | \bdebug\b | \bubersetz\w* | \btraduis\w* | \btraduce\w* | \btraduz\w*
    `,
    'write, draw, translate or program: I look up people, companies, code-host accounts and pages',
  ],
  [
    /\b(?:hack|break into|log ?in to|log into|scrape behind|bypass|crack|stalk|impersonate|track (?:the )?(?:location|movements|phone))\b/,
    'break into anything or track anybody',
  ],
  [
    /\b(?:should i|is it (?:a )?good|do you (?:like|think|believe)|what do you think|your opinion|would you|recommend me)\b/,
    'give opinions or advice: I look up facts',
  ],
]
