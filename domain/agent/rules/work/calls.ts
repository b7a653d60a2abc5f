import type { ToolName, ToolOutcome } from '../../tool.js'
import { lacksScope, type ToolBox } from '../../tool_box.js'
import type { Findings } from '../findings.js'

/** The tools as a plan calls them: one call after the other, none after an abort, refusals kept for the answer. */
export class Calls {
  readonly #offered: ReadonlySet<ToolName>

  constructor(
    private readonly tools: ToolBox,
    private readonly findings: Findings,
    private readonly signal: AbortSignal
  ) {
    this.#offered = new Set(tools.tools.map(({ name }) => name))
  }

  /** Whether a tool can be called; `findings` hear of one that the key may not call, as the task then misses what it would give. */
  has(tool: ToolName): boolean {
    const lacking = this.tools.withheld.get(tool)
    if (lacking) this.findings.stop(`${SAID[tool]}: ${lacksScope(lacking)}`)
    return this.#offered.has(tool)
  }

  /** What a call gives, or null where it was refused or failed, which `findings` hear of. */
  async call(tool: ToolName, input: Record<string, unknown>): Promise<Record<string, unknown> | null> {
    const outcome = await this.ask(tool, input)
    if (outcome.ok) return asObject(outcome.output)
    this.findings.stop(reasonOf(tool, outcome))
    return null
  }

  /** A call whose refusal is for the caller to deal with. */
  async ask(tool: ToolName, input: Record<string, unknown>): Promise<ToolOutcome> {
    this.signal.throwIfAborted()
    const lacking = this.tools.withheld.get(tool)
    if (lacking) return { ok: false, code: 'insufficient_scope', message: lacksScope(lacking), charge: 0 }
    if (!this.has(tool))
      return {
        ok: false,
        code: 'validation_failed',
        message: `${tool} is not among the sources allowed.`,
        charge: 0,
      }
    const outcome = await this.tools.call(tool, input)
    this.signal.throwIfAborted()
    return outcome
  }
}

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

export const asList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asObject) : []

export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

const SAID: Readonly<Record<ToolName, string>> = {
  people_search: 'People could not be searched',
  company_search: 'Companies could not be searched',
  company_facts: 'Facts of companies could not be looked up',
  person_profile: 'The profile could not be researched',
  contacts: 'Contacts could not be looked up',
  codehost_search: 'Code-host accounts could not be searched',
  codehost_people: 'The people behind code-host accounts could not be looked up',
  web_search: 'The web could not be searched',
  read_page: 'The page could not be read',
}

/** Why a call was refused, as a sentence. */
export function reasonOf(tool: ToolName, outcome: ToolOutcome): string {
  if (outcome.ok) return ''
  return `${SAID[tool]}: ${outcome.message.replace(/\.?$/, '.')}`
}
