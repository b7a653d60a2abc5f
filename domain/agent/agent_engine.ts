import type { ToolBox } from './tool_box.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

/**
 * Answers an agent's turn, by rules or by a language model. Tools are its only access to the
 * outside. For the same turn and outcomes, the rule engine makes the same calls. A language model
 * may make other calls.
 */
export abstract class AgentEngine {
  /**
   * Passes the answer's text to `onText` as it is produced. Rejects with the signal's reason when
   * aborted, and with a DomainError (`agent_unavailable`) if the engine cannot run.
   */
  abstract answer(
    turn: AgentTurn,
    tools: ToolBox,
    onText: (text: string) => void,
    signal: AbortSignal
  ): Promise<AgentAnswer>
}
