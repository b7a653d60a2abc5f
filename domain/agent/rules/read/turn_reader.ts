import type { AgentTurn } from '../../turn.js'
import type { Request } from '../request.js'
import { understand } from './understand.js'

/** Reads turns on the calling thread. The service binds a subclass that reads on another thread. */
export class TurnReader {
  async read(turn: AgentTurn): Promise<Request> {
    return understand(turn)
  }
}
