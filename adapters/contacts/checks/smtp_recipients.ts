import { type RecipientAnswer, recipientAnswer } from '#domain/contacts/smtp_replies'
import { SmtpSession, type SmtpTarget } from './smtp_session.js'
import { TlsFailure } from './start_tls.js'

export type Asker = {
  /** The name this service greets with (EHLO). */
  helo: string
  /** An address at the domain that nobody has. */
  invented: string
}

/** What a server says of a mailbox; `invented` is its answer for one that nobody has, where that was asked. */
export type RecipientReport = { mailbox: RecipientAnswer; invented: RecipientAnswer | null }

const REFUSED: RecipientReport = { mailbox: 'refused', invented: null }

/**
 * Asks one mail server about one mailbox, encrypted where the server offers that and can do it. Rejects where the server
 * could not be asked.
 */
export async function askRecipient(
  mailbox: string,
  target: SmtpTarget,
  asker: Asker,
  signal: AbortSignal
): Promise<RecipientReport> {
  try {
    return await converse(mailbox, target, asker, signal, true)
  } catch (error) {
    if (!(error instanceof TlsFailure)) throw error
    return converse(mailbox, target, asker, signal, false)
  }
}

/**
 * One conversation, with the null sender (RFC 5321 section 4.5.5) and a farewell: no message is ever begun. Where the mailbox is accepted an
 * invented one is asked too; where it is rejected without a reason, postmaster, whom every server has to accept: a server
 * that rejects even that one rejects the asker.
 */
async function converse(
  mailbox: string,
  target: SmtpTarget,
  { helo, invented }: Asker,
  signal: AbortSignal,
  encrypts: boolean
): Promise<RecipientReport> {
  const session = await SmtpSession.open(target, signal)
  try {
    if ((await session.reply()).code !== 220) return REFUSED
    const hello = await greet(session, helo, encrypts)
    if (hello === null) return REFUSED
    const isAscii = /^[\x21-\x7e]+$/.test(mailbox)
    // What a server says of an address in letters that it does not read is no answer (RFC 6531).
    if (!isAscii && !/^SMTPUTF8$/im.test(hello)) return REFUSED
    const from = await session.command(`MAIL FROM:<>${isAscii ? '' : ' SMTPUTF8'}`)
    if (from.code !== 250) return from.code < 500 ? { mailbox: 'later', invented: null } : REFUSED
    const ask = async (address: string) => recipientAnswer(await session.command(`RCPT TO:<${address}>`))
    const answer = await ask(mailbox)
    if (answer === 'accepted') {
      // That the mailbox is taken was said; a server that ends the talk here just says no more.
      return { mailbox: answer, invented: await ask(invented).catch(() => null) }
    }
    if (answer !== 'rejected') return { mailbox: answer, invented: null }
    const postmaster = await ask(`postmaster@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`)
    return { mailbox: postmaster === 'accepted' ? 'no_mailbox' : 'refused', invented: null }
  } finally {
    session.quit()
  }
}

/** What the server can do, a line each; null where it does not greet back. */
async function greet(session: SmtpSession, helo: string, encrypts: boolean): Promise<string | null> {
  const hello = await session.command(`EHLO ${helo}`)
  if (hello.code !== 250) return (await session.command(`HELO ${helo}`)).code === 250 ? '' : null
  if (!encrypts || !/^STARTTLS$/im.test(hello.text)) return hello.text
  await session.encrypt()
  const again = await session.command(`EHLO ${helo}`)
  return again.code === 250 ? again.text : null
}
