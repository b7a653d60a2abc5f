import { anyOf, anywhere } from '#domain/people/text/phrases'

/** A mail server's reply. Its lines are joined by newlines, without their codes. */
export type SmtpReply = { code: number; text: string }

/**
 * The meaning of a server's reply to RCPT. `rejected` is a refusal without a clear reason, `later`
 * a temporary failure, `refused` a refusal of the client rather than of the mailbox.
 */
export type RecipientAnswer = 'accepted' | 'no_mailbox' | 'full' | 'rejected' | 'later' | 'refused'

/** Enhanced status codes (RFC 3463) about the address, the quota and the client. */
const ADDRESS = /^5\.(?:1\.(?:[0-36]|10)|2\.1|4\.310)\b|^5\.4\.1\b.*recipient address rejected/i
const FULL = /^[45]\.2\.2\b/
const CLIENT = /^5\.(?:7\.\d+|1\.[78]|3\.\d|5\.\d)\b/
const CLIENT_WORDS = anyOf`
  block(?:ed|list) | black-?list | listed | spam(?!trap) | spamhaus | barracuda | reputation | policy
  polic(?:y|ies) | denied | banned | prohibited | relay(?:ing)? | authenticat | auth required | reverse dns
  \bptr\b | \bspf\b | sender | helo | ehlo | your ip | client host | greylist | grey-?list | rate | too many
  tls | not allowed to send
`
/**
 * Matches texts about the client. These texts may quote the address, so they are checked before
 * `MAILBOX_TEXT`.
 */
const CLIENT_TEXT = new RegExp(String.raw`\b${CLIENT_WORDS}`, 'i')
const MAILBOX_TEXT = anywhere('i')`
  no such (?:user|recipient|mailbox|address|person|account)
  (?:user|recipient|mailbox|address|account|addressee|local part)[^.]{0,60}(?:
    unknown | does ?n[o']t exist | not exist | not found | not (?:a )?valid | invalid | unavailable
    disabled | inactive | no longer | not known | rejected | undeliverable | suspended
  )
  (?:unknown|invalid|bad|nonexistent|non-existent) (?:user|recipient|mailbox|address|local part|destination)
  not a (?:known|valid) (?:user|mailbox|recipient) | doesn't have an? [\w.-]* ?account
  does not have an? [\w.-]* ?account | (?:mailbox|user) not (?:here|local) | user unknown
  unrouteable address | nosuchuser
`
const FULL_TEXT =
  /\b(?:(?:mailbox|inbox|account|user|quota)[^.]{0,40}(?:full|exceed|over ?quota|over the limit|out of storage)|over ?quota|insufficient storage for)/i

export function recipientAnswer({ code, text }: SmtpReply): RecipientAnswer {
  if (code === 250 || code === 251) return 'accepted'
  if (FULL.test(text) || (code >= 400 && FULL_TEXT.test(text))) return 'full'
  if (code < 500) return 'later'
  if (ADDRESS.test(text)) return 'no_mailbox'
  // 503 means out of sequence; 530 requires TLS or a password. Neither is about the mailbox.
  if (code === 503 || code === 530 || CLIENT.test(text) || CLIENT_TEXT.test(text)) return 'refused'
  return MAILBOX_TEXT.test(text) ? 'no_mailbox' : 'rejected'
}
