import type { Claim, Mention } from '#domain/evidence/claim'
import { isOfLastJob } from '#domain/evidence/extract/values/last_job'
import type { Page } from '#domain/evidence/page'
import { sameCompany } from '#domain/people/companies/company_name'
import { mentionsCompany } from '#domain/people/companies/mentions_company'
import { anywhere, wholeWord } from '#domain/people/text/phrases'
import type { Subject } from '../subject.js'

/** How far before and after a person's name the employer is expected, in blocks. */
const NEAR = { before: 2, after: 5 }
const MAX_BLOCKS = 400
/** The maximum number of characters of a line that states an employer. Longer lines name many companies. */
const MAX_LINE = 1_200
/** Matches words for a former employment, and periods with an end year. */
const ENDED = anywhere('iu')`
  \b(?:
    # English
    former(?:ly)? | previous(?:ly)? | past | until | ex-? | prior to | before (?:that|joining|this)
    worked | was an? | used to | left | alumn\w+
    # German
    ehemalig\w* | früher\w* | zuvor | bis (?:19|20)\d\d | war
    # French
    ancien(?:ne)? | auparavant | jusqu
    # Spanish and Portuguese
    ex | anterior\w* | anteriormente | fui | fue | foi | atuou
    # Italian and Dutch
    ex- | già | precedentemente | voorheen | voormalig
  )\b
  (?:19|20)\d\d\s*[-–—]\s*(?:\w+\s+)?(?:19|20)\d\d
`
/** Matches studies and publications at an institution that is not the employer. */
const NO_JOB = wholeWord('iu')`
  ph\.? ?d\.? | doctor(?:ate|al)? | m\.?sc | b\.?sc | master | bachelor | degree | graduat\w+ | studied
  studium | studierte | promotion | promoviert\w* | diplom\w* | licen[cs]\w+ | doutor\w* | mestr\w+
  dottorato | laurea\w* | thesis | diss\. | proceedings | journal | conference | workshop | seminar | talk
`

/**
 * Adds a claim of the row's employer to a person's mention if the page names that employer near the
 * person, or anywhere on the person's own page. Skips mentions that already have such a claim.
 */
export function withRowEmployer({ entity, company }: Subject, mention: Mention, page: Page): Mention {
  if (entity !== 'person' || !company || mention.entity !== 'person') return mention
  if (mention.claims.some((claim) => companyOf(claim) !== null && sameCompany(companyOf(claim)!, company)))
    return mention
  const quote = lineNaming(company, mention, page)
  if (quote === null) return mention
  const claim: Claim = {
    field: 'company',
    value: company,
    quote,
    method: 'label',
    statedAt: null,
    past: false,
  }
  return { ...mention, claims: [...mention.claims, claim] }
}

function companyOf({ field, value }: Claim): string | null {
  if (field === 'company') return value
  return field === 'employment' ? value.company : null
}

/** Returns the first line that names the company as a current employer, or null. */
function lineNaming(company: string, { own, name }: Mention, { blocks }: Page): string | null {
  const first = blocks.slice(0, MAX_BLOCKS)
  const named = name === null ? [] : first.flatMap(({ text }, i) => (text.includes(name) ? [i] : []))
  const isNear = (i: number) => own || named.some((at) => i >= at - NEAR.before && i <= at + NEAR.after)
  const line = first.find(
    ({ text }, i) =>
      text.length <= MAX_LINE &&
      isNear(i) &&
      mentionsCompany(text, company) &&
      !ENDED.test(text) &&
      !isOfLastJob(text) &&
      !NO_JOB.test(text)
  )
  return line ? line.text.slice(0, 300) : null
}
