import { args, flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import type { PrivacyRequest } from '#app/privacy/request_store'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class PrivacyRequestsCommand extends KithCommand {
  static commandName = 'privacy:requests'
  static needs = 'services' as const
  static description = 'List erasure requests, or show one with its report'
  static help = [
    'A request names no person after it is completed.',
    '',
    '{{ binaryName }} privacy:requests',
    '{{ binaryName }} privacy:requests prv_0123',
  ]

  @args.string({ description: 'Id of a request', required: false })
  declare id?: string

  @flags.number({ description: 'Maximum number of requests', default: 50 })
  declare limit: number

  protected async answer(): Promise<object> {
    const { PrivacyRequests } = await import('#app/privacy/privacy_requests')
    const { showRequest } = await import('#app/privacy/show_request')
    const shown = (request: PrivacyRequest) => ({ ...showRequest(request), reason: request.reason })
    const privacy = await this.app.container.make(PrivacyRequests)
    if (this.id === undefined)
      return { requests: (await privacy.page(undefined, this.limit)).page.map(shown) }
    const request = await privacy.get(this.id)
    if (!request) throw new DomainError('not_found', `There is no privacy request "${this.id}".`)
    return shown(request)
  }

  protected brief(answer: object): object {
    if (!('requests' in answer)) return answer
    const requests = answer.requests as { held: unknown }[]
    return { requests: requests.map(({ held: _, ...request }) => request) }
  }
}
