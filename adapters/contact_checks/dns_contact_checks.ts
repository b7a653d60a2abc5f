import { Resolver } from 'node:dns/promises'
import { emailKind, parseEmail } from '#domain/people/emails'
import { parsePhone } from '#domain/people/phones'
import type { Validation } from '#domain/datasets/dataset'
import { ContactChecks } from '#domain/ports/contact_checks'

const TIMEOUT_MS = 2_000
/** Answers that say there is nothing, as against those that say nothing. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** What DNS alone can tell: an address whose domain takes no mail is risky; that one does proves nothing. */
export class DnsContactChecks extends ContactChecks {
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })

  async email(address: string, signal: AbortSignal): Promise<Validation> {
    const email = parseEmail(address)
    if (!email || ['role', 'disposable'].includes(emailKind(address))) return 'risky'
    if (signal.aborted) return 'unknown'
    return (await this.#takesMail(email.domain)) ? 'unknown' : 'risky'
  }

  async phone(number: string): Promise<Validation> {
    return parsePhone(number) ? 'unknown' : 'risky'
  }

  /** Whether a domain may take mail: it names a mail server or an address, or could not be asked. */
  async #takesMail(domain: string): Promise<boolean> {
    try {
      const servers = await this.#resolver.resolveMx(domain)
      return servers.some(({ exchange }) => exchange !== '')
    } catch (error) {
      if (!isNothing(error)) return true
    }
    try {
      return (await this.#resolver.resolve4(domain)).length > 0
    } catch (error) {
      return !isNothing(error)
    }
  }
}

const isNothing = (error: unknown) => NOTHING.includes((error as { code?: string }).code ?? '')
