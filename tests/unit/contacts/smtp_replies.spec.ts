import { test } from '@japa/runner'
import { type RecipientAnswer, recipientAnswer } from '#domain/contacts/smtp_replies'

/** Replies in the wording of real servers. */
const REPLIES: [string, RecipientAnswer][] = [
  ['250 2.1.5 OK', 'accepted'],
  ['251 User not local; will forward', 'accepted'],
  ['550-5.1.1 The email account that you tried to reach does not exist.', 'no_mailbox'],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'no_mailbox'],
  ['550 5.4.1 Recipient address rejected: Access denied. AS(201806281)', 'no_mailbox'],
  ['550 5.2.1 The email account that you tried to reach is disabled.', 'no_mailbox'],
  ["554 delivery error: This user doesn't have a yahoo.com account (jane@yahoo.com) [0]", 'no_mailbox'],
  ['550 <jane@acme.com>: Recipient address rejected: User unknown in virtual mailbox table', 'no_mailbox'],
  ['550 Unrouteable address', 'no_mailbox'],
  ['550 No Such User Here', 'no_mailbox'],
  ['553 sorry, this recipient is not in my validrcptto list: mailbox not found', 'no_mailbox'],
  ['452 4.2.2 The email account that you tried to reach is over quota.', 'full'],
  ['552 5.2.2 Mailbox full', 'full'],
  ['450 4.2.0 <jane@acme.com>: Recipient address rejected: Greylisted', 'later'],
  ['451 4.7.1 Please try again later', 'later'],
  ['421 4.3.2 Service not available', 'later'],
  ['252 Cannot VRFY user', 'later'],
  ['550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using Spamhaus', 'refused'],
  ['554 5.7.1 <jane@acme.com>: Relay access denied', 'refused'],
  ['550 Your IP is listed; recipient address rejected: mailbox unavailable', 'refused'],
  ['550 5.1.8 Sender address rejected: Domain not found', 'refused'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'refused'],
  ['503 5.5.1 Error: need MAIL command', 'refused'],
  ['550 reverse DNS lookup failed for unknown [192.0.2.1]', 'refused'],
  ['550 5.0.0 no', 'rejected'],
  ['550 No', 'rejected'],
]

test.group('contacts: SMTP replies', () => {
  test('interprets replies to RCPT').run(({ assert }) => {
    for (const [line, expected] of REPLIES) {
      const reply = { code: Number(line.slice(0, 3)), text: line.slice(4) }
      assert.equal(recipientAnswer(reply), expected, line)
    }
  })
})
