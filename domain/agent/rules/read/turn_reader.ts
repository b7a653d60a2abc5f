import type { AgentTurn } from '../../turn.js'
import type { Request } from '../request.js'
import { understand } from './understand.js'

/** Reads turns on the calling thread. The service overrides it with a worker. */
export class TurnReader {
  async read(turn: AgentTurn): Promise<Request> {
    return understand(turn)
  }
}
