import { DomainError } from '#domain/errors'
import type { RunResult } from '#domain/runs/run'
import { RunHandler } from '#app/runs/run_handler'
import { MCP_RUN } from './paid_call.js'

/** Ends the calls whose process died: a worker gets to one only once nobody holds it, and its client is gone by then. */
export default class McpRunHandler extends RunHandler {
  readonly kind = MCP_RUN

  async handle(): Promise<RunResult> {
    throw new DomainError('agent_unavailable', 'The call broke off before its end.')
  }
}
