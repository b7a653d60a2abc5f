import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import { agentTools } from '#app/agent/tools/registry'
import { JOB_TOOLS } from './job_tools.js'
import { McpTools } from './mcp_tools.js'
import { PaidCall } from './paid_call.js'
import { ResearchTool } from './research_tool.js'
import { RouteTool } from './route_tool.js'
import { SET_TOOLS } from './set_tools.js'

export async function mcpTools(resolver: ContainerResolver<ContainerBindings>): Promise<McpTools> {
  const paid = await resolver.make(PaidCall)
  const research = (await agentTools(resolver)).map((tool) => new ResearchTool(tool, paid))
  const server = () => resolver.make('server')
  const routes = [...SET_TOOLS, ...JOB_TOOLS].map((definition) => new RouteTool(definition, server))
  return new McpTools([...research, ...routes], await resolver.make('logger'))
}
