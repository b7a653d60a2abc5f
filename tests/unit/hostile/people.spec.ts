import { test } from '@japa/runner'
import {
  companyKeys,
  looksLikeCompany,
  parseCompanyName,
  sameCompany,
} from '#domain/people/companies/company_name'
import { statedNames } from '#domain/people/companies/stated_names'
import { parseDate } from '#domain/people/dates/parse'
import { parsePeriod } from '#domain/people/dates/period'
import { deobfuscateEmails, emailKind, parseEmail } from '#domain/people/emails/emails'
import { applyEmailPattern, emailPatternOf } from '#domain/people/emails/pattern'
import { findSectors, industryMatches } from '#domain/people/companies/industries'
import {
  compareNames,
  isPlausiblePersonName,
  looksLikeGivenName,
  nameKeys,
  namesConflict,
  nameTokens,
  parseName,
} from '#domain/people/names/names'
import { toLatin } from '#domain/people/names/script'
import { networkOf, parseProfile, profileKey, profileUrl } from '#domain/people/networks/networks'
import { findPhones, parsePhone } from '#domain/people/phones/phones'
import {
  cityCountry,
  countryCode,
  findPlaces,
  formatPlace,
  matchesPlace,
  placeContains,
  placeFacets,
  placeFilter,
  samePlace,
} from '#domain/people/places/places'
import * as formats from '#domain/people/records/formats'
import { findRoles } from '#domain/people/titles/role_mentions'
import { translated } from '#domain/people/titles/role_translations'
import { matchesSeniority, seniorityOf } from '#domain/people/titles/seniority'
import { findSkills } from '#domain/people/skills/skills'
import { fold, words } from '#domain/people/text/text'
import { titleRoles } from '#domain/people/titles/title_parts'
import {
  canonicalRoles,
  roleSequences,
  titleHoldsRole,
  titleSequences,
  titleSimilarity,
} from '#domain/people/titles/titles'
import { canonicalUrl, registrableDomain, sameSite } from '#domain/people/text/urls'
import { assertLinear } from '#tests/support/hostile_strings'

const WORK: Record<string, (text: string) => unknown> = {
  fold,
  words,
  parseName,
  toLatin,
  nameTokens,
  nameKeys,
  isPlausiblePersonName,
  looksLikeGivenName,
  compareNames: (text) => compareNames(text, `${text} Smith`),
  namesConflict: (text) => namesConflict(text, `Jane ${text}`),
  parseCompanyName,
  companyKeys: (text) => companyKeys(text, [text]),
  sameCompany: (text) => sameCompany(text, `${text} Inc`),
  looksLikeCompany,
  statedNames,
  titleRoles,
  canonicalRoles,
  titleSequences,
  roleSequences,
  titleHoldsRole: (text) => titleHoldsRole(text, 'Head of Sales'),
  titleSimilarity: (text) => titleSimilarity(text, `${text} manager`),
  findRoles: (text) => findRoles(words(text)),
  translated,
  seniorityOf,
  matchesSeniority: (text) => matchesSeniority(text, { title: text }),
  findSkills: (text) => findSkills(words(text)),
  findSectors: (text) => findSectors(words(text)),
  industryMatches: (text) => industryMatches(text, `${text} services`),
  placeFilter,
  placeFacets: (text) => placeFacets({ city: text, state: text, country: text }),
  findPlaces: (text) => findPlaces(words(text)),
  matchesPlace: (text) => matchesPlace({ city: text }, text),
  samePlace: (text) => samePlace(text, `${text} city`),
  placeContains: (text) => placeContains(text, 'Berlin'),
  formatPlace,
  cityCountry,
  countryCode,
  parseDate,
  parsePeriod,
  parseEmail,
  emailKind,
  deobfuscateEmails,
  emailPatternOf: (text) => emailPatternOf(`${text}@acme.com`, text),
  applyEmailPattern: (text) => applyEmailPattern('{first}.{last}', text, 'acme.com'),
  parsePhone: (text) => parsePhone(text, 'DE'),
  findPhones: (text) => findPhones(text, 'US'),
  parseProfile: (text) => [undefined, 'pronet', 'website'].map((network) => parseProfile(text, network)),
  'parseProfile of a path': (text) => parseProfile(`https://github.com/${text}`),
  networkOf: (text) => networkOf(`https://${text}`),
  profileUrl: (text) => profileUrl('pronet', text),
  profileKey: (text) => profileKey({ network: 'social', kind: 'person', handle: text }),
  canonicalUrl: (text) => [canonicalUrl(text), canonicalUrl(`https://a.example/${text}?${text}`)],
  registrableDomain,
  sameSite: (text) => sameSite(text, `${text}.com`),
  ...formats,
}

test.group('hostile text: people', () => {
  for (const [name, work] of Object.entries(WORK))
    test(name, ({ assert }) => assertLinear(assert, name, work))
})
