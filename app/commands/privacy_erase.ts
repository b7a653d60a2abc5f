import { flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { type GivenReference, readReference } from '#domain/privacy/person_reference'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { Preview, PrivacyRequests } from '#app/privacy/privacy_requests'
import type { showRequest } from '#app/privacy/show_request'

const POLL_MS = 500

export default class PrivacyErase extends KithCommand {
  static commandName = 'privacy:erase'
  static needs = 'services' as const
  static description = 'Show what is held about a person, and erase it with --yes'
  static help = [
    'Give one of --person-id, --profile-url, --email, --phone, or --name with --company, --company-domain or --birth-date. Without --yes, the command only shows what is held. If several people match, it lists them and erases nobody. Erasing also adds the person to the suppression list. A person whom kith does not hold can be added too. You can run this while the server runs. After a crash, the server or the next privacy command continues.',
    '',
    '{{ binaryName }} privacy:erase --email=zoe@example.com',
    '{{ binaryName }} privacy:erase --name="Zoe Quill" --company=Acme',
    '{{ binaryName }} privacy:erase --person-id=per_0123 --yes',
  ]

  @flags.string({ description: 'The person_id' })
  declare personId?: string

  @flags.string({ description: 'URL of a profile on any network' })
  declare profileUrl?: string

  @flags.string({ description: 'E-mail address' })
  declare email?: string

  @flags.string({ description: 'Telephone number with its country code' })
  declare phone?: string

  @flags.string({ description: 'Name of the person' })
  declare name?: string

  @flags.string({ description: 'Name of an employer, with --name' })
  declare company?: string

  @flags.string({ description: 'Domain of an employer, with --name' })
  declare companyDomain?: string

  @flags.string({ description: 'Date of birth as YYYY-MM-DD, with --name' })
  declare birthDate?: string

  @flags.boolean({ description: 'Also remove stored pages that mention the person' })
  declare dropPages: boolean

  @flags.boolean({ description: 'Erase. Without it, the command only shows what is held' })
  declare yes: boolean

  protected async answer(): Promise<object> {
    const { PrivacyRequests } = await import('#app/privacy/privacy_requests')
    const privacy = await this.app.container.make(PrivacyRequests)
    const reference = readReference(this.#given())
    if (!this.yes) return privacy.preview(reference)
    const subject = await privacy.subject(reference)
    const id = await privacy.request({ subject, workspaceId: null, dropPages: this.dropPages ?? false })
    return this.#carryOut(privacy, id)
  }

  /** Carries out open erasures until this request is completed. A server may work on it at the same time. */
  async #carryOut(privacy: PrivacyRequests, id: string): Promise<object> {
    const { CarryOutErasures } = await import('#app/privacy/carry_out_erasures')
    const { showRequest } = await import('#app/privacy/show_request')
    const erasures = await this.app.container.make(CarryOutErasures)
    for (;;) {
      await erasures.runAll()
      const request = await privacy.get(id)
      if (!request) throw new DomainError('not_found')
      if (request.status === 'completed') return showRequest(request)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  #given(): GivenReference {
    const given = {
      person_id: this.personId,
      profile_url: this.profileUrl,
      email: this.email,
      phone: this.phone,
      name: this.name,
      company: this.company,
      company_domain: this.companyDomain,
      birth_date: this.birthDate,
    }
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  }

  protected print(answer: object): void {
    if ('candidates' in answer) this.#printPreview(answer as Preview)
    else {
      const { held, ...request } = answer as ReturnType<typeof showRequest>
      this.#printHeld(request, held ?? [])
    }
  }

  #printHeld(about: object, held: readonly object[]): void {
    super.print(held.length > 0 ? { ...about, held } : about)
    if (held.length === 0) console.log('kith holds no data of this person.')
  }

  #printPreview({ person, candidates, held }: Preview): void {
    if (candidates.length > 0) {
      super.print({ candidates })
      console.log('Several people may be meant. Repeat the command with the --person-id of one.')
      return
    }
    this.#printHeld(person ?? {}, held)
    const action = held.length > 0 ? 'erase this' : 'add the person to the suppression list'
    console.log(`Nothing was changed. Repeat the command with --yes to ${action}.`)
  }
}
