import { test } from '@japa/runner'
import { isIdempotencyKey } from '#domain/idempotency/idempotency'
import { parseScopes } from '#domain/access/scopes'
import { identifierKey } from '#domain/batch/batch'
import { parsePrices } from '#domain/billing/operator_prices'
import { isBotLike } from '#domain/codehost/automation'
import { employerKeysOf, employersOf } from '#domain/codehost/employers'
import { eventSeconds } from '#domain/codehost/fold/event_time'
import { listedProfiles } from '#domain/codehost/linking/listed_profiles'
import { isCoarse, namesakeQuery } from '#domain/codehost/linking/namesakes'
import { nameWords, searchWords, squeezed } from '#domain/codehost/name_words'
import { textCondition, textScore } from '#domain/codehost/search/free_text'
import { withoutContacts } from '#domain/codehost/without_contacts'
import { parseOauthApps } from '#domain/connections/oauth_app'
import { addressForms } from '#domain/contacts/address_forms'
import { recipientAnswer } from '#domain/contacts/smtp_replies'
import { parseCadence } from '#domain/monitors/cadence'
import { cadenceInWords } from '#domain/monitors/cadence_in_words'
import { ruleProblem } from '#domain/monitors/recurrence_rule'
import { audienceIn } from '#domain/profiles/details/audience'
import { engagementIn } from '#domain/profiles/details/recent_posts'
import { pronetRef } from '#domain/pronet/reference'
import { readSetSearch } from '#domain/sets/read_set_search'
import { enrichmentColumn } from '#domain/sets/enrichment_column'
import { toCsv } from '#domain/sets/export_csv'
import { rowOfCsv } from '#domain/sets/import_rows'
import { questionInWords } from '#domain/sets/worded_criterion'
import { retryAfterMs } from '#domain/webhooks/verdict'
import { loggableError } from '#app/shared/loggable_error'
import { assertLinear } from '#tests/support/hostile_strings'

const NOW = new Date('2026-01-01T00:00:00Z')
const clues = (text: string) => ({ name: text, employers: employerKeysOf(text), location: text })

const WORK: Record<string, (text: string) => unknown> = {
  // code host
  employersOf,
  employerKeysOf,
  nameWords,
  searchWords,
  squeezed,
  isBotLike,
  isCoarse,
  'namesakeQuery of a profile': (text) => namesakeQuery(clues(text)),
  'listedProfiles of a profile': (text) => listedProfiles({ socials: [text], blog: text, bio: text }),
  withoutContacts,
  'textCondition of a search': (text) => [textCondition(text), textScore(text)],
  eventSeconds,
  // contacts
  recipientAnswer: (text) => [250, 452, 550].map((code) => recipientAnswer({ code, text })),
  addressForms: (text) => addressForms([{ email: `${text}@acme.com`, name: 'Jane Doe' }]),
  // sets
  questionInWords,
  'rowOfCsv of a value': (text) => rowOfCsv({ Name: text, Website: text, Note: text }),
  'rowOfCsv of a header': (text) => rowOfCsv({ [text]: 'Jane Doe' }),
  toCsv: (text) => toCsv([text], [[text]]),
  enrichmentColumn: (text) => enrichmentColumn('e1', text, undefined),
  // monitors
  parseCadence: (text) => parseCadence(text, NOW),
  'parseCadence of a rule': (text) => parseCadence(`FREQ=DAILY;${text}`, NOW),
  cadenceInWords: (text) => cadenceInWords(text, NOW),
  ruleProblem,
  // the rest
  identifierKey,
  pronetRef: (text) => [pronetRef(text, 'person'), pronetRef(text, 'company')],
  audienceIn,
  engagementIn,
  isIdempotencyKey,
  parseScopes,
  parsePrices,
  parseOauthApps,
  retryAfterMs: (text) => retryAfterMs(text, NOW),
  loggableError: (text) => loggableError(new Error(text)),
}

test.group('hostile text: code host, contacts, Sets, monitors and settings', () => {
  for (const [name, work] of Object.entries(WORK))
    test(name, ({ assert }) => assertLinear(assert, name, work))

  // Requests have up to 2,000 characters, and criteria up to 500.
  test('the search of a Set', ({ assert }) =>
    assertLinear(assert, 'readSetSearch', (text) => readSetSearch(text, [text.slice(0, 500)]), {
      sizes: [500, 2_000],
    }))
})
