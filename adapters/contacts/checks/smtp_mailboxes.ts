import type { EgressPolicy } from '#domain/evidence/egress'
import { isReservedName } from '#domain/evidence/egress'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { Mailboxes, type MailboxReason, type MailboxVerdict, verdictOf } from '#domain/contacts/mailboxes'
import { EgressError } from '#adapters/egress/egress_error'
import { RecentMap } from '#adapters/egress/recent_map'
import { Semaphore } from '#adapters/evidence/live/semaphore'
import { MailServers } from './mail_servers.js'
import { checkRecipient, type RecipientReport } from './smtp_recipients.js'

export type SmtpSettings = {
  egress: EgressPolicy
  /** The host name sent in EHLO. */
  helo: string
  /** Returns a new random local part that no mailbox has. */
  inventLocal: () => string
  /** Whether to connect to mail servers. Otherwise only DNS is checked. */
  smtp?: boolean
  port?: number
  /** Name servers as `host:port`. Defaults to the system's. */
  nameServers?: readonly string[]
  dnsMs?: number
  connectMs?: number
  replyMs?: number
  /** Timeout of a whole check. */
  totalMs?: number
}

/** Maximum concurrent checks. */
const CONCURRENCY = 8
const CACHE_TTL_MS = 10 * 60_000
/** After this many different unreachable servers without a success, SMTP counts as blocked for BLOCKED_MS. */
const BLOCKED_AFTER = 6
const BLOCKED_MS = 10 * 60_000

/** Checks an address with its domain's mail servers, in order, until one returns a verdict. */
export class SmtpMailboxes extends Mailboxes {
  readonly #servers: MailServers
  readonly #slots = new Semaphore(CONCURRENCY)
  readonly #known = new RecentMap<MailboxVerdict>(5_000, CACHE_TTL_MS)
  readonly #catchAll = new RecentMap<boolean>(5_000, CACHE_TTL_MS)
  #unconnected = new Set<string>()
  #blockedUntil = 0

  constructor(private readonly settings: SmtpSettings) {
    super()
    this.#servers = new MailServers(settings.egress, settings.nameServers, settings.dnsMs)
  }

  async check(address: string, signal: AbortSignal): Promise<MailboxVerdict> {
    const email = parseEmail(address)
    if (!email) return verdictOf('malformed')
    const kind = emailKind(address)
    if (kind === 'role' || kind === 'disposable') return verdictOf(kind)
    // Reserved names are not in public DNS.
    if (isReservedName(email.domain)) return verdictOf('unchecked')
    const mailbox = `${email.local}@${email.domain}`
    const known = this.#known.get(mailbox)
    if (known) return known
    const limit = AbortSignal.any([signal, AbortSignal.timeout(this.settings.totalMs ?? 20_000)])
    const reason = await this.#reason(mailbox, email.domain, limit).catch(() => 'unreachable' as const)
    const verdict = verdictOf(reason)
    if (verdict.validation !== 'unknown') this.#known.set(mailbox, verdict)
    return verdict
  }

  async #reason(mailbox: string, domain: string, signal: AbortSignal): Promise<MailboxReason> {
    await this.#slots.enter(signal)
    try {
      const route = await this.#servers.routeOf(domain)
      if (route.is === 'none') return 'no_mail_domain'
      if (route.is === 'unknown') return 'unreachable'
      if (this.settings.smtp === false) return 'unchecked'
      if (this.#catchAll.get(domain)) return 'catch_all'
      let isReached = false
      for (const host of route.hosts) {
        if (signal.aborted || Date.now() < this.#blockedUntil) break
        const report = await this.#checkAt(host, mailbox, domain, signal)
        if (report === 'unreachable') continue
        isReached = true
        const reason = report && this.#reasonOf(report, domain)
        if (reason) return reason
      }
      return isReached ? 'unchecked' : 'unreachable'
    } finally {
      this.#slots.leave()
    }
  }

  /**
   * Returns `unreachable` when DNS or the connection failed or the signal aborted. Returns null
   * when the host has no permitted address or the conversation broke off.
   */
  async #checkAt(
    host: string,
    mailbox: string,
    domain: string,
    signal: AbortSignal
  ): Promise<RecipientReport | 'unreachable' | null> {
    const { port = 25, connectMs = 5_000, replyMs = 10_000, helo, inventLocal } = this.settings
    const found = await this.#addressOf(host, port)
    if (found === null || found === 'unreachable') return found
    try {
      const target = { host, address: found, port, connectMs, replyMs }
      const asker = { helo, invented: `${inventLocal()}@${domain}` }
      const report = await checkRecipient(mailbox, target, asker, signal)
      this.#unconnected.clear()
      return report
    } catch (error) {
      if (signal.aborted) return 'unreachable'
      if (!isUnconnected(error)) return null
      this.#noteUnconnected(host)
      return 'unreachable'
    }
  }

  /** Returns null without a permitted address, and `unreachable` when DNS did not answer. */
  async #addressOf(host: string, port: number): Promise<string | 'unreachable' | null> {
    try {
      const [found] = await this.#servers.addressesOf(host, port)
      return found?.address ?? null
    } catch (error) {
      return error instanceof EgressError ? null : 'unreachable'
    }
  }

  /** Returns null when the replies do not decide whether the mailbox exists. */
  #reasonOf({ mailbox, invented }: RecipientReport, domain: string): MailboxReason | null {
    if (mailbox === 'no_mailbox' || mailbox === 'full') return mailbox
    if (mailbox !== 'accepted') return null
    if (invented === 'accepted') this.#catchAll.set(domain, true)
    if (invented === 'no_mailbox' || invented === 'rejected') return 'accepted'
    return this.#catchAll.get(domain) ? 'catch_all' : null
  }

  #noteUnconnected(host: string): void {
    this.#unconnected.add(host)
    if (this.#unconnected.size < BLOCKED_AFTER) return
    this.#blockedUntil = Date.now() + BLOCKED_MS
    this.#unconnected.clear()
  }
}

const isUnconnected = (error: unknown) =>
  (error as Error).message === 'no answer' ||
  ['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'EACCES', 'EPERM'].includes(
    (error as { code?: string }).code ?? ''
  )
