import type { AgentTurn } from '../../turn.js'
import type { Request } from '../request.js'
import { understand } from './understand.js'

/** Reads turns: here on the calling thread, in the service so that a long one does not block the event loop. */
export class TurnReader {
  async read(turn: AgentTurn): Promise<Request> {
    return understand(turn)
  }
}
