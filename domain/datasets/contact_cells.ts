import { rounded } from '#domain/rounded'
import { CONTACT_COLUMNS } from '#domain/billing/prices'
import { chooseContact, type ChosenContact } from '#domain/contacts/choose_contact'
import {
  CONTACT_FIELDS,
  type ContactCandidate,
  type ContactField,
  type ContactPerson,
} from '#domain/contacts/contact'
import { recordedContacts } from '#domain/contacts/recorded_contacts'
import type { RecordedContacts } from '#domain/contacts/contact_records'
import { type MailboxVerdict, verdictOf } from '#domain/contacts/mailboxes'
import { parseEmail } from '#domain/people/emails/emails'
import { parsePhone } from '#domain/people/phones/phones'
import type { Answer } from '#domain/truth/reconcile/reconcile'
import { cellOf, evidenceOf, MAX_EVIDENCE } from './cells.js'
import type { Cell } from './dataset.js'
import type { EvidenceItem } from '#domain/evidence/evidence_item'
import type { Validation } from '#domain/contacts/contact'

/** The recorded person that a row refers to, and the contacts in the person's records. */
export type KnownContacts = { person: ContactPerson; records: readonly RecordedContacts[] }

export type ContactChecker = {
  email: (address: string) => Promise<MailboxVerdict>
  phone: (number: string) => Promise<Validation>
}

type CellOptions = Parameters<typeof cellOf>[1]
type ContactOptions = CellOptions & { now: string; maxAgeDays: number | null; checker: ContactChecker }
type Stated = ContactCandidate & { evidence: EvidenceItem[]; isRecorded: boolean }

const DAY_MS = 86_400_000

export const contactFieldOf = (column: string): ContactField | null =>
  CONTACT_FIELDS.find((field) => CONTACT_COLUMNS[field] === column) ?? null

/**
 * Fills the cell of a contact column. Chooses as POST /v1/enrich does: records before pages, and
 * the first acceptable contact. If no contact is acceptable, enrich returns none, but the cell
 * shows one with the result of its check, such as `risky`. A `found` value always has evidence: a
 * page, or the page in its record.
 */
export async function contactCell(
  field: ContactField,
  answer: Answer,
  contacts: KnownContacts | null,
  options: ContactOptions
): Promise<Cell> {
  const { checker } = options
  const recorded = contacts ? recordedStatements(field, contacts, options) : []
  const onPages = answer.status === 'found' ? [pageStatement(answer)] : []
  const choices: ChosenContact<Stated>[] = []
  for (const candidates of [recorded, onPages]) {
    const chosen = await chooseContact(field, candidates, checker.email)
    if (chosen) choices.push(chosen)
    if (chosen?.accepted) break
  }
  const chosen = choices.find(({ accepted }) => accepted) ?? choices.at(-1)
  if (!chosen) return cellOf(answer, options)
  const { candidate } = chosen
  const cell = candidate.isRecorded ? recordedCell(candidate, answer, options) : cellOf(answer, options)
  if (cell.status !== 'found') return cell
  const validation =
    chosen.reason === null ? await checker.phone(String(cell.value)) : verdictOf(chosen.reason).validation
  return { ...cell, validation }
}

function recordedStatements(
  field: ContactField,
  { person, records }: KnownContacts,
  { now, maxAgeDays }: ContactOptions
): Stated[] {
  const oldest = maxAgeDays === null ? '' : new Date(Date.parse(now) - maxAgeDays * DAY_MS).toISOString()
  return recordedContacts(field, records, person, now)
    .filter(({ lastSeen }) => (lastSeen ?? '') >= oldest)
    .map((contact) => ({ ...contact, isRecorded: true }))
}

const pageStatement = ({ value, confidence }: Answer): Stated => ({
  value: String(value),
  basis: 'stated',
  probability: confidence ?? 0,
  lastSeen: null,
  evidence: [],
  isRecorded: false,
})

/** Returns the cell of a recorded contact, with the pages that state the same value. */
function recordedCell(contact: Stated, answer: Answer, { source, includeUnverified }: CellOptions): Cell {
  const isOnPages = answer.value !== null && keyOf(String(answer.value)) === keyOf(contact.value)
  const pages = isOnPages ? evidenceOf(answer) : []
  const evidence = [
    ...pages,
    ...contact.evidence.filter(({ url }) => pages.every((page) => page.url !== url)),
  ]
  const doubt = (1 - contact.probability) * (isOnPages ? 1 - (answer.confidence ?? 0) : 1)
  const value = parsePhone(contact.value)?.display ?? contact.value
  if (evidence.length === 0) {
    // The value may be as likely as a found one, but there is no page to cite.
    const shown = includeUnverified ? value : null
    return { value: shown, confidence: rounded(1 - doubt), status: 'unverified', evidence: [], source }
  }
  return {
    value,
    confidence: rounded(1 - doubt),
    status: 'found',
    evidence: evidence.slice(0, MAX_EVIDENCE),
    source,
  }
}

/** Returns the same key for every spelling of an address or number. */
const keyOf = (text: string): string => parseEmail(text)?.canonical ?? parsePhone(text)?.e164 ?? text
