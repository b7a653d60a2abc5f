import { flags } from '@adonisjs/core/ace'
import { parseScopes, SCOPE_NAMES } from '#domain/access/scopes'
import { validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { positive } from '#app/shared/cli/flag_values'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class KeyCreate extends KithCommand {
  static commandName = 'key:create'
  static description = 'Create an API key and print its secret, which is shown only once'
  static help = [
    'Scopes: people:search, people:lookup, people:enrich, pronet:read, batch:write, webhooks:write, account:read, agent:chat, agent:cancel, or all. The scope privacy erases people from the whole service; all does not include it. Budgets are in ACU per UTC day or month; a request that could exceed a budget is rejected.',
    '',
    '{{ binaryName }} key:create --workspace=acme-recruiting --scopes=people:search,account:read',
    '{{ binaryName }} key:create --workspace=acme-recruiting --scopes=all --daily-budget=100 --expires-at=2027-01-01',
  ]

  @flags.string({ description: 'Slug of the workspace', required: true })
  declare workspace: string

  @flags.string({ description: 'Comma-separated scopes, or all', required: true })
  declare scopes: string

  @flags.string({ description: 'Display name of the key', default: 'default' })
  declare name: string

  @flags.number({ description: "Requests per minute, if lower than the plan's limit" })
  declare rate?: number

  @flags.number({ description: 'Maximum ACU per day' })
  declare dailyBudget?: number

  @flags.number({ description: 'Maximum ACU per month' })
  declare monthlyBudget?: number

  @flags.string({ description: 'Time after which the key is rejected (ISO 8601)' })
  declare expiresAt?: string

  protected async answer() {
    const scopes = parseScopes(this.scopes)
    if ('unknown' in scopes)
      throw validationFailed({
        scopes: [
          `unknown scope "${scopes.unknown}"; valid scopes are ${SCOPE_NAMES.join(', ')}, or all; privacy must be named`,
        ],
      })
    const { findWorkspace } = await import('#app/access/find_workspace')
    const { createKey } = await import('#app/access/create_key')
    const { auditCommand } = await import('#app/console/audit')
    const { default: env } = await import('#start/env')
    const sql = await this.app.container.make(Sql)
    const workspace = await findWorkspace(sql, this.workspace)
    const values = {
      workspaceId: workspace.id,
      name: this.name,
      scopes: scopes.scopes,
      prefix: env.get('KEY_PREFIX'),
      rate: positive('rate', this.rate),
      dailyBudget: positive('daily-budget', this.dailyBudget),
      monthlyBudget: positive('monthly-budget', this.monthlyBudget),
      expiresAt: isoTime('expires-at', this.expiresAt),
    }
    const { id, secret } = await sql.transaction(async (tx) => {
      const key = await createKey(tx, values)
      const detail = { name: this.name, scopes: scopes.scopes }
      await auditCommand(tx, workspace.id, 'key.create', key.id, detail)
      return key
    })
    return { id, key: secret, workspace: workspace.slug, scopes: scopes.scopes }
  }
}

function isoTime(flag: string, value?: string): string | null {
  if (value === undefined) return null
  const time = new Date(value)
  if (Number.isNaN(time.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(value))
    throw validationFailed({ [flag]: ['must be an ISO 8601 time'] })
  return time.toISOString()
}
