import { orAborted } from '#domain/or_aborted'
import { jsonSchema, tool, type ToolSet } from 'ai'
import type { Seen } from '#domain/agent/grounding/seen'
import type { ToolDescription, ToolOutcome } from '#domain/agent/tool'
import type { ToolBox } from '#domain/agent/tool_box'
import type { ModelLimits } from './model_limits.js'
import type { QuotedData } from './quoted_data.js'

/** Temporary refusals. The model may repeat such a call. */
const TEMPORARY = new Set([
  'upstream_unavailable',
  'upstream_timeout',
  'search_timeout',
  'search_failed',
  'rate_limited',
])

/** Refusals caused by the balance, a budget or a limit. */
const CEILINGS = new Set([
  'insufficient_acu',
  'agent_unavailable',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
])

/** Offers the turn's tools to the AI SDK. Records each result in `seen` and quotes it as data. */
export class OfferedTools {
  readonly set: ToolSet
  /** Counts calls that were neither refused nor malformed, including failed ones. */
  useful = 0
  /** An exception from a call. The run ends with it, because the model would take it for a refusal. */
  fault: { error: unknown } | null = null
  #calls = 0
  #closed = false
  /** The message of the last call refused for a code in CEILINGS. */
  refusal: string | null = null
  readonly #made = new Map<string, ToolOutcome>()

  constructor(
    private readonly box: ToolBox,
    private readonly seen: Seen,
    private readonly data: QuotedData,
    private readonly limits: ModelLimits,
    private readonly signal: AbortSignal
  ) {
    this.set = Object.fromEntries(box.tools.map((one) => [one.name, this.#offer(one)]))
  }

  close(): void {
    this.#closed = true
  }

  #offer({ name, title, description, input }: ToolDescription) {
    return tool({
      title,
      description,
      inputSchema: jsonSchema(input),
      execute: (given) =>
        this.#call(name, given).catch((error) => {
          this.fault ??= { error }
          throw error
        }),
    })
  }

  async #call(name: ToolDescription['name'], input: unknown): Promise<string> {
    this.signal.throwIfAborted()
    if (this.fault) throw this.fault.error
    if (this.#closed || ++this.#calls > this.limits.calls)
      return 'Refused: no more tool calls are taken. Answer now.'
    const key = `${name} ${JSON.stringify(sorted(input))}`
    const earlier = this.#made.get(key)
    if (earlier && (earlier.ok || !TEMPORARY.has(earlier.code)))
      return 'Refused: this very call was made before, and its result stands above. Use it, or answer.'
    if (!this.seen.mayLookUp(JSON.stringify(input) ?? ''))
      return 'Refused: only hosts that the task or a result names can be asked about, and registered domains.'
    const { url } = (input ?? {}) as { url?: unknown }
    if (name === 'read_page' && typeof url === 'string' && !this.seen.mayRead(url))
      return 'Refused: only addresses that the task or a result names can be read, and the usual pages of their sites.'
    const outcome = await orAborted(this.box.call(name, input), this.signal)
    this.#made.set(key, outcome)
    const isRefused = !outcome.ok && (CEILINGS.has(outcome.code) || outcome.code === 'validation_failed')
    if (!isRefused) this.useful++
    if (!outcome.ok) {
      if (CEILINGS.has(outcome.code)) this.refusal = outcome.message
      return `Refused (${outcome.code}): ${outcome.message}`
    }
    this.seen.add(outcome)
    const sources = outcome.citations.length > 0 ? { sources: outcome.citations } : {}
    return this.data.quote(
      `Result of ${name}`,
      { result: outcome.output, ...sources },
      this.limits.outputChars
    )
  }
}

/** Sorts the keys of objects, so that equal inputs have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
