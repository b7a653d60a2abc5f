import type { ToolCall } from './tool.js'

/** A chunk of an answer in the AI SDK's UI message stream. `finish` and `error` end the stream. */
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

/** Builds the chunk that reports a call's start. Hides the input unless the call is free. */
export const toolBegun = (
  { id, tool, input }: Pick<ToolCall, 'id' | 'tool' | 'input'>,
  isFree: boolean
): UiChunk => ({
  type: 'tool-input-available',
  toolCallId: id,
  toolName: tool,
  input: isFree ? input : {},
})

/**
 * Builds the chunk that reports a call's end. Hides the output unless the call is free, because the
 * run is not paid yet.
 */
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
