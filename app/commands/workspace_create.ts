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
    'Keys, members, credits and all that is asked belong to a workspace. The plan sets its requests a minute.',
    '',
    '{{ binaryName }} workspace:create "Acme Recruiting" --plan=pro --credits=500',
  ]

  @args.string({ description: 'The name; the slug that other commands take comes from it' })
  declare name: string

  @flags.string({ description: `One of ${PLAN_NAMES.join(', ')}`, default: 'enterprise' })
  declare plan: string

  @flags.number({ description: 'Credits to begin with', default: 0 })
  declare credits: number

  @flags.number({ description: 'Requests a minute, where an enterprise has other than 1,000' })
  declare rate?: number

  @flags.boolean({
    description: 'A card is on file (API use needs one); --no-card leaves it off',
    default: true,
    showNegatedVariantInHelp: true,
  })
  declare card: boolean

  protected async answer() {
    if (!PLAN_NAMES.includes(this.plan as Plan))
      throw validationFailed({ plan: [`must be one of ${PLAN_NAMES.join(', ')}`] })
    if (!Number.isSafeInteger(this.credits) || this.credits < 0)
      throw validationFailed({ credits: ['must be a whole number from 0'] })
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
