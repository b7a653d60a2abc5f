import { inject } from '@adonisjs/core'
import type { AgentSource } from '#domain/agent/tool'
import { enrichCost } from '#domain/billing/prices'
import { CONTACT_FIELDS } from '#domain/contacts/contact'
import type { ContactOrigin } from '#domain/contacts/contact_provider'
import { Enrich } from '#app/contacts/enrich'
import { identityProperties, contactResult } from '#app/contacts/enrich_schema'
import type { ProviderPermission } from '#app/contacts/find_contacts'
import { readIdentity } from '#app/contacts/identity'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, type ToolResult, type ToolScope } from './agent_tool.js'

const input = s.object({
  ...identityProperties,
  fields: s
    .array(s.enum(CONTACT_FIELDS), { min: 1, max: 3, unique: true })
    .describe('Fields to find; only found fields are charged.'),
})
type Input = Infer<typeof input>

const output = s.object({
  identity: s.object(identityProperties),
  work_email: contactResult.optional(),
  personal_email: contactResult.optional(),
  phone: contactResult.optional(),
  warnings: s.array(s.string()).optional(),
})

/** The source that a caller must allow for each kind of provider. */
const SOURCE: Record<ContactOrigin, AgentSource> = {
  records: 'people',
  service: 'people',
  pages: 'public_web',
}

/** Finds one person's contact details, like POST /v1/enrich. */
@inject()
export class ContactsTool extends AgentTool<typeof input> {
  readonly name = 'contacts'
  readonly title = "Find a person's contact details"
  readonly description =
    `Finds the work e-mail, personal e-mail or phone of one person. Identify the person by exactly one of person_id, pronet_url, email, or name with company_domain or company. A found work_email costs ${enrichCost(['work_email'])} ACU, personal_email ${enrichCost(['personal_email'])}, phone ${enrichCost(['phone'])}. Fields that are not found are free.`
  readonly input = input
  readonly output = output
  readonly sources = ['people', 'public_web'] as const
  readonly keyScope = 'people:enrich'

  constructor(private readonly enrich: Enrich) {
    super()
  }

  maxCharge({ fields }: Input): number {
    return enrichCost(fields)
  }

  protected override limited(given: Input): Input {
    readIdentity(given)
    return given
  }

  protected async work(
    { fields, ...given }: Input,
    scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const { personId, results, cost, usage } = await this.enrich.run(readIdentity(given), fields, {
      workspaceId: scope.workspaceId,
      signal,
      mayCall: permission(scope),
    })
    const { fields: found, warnings } = results
    return {
      output: {
        identity: given,
        ...found,
        ...(warnings.length > 0 ? { warnings } : {}),
      },
      citations: [],
      charge: cost,
      people: personId !== null && usage.billed.length + usage.free.length > 0 ? [personId] : [],
    }
  }
}

/**
 * Allows the providers whose source the caller allows. Each request to a contact service counts as a
 * provider call, except the first, which is already counted.
 */
function permission({ sources, takeCalls }: ToolScope): ProviderPermission {
  let isFirst = true
  return async ({ origin }) => {
    if (!sources.includes(SOURCE[origin])) return 'never'
    if (origin !== 'service') return 'yes'
    const isCovered = isFirst
    isFirst = false
    return isCovered || (await takeCalls(1)) ? 'yes' : 'no_more'
  }
}
