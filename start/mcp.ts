import type { ApplicationService } from '@adonisjs/core/types'
import { McpTools } from '#app/mcp/mcp_tools'

export default class McpProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(McpTools, async (resolver) => {
      // The registry imports routes, which need a booted server.
      const { mcpTools } = await import('#app/mcp/registry')
      return mcpTools(resolver)
    })
  }
}
