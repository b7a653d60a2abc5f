import { test } from '@japa/runner'
import { acceptEmail, acceptPhone } from '#domain/contacts/accept_contact'
import type { ContactCandidate } from '#domain/contacts/contact'
import { type MailboxReason, verdictOf } from '#domain/contacts/mailboxes'

const candidate = (basis: ContactCandidate['basis'], probability = 0.95, value = 'jane@acme.com') => ({
  value,
  basis,
  probability,
  lastSeen: null,
})
type Outcome = 'verified' | 'found' | 'refused'

/** The results for an address that is stated, verified, a likely guess and an unlikely guess. */
const TABLE: Record<MailboxReason, [Outcome, Outcome, Outcome, Outcome]> = {
  accepted: ['verified', 'verified', 'verified', 'verified'],
  unchecked: ['found', 'verified', 'found', 'refused'],
  unreachable: ['found', 'verified', 'found', 'refused'],
  catch_all: ['found', 'found', 'refused', 'refused'],
  full: ['found', 'found', 'refused', 'refused'],
  no_mailbox: ['refused', 'refused', 'refused', 'refused'],
  no_mail_domain: ['refused', 'refused', 'refused', 'refused'],
  role: ['refused', 'refused', 'refused', 'refused'],
  disposable: ['refused', 'refused', 'refused', 'refused'],
  malformed: ['refused', 'refused', 'refused', 'refused'],
}

test.group('contacts: acceptance', () => {
  test('[EN-010] accepts addresses by their basis and mailbox verdict', ({ assert }) => {
    const bases = [
      candidate('stated'),
      candidate('verified'),
      candidate('guessed'),
      candidate('guessed', 0.7),
    ]
    for (const [reason, expected] of Object.entries(TABLE))
      for (const [i, basis] of bases.entries()) {
        const accepted = acceptEmail(basis, verdictOf(reason as MailboxReason))
        const outcome = accepted ? (accepted.confidence ?? 'found') : 'refused'
        assert.equal(outcome, expected[i], `${basis.basis} ${basis.probability}: ${reason}`)
      }
  })

  test('accepts numbers of valid length, as verified only in known ranges', ({ assert }) => {
    assert.deepEqual(acceptPhone(candidate('stated', 1, '+14155552671')), { confidence: null })
    assert.deepEqual(acceptPhone(candidate('verified', 1, '+14155552671')), { confidence: 'verified' })
    assert.deepEqual(acceptPhone(candidate('verified', 1, '+17595555832')), { confidence: null })
    assert.isNull(acceptPhone(candidate('stated', 1, '+999123')))
  })
})
