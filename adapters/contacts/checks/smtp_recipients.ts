import { type RecipientAnswer, recipientAnswer } from '#domain/contacts/smtp_replies'
import { SmtpSession, type SmtpTarget } from './smtp_session.js'
import { TlsFailure } from './start_tls.js'

export type Asker = {
  helo: string
  /** A random address that nobody has, at the mailbox's domain. */
  invented: string
}

/** `invented` is the reply for a random address, or null if it was not tried or got no reply. */
export type RecipientReport = { mailbox: RecipientAnswer; invented: RecipientAnswer | null }

const REFUSED: RecipientReport = { mailbox: 'refused', invented: null }

/**
 * Checks a mailbox on one mail server, with TLS if the server supports it. Connects again without
 * TLS if the handshake fails. Throws if the connection or the conversation fails.
 */
export async function checkRecipient(
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
 * Runs one SMTP conversation with the null sender (RFC 5321 section 4.5.5). No message is sent.
 * When the mailbox is accepted, a random address is tried too, to detect servers that accept
 * everything. When the mailbox is rejected without a reason, postmaster is tried. Every server must
 * accept postmaster, so a server that does not accept it rejects this client.
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
    // Without SMTPUTF8 (RFC 6531), a server rejects every non-ASCII address.
    if (!isAscii && !/^SMTPUTF8$/im.test(hello)) return REFUSED
    const from = await session.command(`MAIL FROM:<>${isAscii ? '' : ' SMTPUTF8'}`)
    if (from.code !== 250) return from.code < 500 ? { mailbox: 'later', invented: null } : REFUSED
    const check = async (address: string) => recipientAnswer(await session.command(`RCPT TO:<${address}>`))
    const answer = await check(mailbox)
    if (answer === 'accepted') {
      // The server may close the connection on the second address.
      return { mailbox: answer, invented: await check(invented).catch(() => null) }
    }
    if (answer !== 'rejected') return { mailbox: answer, invented: null }
    const postmaster = await check(`postmaster@${mailbox.slice(mailbox.lastIndexOf('@') + 1)}`)
    return { mailbox: postmaster === 'accepted' ? 'no_mailbox' : 'refused', invented: null }
  } finally {
    session.quit()
  }
}

/**
 * Returns the capabilities in the server's EHLO reply, one per line. Returns '' if the server knows
 * only HELO, and null if it rejects the greeting.
 */
async function greet(session: SmtpSession, helo: string, encrypts: boolean): Promise<string | null> {
  const hello = await session.command(`EHLO ${helo}`)
  if (hello.code !== 250) return (await session.command(`HELO ${helo}`)).code === 250 ? '' : null
  if (!encrypts || !/^STARTTLS$/im.test(hello.text)) return hello.text
  await session.encrypt()
  const secureHello = await session.command(`EHLO ${helo}`)
  return secureHello.code === 250 ? secureHello.text : null
}
