import { checkData, withoutPaths } from '#domain/agent/grounding/check_data'
import type { Seen } from '#domain/agent/grounding/seen'
import { validateOutput } from '#domain/agent/schema/validate_output'
import type { AgentCitation } from '#domain/agent/tool'
import type { Conversation } from './conversation.js'
import { dataRequest, repairRequest } from './instructions.js'
import { jsonInText } from './json_in_text.js'

/** `value` is undefined if the reply has no JSON, or if the schema forbids null for an ungrounded value. */
export type FilledSchema = { value: unknown; citations: AgentCitation[] }

/**
 * Requests the answer as JSON that matches `schema`, with up to `repairs` requests to repair it.
 * Afterwards, data that is still invalid is returned as it is, without citations. In valid data,
 * ungrounded values become null. If the schema forbids null there, `value` is undefined.
 */
export async function fillSchema(
  conversation: Conversation,
  schema: Record<string, unknown>,
  seen: Seen,
  repairs: number
): Promise<FilledSchema> {
  let question = dataRequest(schema)
  for (let round = 0; ; round++) {
    const value = jsonInText(await conversation.replyTo(question))
    const invalid = value === undefined ? ['the reply holds no JSON value'] : validateOutput(schema, value)
    const { ungrounded, citations } = checkData(value, seen)
    if (invalid.length === 0 && ungrounded.length === 0) return { value, citations }
    if (round >= repairs) return invalid.length > 0 ? { value, citations: [] } : grounded(schema, value, seen)
    question = repairRequest([
      ...invalid,
      ...ungrounded.map(({ path, problem }) => `${path || '/'}: ${problem}`),
    ])
  }
}

function grounded(schema: Record<string, unknown>, value: unknown, seen: Seen): FilledSchema {
  const paths = new Set(checkData(value, seen).ungrounded.map(({ path }) => path))
  const kept = withoutPaths(value, paths)
  const valid = validateOutput(schema, kept).length === 0
  return { value: valid ? kept : undefined, citations: valid ? checkData(kept, seen).citations : [] }
}
