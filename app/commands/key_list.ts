import { flags } from '@adonisjs/core/ace'
import { SCOPE_NAMES, type Scope } from '#domain/access/scopes'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { fromJson } from '#app/shared/database/codecs'

type KeyRow = {
  id: string
  name: string
  scopes: string
  rate: number | null
  daily_budget: number | null
  monthly_budget: number | null
  expires_at: string | null
  revoked_at: string | null
  created_at: string
}

export default class KeyList extends KithCommand {
  static commandName = 'key:list'
  static description = 'List the API keys of a workspace, without secrets'
  static help = [
    'Shows the scopes, limits and expiry of each key. Only a hash of each secret is stored, so secrets cannot be shown again.',
    '',
    '{{ binaryName }} key:list --workspace=acme-recruiting',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  protected async answer() {
    const { findWorkspace } = await import('#app/access/find_workspace')
    const sql = await this.app.container.make(Sql)
    const { id } = await findWorkspace(sql, this.workspace)
    const keys = await sql.select<KeyRow>(
      `SELECT id, name, scopes, rate, daily_budget, monthly_budget, expires_at, revoked_at, created_at
       FROM api_keys WHERE workspace_id = ? ORDER BY created_at`,
      [id]
    )
    return { keys: keys.map(({ scopes, ...key }) => ({ ...key, scopes: fromJson<Scope[]>(scopes) })) }
  }

  protected brief({ keys }: { keys: { scopes: readonly string[] }[] }): object {
    const all = SCOPE_NAMES.length
    return { keys: keys.map((key) => ({ ...key, scopes: key.scopes.length === all ? 'all' : key.scopes })) }
  }
}
