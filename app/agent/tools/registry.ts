import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import type { AgentTool } from './agent_tool.js'
import { CodehostPeopleTool } from './codehost_people.js'
import { CodehostSearchTool } from './codehost_search.js'
import { CompanyFactsTool } from './company_facts.js'
import { CompanySearchTool } from './company_search.js'
import { ContactsTool } from './contacts.js'
import { PeopleSearchTool } from './people_search.js'
import { PersonProfileTool } from './person_profile.js'
import { PlanPushTool } from './plan_push.js'
import { PushTool } from './push.js'
import { ReadListTool } from './read_list.js'
import { ReadPageTool } from './read_page.js'
import { WebSearchTool } from './web_search.js'

const TOOLS = [
  PeopleSearchTool,
  CompanySearchTool,
  CompanyFactsTool,
  PersonProfileTool,
  ContactsTool,
  CodehostSearchTool,
  CodehostPeopleTool,
  WebSearchTool,
  ReadPageTool,
  ReadListTool,
  PlanPushTool,
  PushTool,
] as const

export async function agentTools(resolver: ContainerResolver<ContainerBindings>): Promise<AgentTool[]> {
  const tools = await Promise.all(TOOLS.map((tool) => resolver.make(tool) as Promise<AgentTool>))
  return tools.filter(({ isAvailable }) => isAvailable)
}
