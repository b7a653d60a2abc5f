import { findSectors } from '#domain/people/companies/industries'
import { FUNCTIONS, LEVEL_WORDS, ROLE_HEADS } from '#domain/people/titles/data/role_lexicon_data'
import { findSkills } from '#domain/people/skills/skills'
import { translatedRoles } from '#domain/people/titles/role_translations'
import {
  FUNCTION_WORDS as FOREIGN_FUNCTIONS,
  OF_WORDS,
} from '#domain/people/titles/data/role_translations_data'
import { ROLE_ABBREVIATIONS } from '#domain/people/titles/data/spellings_data'
import { damerauLevenshtein } from '#domain/people/text/edit_distance'
import { singular } from '#domain/people/titles/titles'
import { isSpeltRoleNoun } from '#domain/people/titles/tokens'
import { COMPANY_NOUNS, DESCRIPTORS } from './function_words.js'

/** Words in role names other than nouns and levels. */
const MODIFIERS = new Set(
  `${FUNCTIONS.flat().join(' ')}
  software hardware firmware frontend backend fullstack full stack front back end web mobile android ios cloud platform infrastructure systems system network security data database
  eng machine learning ml ai nlp llm deep vision robotics blockchain web3 crypto smart contract embedded devops qa quality test automation reliability site production release
  product project program technical technology tech it information digital analytics business commercial financial finance tax audit risk treasury payroll accounting accounts payable receivable
  sales account key enterprise smb midmarket inside outside field regional channel partner partnerships marketing brand content social media growth performance paid acquisition email seo sem
  pr public relations communications community customer client success support service experience onboarding implementation solutions solution professional services
  people hr human resources talent recruiting recruitment compensation benefits learning development training operations supply chain logistics procurement purchasing
  legal corporate privacy compliance policy regulatory trust safety ethics research applied foundation model alignment decision quantitative clinical medical health nursing dental
  design visual graphic interaction ui ux user interface industrial interior creative art copy video photo game mechanical electrical civil chemical structural environmental process
  construction real estate property investment venture capital equity fund wealth credit loan mortgage insurance claims strategy planning innovation transformation change
  board advisory administrative office personal virtual warehouse store retail restaurant hotel event events
  travel school university teaching elementary math science english music sport sports fitness
  r&d fp&a m&a l&d q&a d&i it ar vr alumni alumnus alum alums grad grads staff team deal desk contracts
  revenue demand generation lifecycle crm erp salesforce sap oracle bi intelligence reporting pricing
  category merchandising ecommerce commerce b2b b2c consumer internal external global
`.split(/\s+/)
)

/**
 * Reports whether a word is a role, sector, skill, kind of company or an adjective before a role, and so
 * rarely a name.
 */
export const isWorkWord = (token: string): boolean =>
  isRoleWord(token) ||
  DESCRIPTORS.has(token) ||
  findSectors([token]).length > 0 ||
  findSkills([token]).length > 0

/** Reports whether a word occurs in roles or kinds of companies. */
export const isRoleWord = (token: string): boolean =>
  isSpeltRoleNoun(token) ||
  [token, singular(token)].some(
    (word) =>
      MODIFIERS.has(word) ||
      ROLE_HEADS.has(word) ||
      LEVEL_WORDS.has(word) ||
      word in ROLE_ABBREVIATIONS ||
      COMPANY_NOUNS.has(word)
  )

/** Words that fit all people, and foreign words for talks. They name no job. */
const ANYBODY =
  /^(?:expert|folk|person|people|professional|enthusiast|guru|pro|talent|esperto|experte|experto|especialista|professionista|professionnel|vortrag|vortrage|charla|ponencia|ponente|palestra|palestrante|relatore|relatori|redner|rednerin)$/
/** Nouns for people by what they do beside a job. Titles rarely contain them. */
const BY_ACTIVITY =
  /^(?:organi[sz]er|politician|politiker(?:in|innen|n)?|politicienn?e?|politic[oa]|politici|politicus|speaker|member|hacker|participant|attendee|author|contributor|lover|independent|volunteer|activist|maintainer|committer|hobbyist|beginner|newcomer)$/
