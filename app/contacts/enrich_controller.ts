import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { enrichCost } from '#domain/billing/prices'
import type { ContactField } from '#domain/contacts/contact'
import { validationFailed } from '#domain/errors'
import { Charges } from '#app/billing/charges'
import { noteRecipients } from '#app/recipients/note_recipients'
import { input } from '#app/shared/http/input'
import type { Infer } from '#app/shared/schema/schema'
import { Enrich, type Enriched } from './enrich.js'
import type { enrichBody } from './enrich_schema.js'
import { readIdentity } from './identity.js'
import { enrichOperation, peopleEnrichOperation } from './operations.js'

@inject()
export default class EnrichController {
  constructor(
    private readonly enrich: Enrich,
    private readonly charges: Charges
  ) {}

  async handle(ctx: HttpContext) {
    return this.#answer(ctx, (await input(ctx, enrichOperation)).body)
  }

  async people(ctx: HttpContext) {
    return this.#answer(ctx, (await input(ctx, peopleEnrichOperation)).body)
  }

  async #answer(ctx: HttpContext, body: Infer<typeof enrichBody>) {
    const fields = fieldsOf(body)
    const identity = readIdentity(body)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    await this.charges.answer(ctx, enrichCost(fields), async () => {
      const enriched = await this.enrich.run(identity, fields, { workspaceId })
      const { cost, personId, usage } = enriched
      if (personId === null || usage.billed.length + usage.free.length === 0)
        return { cost, answer: show(enriched) }
      return {
        cost,
        answer: async (tx) => {
          await noteRecipients(tx, workspaceId, 'contacts', personId)
          return show(enriched)
        },
      }
    })
  }
}

/**
 * Reads `fields`, or `enrichments` of the older contract. Throws `validation_failed` for both or
 * neither.
 */
function fieldsOf({ fields, enrichments }: Infer<typeof enrichBody>): ContactField[] {
  const given = fields ?? enrichments
  if (!given || (fields && enrichments))
    throw validationFailed({ fields: ['give either fields or enrichments, the contacts to find'] })
  return given
}

function show({ results, usage }: Enriched) {
  const { fields: data, warnings } = results
  return { data, meta: { usage, ...(warnings.length > 0 ? { warnings } : {}) } }
}
