import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { notBlank, s } from '#app/shared/schema/schema'
import type { Infer } from '#app/shared/schema/schema'
import { AgentTool, type ToolResult, type ToolScope } from './agent_tool.js'
import { webResults } from './output_schemas.js'

const MAX_RESULTS = 20
const input = s.object({
  query: s.string({ min: 1, max: 500, ...notBlank }).describe('Words to search for.'),
  num_results: s.integer({ min: 1, max: MAX_RESULTS }).default(10).optional(),
})

@inject()
export class WebSearchTool extends AgentTool<typeof input> {
  readonly name = 'web_search'
  readonly title = 'Search the web'
  readonly description =
    'Finds web pages for the query, best match first, with title and URL. Read a page before relying on it.'
  readonly input = input
  readonly output = webResults
  readonly sources = ['public_web'] as const
  readonly keyScope = 'agent:chat'

  constructor(private readonly evidence: Evidence) {
    super()
  }

  protected async work(
    { query, num_results = 10 }: Infer<typeof input>,
    _scope: ToolScope,
    signal: AbortSignal
  ): Promise<ToolResult> {
    const found = await this.evidence.find(query, num_results, signal)
    return {
      output: { query, results: found.map(({ url, title }) => ({ url, title })) },
      citations: [],
      charge: 0,
    }
  }
}