/** Nouns that fit all people unless a word before them names a field: `SEO specialists`. */
const ALONE =
  /^(?:specialist|specialiste|specialista|specialisti|specialisten|spezialist|spezialisten|generalist)$/
/** Nouns that name a job only together with other words. */
const VAGUE =
  /^(?:lead|head|chief|associate|officer|coordinator|representative|rep|fellow|assistant|specialist|generalist|master|partner|expert|principal|executive|executives|generale|responsable|aide)$/

/** Reports whether a noun fits all people, such as `experts`. Texts are not searched for such nouns. */
export const isAnybody = (token: string): boolean => ANYBODY.test(singular(token))

/** Reports whether words for people are no role: `water experts`, `politicians`. */
export const isGeneric = (tokens: readonly string[]): boolean =>
  (isAnybody(tokens.at(-1)!) && !tokens.includes('of')) ||
  (tokens.length === 1 && [BY_ACTIVITY, ALONE].some((nouns) => nouns.test(singular(tokens[0]))))

/** Reports whether a noun names no job on its own: `specialists`, `organizers`. */
export const isVagueNoun = (token: string): boolean =>
  VAGUE.test(singular(token)) || BY_ACTIVITY.test(singular(token))

/**
 * Reports whether the lexicon knows every word of a role, in any language. False for roles that end
 * with a noun such as `organizer`.
 */
export function isInLexicon(tokens: readonly string[]): boolean {
  const translated = translatedRoles(tokens)
  if (BY_ACTIVITY.test(singular(tokens.at(-1)!))) return false
  return tokens.every(
    (token, i) =>
      isWorkWord(token) ||
      OF_WORDS.has(token) ||
      /^(?:of|the|and|for|to|a|in|[&/]|\d+|i{1,3}|iv)$/.test(token) ||
      token in FOREIGN_FUNCTIONS ||
      translated.some(({ start, end }) => i >= start && i < end) ||
      findSkills(tokens).some(({ start, end }) => i >= start && i < end) ||
      findSectors(tokens).some(({ start, end }) => i >= start && i < end)
  )
}

const ROLE_WORDS = [...new Set([...ROLE_HEADS, ...MODIFIERS])].filter((word) => word.length > 4)

/** Returns the only role word one edit away, or else the only one two edits from a long word; else null. */
export function nearestRoleWord(token: string): string | null {
  if (token.length < 4) return null
  const one = singular(token)
  const nearest = (edits: number) =>
    ROLE_WORDS.filter((word) => damerauLevenshtein(word, one, edits) <= edits)
  const [found, ...others] =
    [1, ...(one.length > 8 ? [2] : [])].map(nearest).find((some) => some.length > 0) ?? []
  return others.length === 0 ? (found ?? null) : null
}

/** Returns a role whose words are written as one (`datascientist`) in two words, or null. */
export function splitRole(token: string): string | null {
  for (let at = 2; at <= token.length - 4; at++) {
    const [field, noun] = [token.slice(0, at), token.slice(at)]
    if (MODIFIERS.has(field) && ROLE_HEADS.has(singular(noun))) return `${field} ${noun}`
  }
  return null
}

export const isRoleNoun = (token: string): boolean =>
  ROLE_HEADS.has(singular(token)) || token in ROLE_ABBREVIATIONS || isSpeltRoleNoun(token)

/** Endings of nouns for people in seven languages. */
const PERSON_LIKE =
  /(?:[aeo]nt|ist[aei]?|ian|ee|man|men|ier[aei]?|[eo]ur|euse|trice|er[aei]?|or[aei]?|in|innen|eure|eer|arz|ado|ada)(?:s|es|n|en)?$/

/** Reports whether a word may be a noun for people: a role noun, or a word that ends like one. */
export const isPersonLike = (token: string): boolean =>
  isRoleNoun(token) || PERSON_LIKE.test(token) || !/^[a-z]+$/.test(token)
