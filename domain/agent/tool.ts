import type { ErrorCode } from '#domain/errors'

/** Where facts may come from, as chosen by the caller. */
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
  | 'read_list'
  | 'plan_push'
  | 'push'

/** The page that states a fact, with a quote if one was read. */
export type AgentCitation = { url: string; title: string | null; quote: string | null }

/** A tool as shown to models and MCP clients. `input` is a JSON Schema (2020-12) of an object. */
export type ToolDescription = {
  name: ToolName
  title: string
  description: string
  input: Record<string, unknown>
  /** The tool is offered if the caller allows any of these. */
  sources: readonly AgentSource[]
}

/**
 * A call's outcome. `charge` is in ACU and is settled with the run. `message` is safe to show.
 * `people` are ids of people whose data the output has without their ids.
 */
export type ToolOutcome =
  | { ok: true; output: unknown; citations: AgentCitation[]; charge: number; people?: readonly string[] }
  | { ok: false; code: ErrorCode; message: string; charge: number }

/** A completed call. It is stored with the run for artifacts and for resuming after a crash. */
export type ToolCall = { id: string; tool: ToolName; input: unknown; outcome: ToolOutcome }
