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

/** A call that is not free to be told is told by its tool alone. */
export const toolBegun = (
  { id, tool, input }: Pick<ToolCall, 'id' | 'tool' | 'input'>,
  isFree: boolean
): UiChunk => ({
  type: 'tool-input-available',
  toolCallId: id,
  toolName: tool,
  input: isFree ? input : {},
})

/** What is not free to be told is told by its cost alone: it is given with the end of the run that pays for it. */
export const toolDone = ({ id, outcome }: ToolCall, isFree: boolean): UiChunk =>
  outcome.ok
    ? {
        type: 'tool-output-available',
        toolCallId: id,
        output: isFree ? outcome.output : { acu_used: outcome.charge },
      }
    : {
        type: 'tool-output-error',
        toolCallId: id,
        errorText: isFree ? `${outcome.code}: ${outcome.message}` : outcome.code,
      }
