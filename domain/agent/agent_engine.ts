import type { ToolBox } from './tool_box.js'
import type { AgentAnswer, AgentTurn } from './turn.js'

/**
 * Answers an agent's turn, by rules or by a language model. The tools are its only access to the
 * outside. The rule engine repeats the same calls for the same turn and outcomes; a language model
 * may take another path after a crash.
 */
export abstract class AgentEngine {
  /**
   * `onText` receives the answer's text as it is produced. Rejects with the signal's reason when
   * aborted, and with a DomainError (`agent_unavailable`) if the engine cannot run.
   */
  abstract answer(
    turn: AgentTurn,
    tools: ToolBox,
    onText: (text: string) => void,
    signal: AbortSignal
  ): Promise<AgentAnswer>
}
