import type { ToolBox } from './tool_box.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

/**
 * Answers an agent's turn with the tools it is given: by rules, or by a language model. It has no other way to the world,
 * so what the tool box refuses cannot be had. The order of its calls is the same whenever the turn and their outcomes
 * are, for rules; a model may go another way after a crash.
 */
export abstract class AgentEngine {
  /**
   * `say` hears the answer's text as it comes. Rejects with the signal's reason when aborted, and with a DomainError
   * (`agent_unavailable`) when it cannot think at all.
   */
  abstract answer(
    turn: AgentTurn,
    tools: ToolBox,
    say: (text: string) => void,
    signal: AbortSignal
  ): Promise<AgentAnswer>
}
