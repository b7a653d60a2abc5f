import { inject } from '@adonisjs/core'
import { PERSON_PROFILE_PRICE } from '#domain/billing/prices'
import { Evidence } from '#domain/evidence/evidence'
import { readIdentity } from '#app/contacts/identity'
import { PersonProfiles } from '#app/profiles/person_profiles'
import { type Infer, s } from '#app/shared/schema/schema'
import { identityProperties } from '#app/contacts/enrich_schema'
import { personData } from '#app/profiles/person_schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { evidenceOf } from './counted_evidence.js'

const input = s.object(identityProperties)
type Input = Infer<typeof input>

/** Builds a public profile of one person, like POST /v1/person. */
@inject()
export class PersonProfileTool extends AgentTool<typeof input> {
  readonly name = 'person_profile'
  readonly title = 'Research a person'
  readonly description =
    `Builds a public profile of one person with sources: summary, accounts, interests. Identify the person by exactly one of person_id, pronet_url, email, or name with company_domain or company. Costs ${PERSON_PROFILE_PRICE} ACU the first time, then free for 90 days.`
  readonly input = input
  readonly output = personData
  readonly sources = ['public_web'] as const
  override readonly needs = ['people', 'public_web'] as const
  readonly keyScope = 'people:enrich'

  constructor(
    private readonly profiles: PersonProfiles,
    private readonly evidence: Evidence
  ) {
    super()
  }

  maxCharge(): number {
    return PERSON_PROFILE_PRICE
  }

  protected override limited(given: Input): Input {
    readIdentity(given)
    return given
  }

  protected async work(given: Input, scope: ToolScope, signal: AbortSignal): Promise<ToolResult> {
    const { workspaceId, limits } = scope
    const { profile, isOwed } = await this.profiles.forRun(readIdentity(given), workspaceId, {
      now: new Date(),
      signal,
      evidence: evidenceOf(this.evidence, scope),
    })
    const { record } = profile
    const isPaying = isOwed && limits.payForProfile(record.person_id)
    return {
      output: record,
      citations: citationsOf(
        record.source_links.map(({ url }) => ({ url, title: record.identity.name ?? null }))
      ),
      charge: isPaying ? PERSON_PROFILE_PRICE : 0,
    }
  }
}
