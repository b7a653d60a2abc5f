import { type RecipientAnswer, recipientAnswer } from '#domain/contacts/smtp_replies'
import { SmtpSession, type SmtpTarget } from './smtp_session.js'

export type Asker = {
  /** The name this service greets with (EHLO). */
  helo: string
  /** An address at the domain that nobody has. */
  invented: string
}

/** What a server says of a mailbox; `invented` is its answer for one that nobody has, where that was asked. */
export type RecipientReport = { mailbox: RecipientAnswer; invented: RecipientAnswer | null }

/**
 * Asks one mail server about one mailbox, with the null sender (RFC 5321 section 4.5.5), and takes leave: no message is ever begun.
 * Where the mailbox is accepted an invented one is asked too; where it is rejected without a reason, postmaster, whom
 * every server has to accept: a server that rejects even that one rejects the asker.
 * Rejects where the server could not be asked.
 */
export async function askRecipient(
  mailbox: string,
  target: SmtpTarget,
  { helo, invented }: Asker,
  signal: AbortSignal
): Promise<RecipientReport> {
  const session = await SmtpSession.open(target, signal)
  try {
    if ((await session.reply()).code !== 220) return { mailbox: 'refused', invented: null }
    if ((await session.command(`EHLO ${helo}`)).code !== 250) {
      if ((await session.command(`HELO ${helo}`)).code !== 250) return { mailbox: 'refused', invented: null }
    }
    const from = await session.command('MAIL FROM:<>')
    if (from.code !== 250) return { mailbox: from.code < 500 ? 'later' : 'refused', invented: null }
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
