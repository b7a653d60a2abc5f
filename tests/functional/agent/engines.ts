import type { AgentAnswer, AgentTurn } from '#domain/agent/turn'
import type { ToolBox } from '#domain/agent/tool_box'
import { AgentEngine } from '#domain/agent/agent_engine'

export type Thought = (
  turn: AgentTurn,
  tools: ToolBox,
  say: (text: string) => void,
  signal: AbortSignal
) => Promise<Partial<AgentAnswer>>

/** An engine that runs the function given by a test. */
export class ScriptedEngine extends AgentEngine {
  readonly turns: AgentTurn[] = []

  constructor(private readonly think: Thought) {
    super()
  }

  async answer(turn: AgentTurn, tools: ToolBox, say: (text: string) => void, signal: AbortSignal) {
    this.turns.push(turn)
    const answer = await this.think(turn, tools, say, signal)
    return { text: 'done', citations: [], stopped: null, ...answer }
  }
}

/** Answers with the task. */
export const echo: Thought = async ({ task }, _tools, say) => {
  say(`You asked: ${task}`)
  return { text: `You asked: ${task}` }
}
