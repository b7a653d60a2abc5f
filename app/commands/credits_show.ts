import { flags } from '@adonisjs/core/ace'
import { Billing } from '#domain/billing/billing'
import { shownCredits } from '#domain/billing/shown_credits'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class CreditsShow extends KithCommand {
  static commandName = 'credits:show'
  static description = 'Show the credits of a workspace: remaining, held, available, granted and spent'
  static help = [
    'Remaining credits include held credits, which are reserved for running work. Credits that the work does not use become available again. One credit is 0.10 USD.',
    '',
    '{{ binaryName }} credits:show --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  protected async answer() {
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { id, slug, plan } = await findWorkspace(await this.app.container.make(Sql), this.workspace)
    const balance = await (await this.app.container.make(Billing)).balance(id)
    const { granted, posted: spent } = balance
    const shown = shownCredits(balance)
    const former = { credits: shown.available_credits, held: shown.held_credits }
    return { workspace: slug, plan, ...shown, granted, spent, ...former }
  }

  /** `credits` and `held` are former names, which scripts may read. */
  protected override brief({ credits: _, held: __, ...answer }: Awaited<ReturnType<CreditsShow['answer']>>) {
    return answer
  }
}
