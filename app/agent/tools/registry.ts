import { inject } from '@adonisjs/core'
import type { AgentTool } from './agent_tool.js'
import { CodehostPeopleTool } from './codehost_people.js'
import { CodehostSearchTool } from './codehost_search.js'
import { CompanyFactsTool } from './company_facts.js'
import { CompanySearchTool } from './company_search.js'
import { ContactsTool } from './contacts.js'
import { PeopleSearchTool } from './people_search.js'
import { PersonProfileTool } from './person_profile.js'
import { ReadPageTool } from './read_page.js'
import { WebSearchTool } from './web_search.js'

/** The tools there are, as agents and MCP clients have them. */
@inject()
export class AgentTools {
  readonly all: readonly AgentTool[]

  constructor(
    peopleSearch: PeopleSearchTool,
    companySearch: CompanySearchTool,
    companyFacts: CompanyFactsTool,
    personProfile: PersonProfileTool,
    contacts: ContactsTool,
    codehostSearch: CodehostSearchTool,
    codehostPeople: CodehostPeopleTool,
    webSearch: WebSearchTool,
    readPage: ReadPageTool
  ) {
    this.all = [
      peopleSearch,
      companySearch,
      companyFacts,
      personProfile,
      contacts,
      codehostSearch,
      codehostPeople,
      webSearch,
      readPage,
    ]
  }
}
