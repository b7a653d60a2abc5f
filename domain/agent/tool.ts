import type { ErrorCode } from '#domain/errors'

/** Where an agent's caller lets facts come from. */
export type AgentSource = 'people' | 'public_web'

export const AGENT_SOURCES = ['people', 'public_web'] as const satisfies readonly AgentSource[]

export type ToolName =
  | 'people_search'
  | 'company_search'
  | 'company_facts'
  | 'person_profile'
  | 'contacts'
  | 'codehost_search'
  | 'codehost_people'
  | 'web_search'
  | 'read_page'

/** What a fact was read from: a page, and its words where it was read for one. */
export type AgentCitation = { url: string; title: string | null; quote: string | null }

/** A tool as a model or an MCP client sees it. `input` is a JSON Schema (2020-12) of an object. */
export type ToolDescription = {
  name: ToolName
  title: string
  description: string
  input: Record<string, unknown>
  /** Any of these must be allowed for the tool to be offered. */
  sources: readonly AgentSource[]
}

/** What a call gave. `charge` is in ACU, settled with the run. A refusal says why in words fit for the caller. */
export type ToolOutcome =
  | { ok: true; output: unknown; citations: AgentCitation[]; charge: number }
  | { ok: false; code: ErrorCode; message: string; charge: number }

/** A call as it went, kept with the run: the source of artifacts (AG-029) and of resumption after a crash. */
export type ToolCall = { id: string; tool: ToolName; input: unknown; outcome: ToolOutcome }
