import { args, flags } from '@adonisjs/core/ace'
import { PLAN_NAMES, type Plan } from '#domain/access/plans'
import { validationFailed } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { positive } from '#app/shared/cli/flag_values'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WorkspaceCreate extends KithCommand {
  static commandName = 'workspace:create'
  static description = 'Create a workspace'
  static help = [
    'API keys, members, credits and all results belong to a workspace. The plan sets its requests per minute.',
    '',
    '{{ binaryName }} workspace:create "Acme Recruiting" --plan=pro --credits=500',
  ]

  @args.string({ description: 'Name of the workspace; its slug is derived from it' })
  declare name: string

  @flags.string({ description: `Plan: ${PLAN_NAMES.join(', ')}`, default: 'enterprise' })
  declare plan: string

  @flags.number({ description: 'Credits granted at the start', default: 0 })
  declare credits: number

  @flags.number({ description: 'Requests per minute; only with --plan=enterprise, default 1,000' })
  declare rate?: number

  @flags.boolean({
    description: 'Mark a payment card as on file, which API use requires',
    default: true,
    showNegatedVariantInHelp: true,
  })
  declare card: boolean

  protected async answer() {
    if (!PLAN_NAMES.includes(this.plan as Plan))
      throw validationFailed({ plan: [`must be one of ${PLAN_NAMES.join(', ')}`] })
    if (!Number.isSafeInteger(this.credits) || this.credits < 0)
      throw validationFailed({ credits: ['must be a whole number, 0 or more'] })
    const rateOverride = positive('rate', this.rate)
    if (rateOverride !== null && this.plan !== 'enterprise')
      throw validationFailed({ rate: ['can be set with --plan=enterprise only'] })
    const { openWorkspace } = await import('#app/billing/open_workspace')
    const { container } = this.app
    const { id, slug, plan } = await openWorkspace(await container.make(Sql), await container.make(Billing), {
      name: this.name,
      plan: this.plan as Plan,
      cardOnFile: this.card,
      rateOverride,
      credits: this.credits,
    })
    return { id, slug, plan, credits: this.credits }
  }
}
