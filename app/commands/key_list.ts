import { flags } from '@adonisjs/core/ace'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class KeyList extends KithCommand {
  static commandName = 'key:list'
  static description = "List a workspace's API keys; never their secrets"
  static help = [
    'With scopes, limits and when each was last used. A secret is shown by key:create alone: of it only a hash is stored.',
    '',
    '{{ binaryName }} key:list --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  protected async answer() {
    const { default: ApiKey } = await import('#app/access/api_key')
    const { findWorkspace } = await import('#app/access/find_workspace')
    const workspace = await findWorkspace(this.workspace)
    const keys = await ApiKey.query().where('workspace_id', workspace.id).orderBy('created_at')
    return {
      keys: keys.map((key) => ({
        id: key.id,
        name: key.name,
        scopes: key.scopes,
        rate: key.rate,
        daily_budget: key.dailyBudget,
        monthly_budget: key.monthlyBudget,
        expires_at: key.expiresAt,
        revoked_at: key.revokedAt,
        created_at: key.createdAt,
      })),
    }
  }

  protected brief({ keys }: { keys: { scopes: readonly string[] }[] }): object {
    const all = SCOPE_NAMES.length
    return { keys: keys.map((key) => ({ ...key, scopes: key.scopes.length === all ? 'all' : key.scopes })) }
  }
}
