import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class CreditsGrant extends KithCommand {
  static commandName = 'credits:grant'
  static description = 'Add credits to a workspace'
  static help = [
    'Credits pay for the results of requests. One credit is one ACU, 0.10 USD. A grant is a permanent ledger entry.',
    '',
    '{{ binaryName }} credits:grant 500 --workspace=acme-recruiting',
  ]

  @args.string({ description: 'Number of credits (1 credit = 1 ACU = 0.10 USD)' })
  declare amount: string

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  protected async answer() {
    const granted = wholeAmount(this.amount)
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { grantCredits } = await import('#app/billing/grant_credits')
    const { auditCommand } = await import('#app/console/audit')
    const sql = await this.app.container.make(Sql)
    const workspace = await findWorkspace(sql, this.workspace)
    const billing = await this.app.container.make(Billing)
    const grant = { amount: granted, note: 'credits:grant' }
    await sql.transaction(async (tx) => {
      await auditCommand(tx, workspace.id, 'credits.grant', workspace.id, grant)
      await grantCredits(billing, { workspaceId: workspace.id, ...grant }, tx)
    })
    const balance = await billing.balance(workspace.id)
    return {
      workspace: workspace.slug,
      granted,
      credits: balance.granted - balance.posted - balance.pending,
    }
  }
}

function wholeAmount(text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text))
    throw validationFailed({ amount: [`must be a whole number above 0, but is "${text}"`] })
  return Number(text)
}
