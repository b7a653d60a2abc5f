import { isObject } from '#domain/is_object'
import type { ErrorCode } from '#domain/errors'
import type { ToolName, ToolOutcome } from '../../tool.js'
import { lacksScope, type ToolBox } from '../../tool_box.js'
import type { Findings } from '../findings.js'

/** Calls tools in order, stops after an abort, and records failures for the answer. */
export class Calls {
  readonly #offered: ReadonlySet<ToolName>

  constructor(
    private readonly tools: ToolBox,
    readonly findings: Findings,
    private readonly signal: AbortSignal
  ) {
    this.#offered = new Set(tools.tools.map(({ name }) => name))
  }

  /** Reports whether a tool can be called. Records a missing scope in `findings`. */
  has(tool: ToolName): boolean {
    const lacking = this.tools.withheld.get(tool)
    if (lacking) this.findings.stop(`${FAILURES[tool]}: ${lacksScope(lacking)}`)
    return this.#offered.has(tool)
  }

  /** Returns a call's output. Returns null if it fails, and records the failure in `findings`. */
  async call(tool: ToolName, input: Record<string, unknown>): Promise<Record<string, unknown> | null> {
    const outcome = await this.tryCall(tool, input)
    if (outcome.ok) return asObject(outcome.output)
    this.findings.stop(reasonOf(tool, outcome))
    return null
  }

  /**
   * Returns a call's outcome. The caller handles failures. Throws the signal's reason once aborted.
   */
  async tryCall(tool: ToolName, input: Record<string, unknown>): Promise<ToolOutcome> {
    this.signal.throwIfAborted()
    const refused = (code: ErrorCode, message: string) => ({ ok: false as const, code, message, charge: 0 })
    const lacking = this.tools.withheld.get(tool)
    if (lacking) return refused('insufficient_scope', lacksScope(lacking))
    if (!this.has(tool)) return refused('validation_failed', `The allowed sources do not include ${tool}.`)
    const outcome = await this.tools.call(tool, input)
    this.signal.throwIfAborted()
    return outcome
  }
}

export const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

export const asList = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asObject) : []

export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

const FAILURES: Readonly<Record<ToolName, string>> = {
  people_search: 'People could not be searched',
  company_search: 'Companies could not be searched',
  company_facts: 'Company facts could not be looked up',
  person_profile: 'The profile could not be researched',
  contacts: 'Contacts could not be looked up',
  codehost_search: 'Code-host accounts could not be searched',
  codehost_people: 'The people behind code-host accounts could not be looked up',
  web_search: 'The web could not be searched',
  read_page: 'The page could not be read',
  read_list: 'The list could not be read',
  plan_push: 'The push could not be planned',
  push: 'The Set could not be pushed',
}

export function reasonOf(tool: ToolName, outcome: ToolOutcome): string {
  if (outcome.ok) return ''
  return `${FAILURES[tool]}: ${outcome.message.replace(/\.?$/, '.')}`
}
