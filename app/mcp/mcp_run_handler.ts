import { DomainError } from '#domain/errors'
import type { RunResult } from '#domain/runs/run'
import { RunHandler } from '#app/runs/run_handler'
import { MCP_RUN } from './paid_call.js'

/** Fails the run of a call whose process died: its lease has expired and the client is gone. */
export default class McpRunHandler extends RunHandler {
  readonly kind = MCP_RUN

  async handle(): Promise<RunResult> {
    throw new DomainError('agent_unavailable', 'The call was interrupted.')
  }
}
