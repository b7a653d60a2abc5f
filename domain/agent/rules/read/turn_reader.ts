import type { AgentTurn } from '../../turn.js'
import type { Request } from '../request.js'
import { understand } from './understand.js'

/**
 * Reads turns on the calling thread. A subclass in the service uses a worker, so that a long task
 * does not block the event loop.
 */
export class TurnReader {
  async read(turn: AgentTurn): Promise<Request> {
    return understand(turn)
  }
}
