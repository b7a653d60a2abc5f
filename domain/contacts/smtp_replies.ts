/** One reply of a mail server, its lines joined by newlines without their codes. */
export type SmtpReply = { code: number; text: string }

/**
 * What a server means by its reply to RCPT: it takes mail for the mailbox, has none of the name, has no room in it, refuses it
 * without saying which, wants to be asked later, or refuses whoever asks.
 */
export type RecipientAnswer = 'accepted' | 'no_mailbox' | 'full' | 'rejected' | 'later' | 'refused'

/** Enhanced status codes (RFC 3463): of the address, and of the asker. */
const ADDRESS = /^5\.(?:1\.(?:[0-36]|10)|2\.1|4\.310)\b|^5\.4\.1\b.*recipient address rejected/i
const FULL = /^[45]\.2\.2\b/
const ASKER = /^5\.(?:7\.\d+|1\.[78]|3\.\d|5\.\d)\b/
/** Words tell the asker's fault first: a refusal may well name the address it was asked about. */
const OF_ASKER =
  /\b(?:block(?:ed|list)|black-?list|listed|spam(?!trap)|spamhaus|barracuda|reputation|policy|polic(?:y|ies)|denied|banned|prohibited|relay(?:ing)?|authenticat|auth required|reverse dns|\bptr\b|\bspf\b|sender|helo|ehlo|your ip|client host|greylist|grey-?list|rate|too many|tls|not allowed to send)/i
const OF_MAILBOX =
  /(?:no such (?:user|recipient|mailbox|address|person|account)|(?:user|recipient|mailbox|address|account|addressee|local part)[^.]{0,60}(?:unknown|does ?n[o']t exist|not exist|not found|not (?:a )?valid|invalid|unavailable|disabled|inactive|no longer|not known|rejected|undeliverable|suspended)|(?:unknown|invalid|bad|nonexistent|non-existent) (?:user|recipient|mailbox|address|local part|destination)|not a (?:known|valid) (?:user|mailbox|recipient)|doesn't have an? [\w.-]* ?account|does not have an? [\w.-]* ?account|(?:mailbox|user) not (?:here|local)|user unknown|unrouteable address|nosuchuser)/i
const NO_ROOM =
  /\b(?:(?:mailbox|inbox|account|user|quota)[^.]{0,40}(?:full|exceed|over ?quota|over the limit|out of storage)|over ?quota|insufficient storage for)/i

/** Reads the reply to RCPT TO. */
export function recipientAnswer({ code, text }: SmtpReply): RecipientAnswer {
  if (code === 250 || code === 251) return 'accepted'
  if (FULL.test(text) || (code >= 400 && NO_ROOM.test(text))) return 'full'
  if (code < 500) return 'later'
  if (ADDRESS.test(text)) return 'no_mailbox'
  // Out of order, or only after TLS and a password: nothing is said of the mailbox.
  if (code === 503 || code === 530 || ASKER.test(text) || OF_ASKER.test(text)) return 'refused'
  return OF_MAILBOX.test(text) ? 'no_mailbox' : 'rejected'
}
