import type { ToolCall } from './tool.js'

/**
 * A piece of an answer as it comes, in the terms of the AI SDK's UI message stream. `finish` and `error` end it and nothing
 * follows them (EV-008).
 */
export type UiChunk =
  | { type: 'start'; messageId: string; messageMetadata: Record<string, unknown> }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | { type: 'tool-input-available'; toolCallId: string; toolName: string; input: unknown }
  | { type: 'tool-output-available'; toolCallId: string; output: unknown }
  | { type: 'tool-output-error'; toolCallId: string; errorText: string }
  | { type: 'source-url'; sourceId: string; url: string; title?: string }
  | { type: 'data-structured_output'; data: unknown }
  | { type: 'finish'; messageMetadata: Record<string, unknown> }
  | { type: 'error'; errorText: string }

export const toolBegun = ({ id, tool, input }: Pick<ToolCall, 'id' | 'tool' | 'input'>): UiChunk => ({
  type: 'tool-input-available',
  toolCallId: id,
  toolName: tool,
  input,
})

/** What is paid for is told by its cost alone: it is given with the end of the run that pays for it. */
export const toolDone = ({ id, outcome }: ToolCall, isPaidFor: boolean): UiChunk =>
  outcome.ok
    ? {
        type: 'tool-output-available',
        toolCallId: id,
        output: isPaidFor ? { acu_used: outcome.charge } : outcome.output,
      }
    : { type: 'tool-output-error', toolCallId: id, errorText: `${outcome.code}: ${outcome.message}` }
