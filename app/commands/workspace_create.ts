import { args, flags } from '@adonisjs/core/ace'
import { PLAN_NAMES, type Plan } from '#domain/access/plans'
import { validationFailed } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class WorkspaceCreate extends KithCommand {
  static commandName = 'workspace:create'
  static description = 'Create a workspace'
  static help = ['{{ binaryName }} workspace:create "Acme Recruiting" --plan=pro']

  @args.string({ description: 'The name; the slug that other commands take comes from it' })
  declare name: string

  @flags.string({ description: `One of ${PLAN_NAMES.join(', ')}`, default: 'enterprise' })
  declare plan: string

  @flags.boolean({
    description: 'A card is on file (API use needs one); --no-card leaves it off',
    default: true,
    showNegatedVariantInHelp: true,
  })
  declare card: boolean

  protected async answer() {
    if (!PLAN_NAMES.includes(this.plan as Plan))
      throw validationFailed({ plan: [`must be one of ${PLAN_NAMES.join(', ')}`] })
    const { createWorkspace } = await import('#app/access/create_workspace')
    const { id, slug, plan } = await createWorkspace({
      name: this.name,
      plan: this.plan as Plan,
      cardOnFile: this.card,
    })
    return { id, slug, plan }
  }
}
