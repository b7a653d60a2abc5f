import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentAnswer, AgentTurn } from '#domain/agent/turn'
import type { ToolBox } from '#domain/agent/tool_box'
import { AgentEngine } from '#domain/agent/agent_engine'
import { AgentTool, type ToolResult, type ToolScope } from '#app/agent/tools/agent_tool'
import { type Infer, s } from '#app/shared/schema/schema'

const input = s.object({ n: s.integer() })

/**
 * A tool that costs 1 to 3 ACU and sometimes calls two providers. The providers log each call to a
 * file.
 */
export class CountedTool extends AgentTool<typeof input> {
  readonly name = 'codehost_search'
  readonly title = 'Counted'
  readonly description = 'Counted'
  readonly input = input
  readonly sources = ['people'] as const
  readonly keyScope = 'people:search'

  constructor(private readonly log: string) {
    super()
  }

  maxCharge(): number {
    return 3
  }

  protected async work({ n }: Infer<typeof input>, { runId, takeCalls }: ToolScope): Promise<ToolResult> {
    await this.#ask(runId, n)
    if (n % 3 === 0 && (await takeCalls(1))) await this.#ask(runId, n)
    return { output: { n, charge: 1 + (n % 3) }, citations: [], charge: 1 + (n % 3) }
  }

  async #ask(runId: string, n: number): Promise<void> {
    appendFileSync(this.log, `${runId} ${n}\n`)
    await sleep(10)
  }
}

/**
 * An engine that calls the tool for one number after the other and streams each result. Sometimes
 * it makes two calls in parallel.
 */
export class SteppingEngine extends AgentEngine {
  constructor(private readonly steps: number) {
    super()
  }

  async answer(_turn: AgentTurn, tools: ToolBox, say: (text: string) => void): Promise<AgentAnswer> {
    let [text, refused] = ['', 0]
    const tell = (more: string) => {
      text += more
      say(more)
    }
    for (let n = 0; n < this.steps; n++) {
      tell(`Step ${n}. `)
      const both = n % 4 === 1 ? [n, ++n] : [n]
      const outcomes = await Promise.all(both.map((one) => tools.call('codehost_search', { n: one })))
      refused += outcomes.filter(({ ok }) => !ok).length
    }
    tell('Done.')
    return { text, citations: [], stopped: refused > 0 ? `${refused} calls were refused` : null }
  }
}
