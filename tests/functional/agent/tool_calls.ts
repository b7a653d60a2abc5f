import type { ApiClient } from '@japa/api-client'
import type { ToolName, ToolOutcome } from '#domain/agent/tool'
import { startWorker } from '#tests/functional/datasets/fixture'
import { answered, thinks } from './fixture.js'

/** Makes tool calls in one run of a customer. Returns their outcomes and the cost of the run. */
export async function calls(
  client: ApiClient,
  secret: string,
  wanted: [ToolName, object][],
  body: object = {}
): Promise<{ outcomes: ToolOutcome[]; used: number }> {
  const outcomes: ToolOutcome[] = []
  thinks(async (_turn, tools) => {
    for (const [tool, input] of wanted) outcomes.push(await tools.call(tool, input))
    return {}
  })
  const stop = await startWorker()
  try {
    const done = await answered(client, secret, { max_acu: 64, ...body })
    done.assertStatus(200)
    return { outcomes, used: done.body().meta.acu_used }
  } finally {
    await stop()
  }
}

/** Returns the output of a call. Throws if the call failed. */
export function output(outcome: ToolOutcome): any {
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`)
  return outcome.output
}
