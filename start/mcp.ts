import type { ApplicationService } from '@adonisjs/core/types'
import { agentTools } from '#app/agent/tools/registry'
import { McpTools } from '#app/mcp/mcp_tools'
import { PaidCall } from '#app/mcp/paid_call'

export default class McpProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(McpTools, async (resolver) => {
      const [tools, paid] = [await agentTools(resolver), await resolver.make(PaidCall)]
      return new McpTools(tools, paid, await resolver.make('logger'))
    })
  }
}
