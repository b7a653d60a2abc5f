import { isObject } from '#domain/is_object'
import type { ToolName, ToolOutcome } from '../../tool.js'
import type { ToolBox } from '../../tool_box.js'
import type { AgentAnswer, AgentTurn } from '../../turn.js'
import { reasonOf } from './calls.js'

/**
 * The members of a task's inputs that are named like a tool for connected apps and contain the tool's input.
 */
const REQUESTS = ['read_list', 'plan_push'] as const satisfies readonly ToolName[]

type Said = { text: string; isDone: boolean }

/**
 * Does what a task's inputs request of connected apps: `read_list`, `plan_push`, and `approve` with
 * the ids of pushes. Returns null if they request none of these.
 */
export async function answerAppLists({ inputs }: AgentTurn, tools: ToolBox): Promise<AgentAnswer | null> {
  const calls: { tool: ToolName; input: unknown }[] = [
    ...REQUESTS.flatMap((tool) => (isObject(inputs[tool]) ? [{ tool, input: inputs[tool] }] : [])),
    ...approvedPushes(inputs).map((push_id) => ({ tool: 'push' as const, input: { push_id } })),
  ]
  if (calls.length === 0) return null
  const said: Said[] = []
  for (const { tool, input } of calls) said.push(say(tool, await tools.call(tool, input)))
  const open = said.filter(({ isDone }) => !isDone).map(({ text }) => text)
  return {
    text: said.map(({ text }) => text).join('\n\n'),
    citations: [],
    stopped: open.length > 0 ? open.join(' ') : null,
  }
}

/** Returns the ids of the pushes that the caller approves with a task. */
export function approvedPushes(inputs: Record<string, unknown>): string[] {
  const { approve } = inputs
  const ids = Array.isArray(approve) ? approve : [approve]
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))]
}

function say(tool: ToolName, outcome: ToolOutcome): Said {
  if (!outcome.ok) return { text: reasonOf(tool, outcome), isDone: false }
  const output = outcome.output as Record<string, any>
  if (tool === 'read_list') {
    const more = output.is_cut ? ' The list has more.' : ''
    return { text: `I read ${counted(output.rows.length, 'row')}.${more}`, isDone: true }
  }
  if (tool === 'plan_push') return { text: planned(output), isDone: true }
  const { status, written, changed, refused, open } = output
  const left = [
    ...(changed ? [`${counted(changed, 'row')} changed since the approval and were left out`] : []),
    ...(refused ? [`the app refused ${counted(refused, 'row')}`] : []),
    ...(open ? [`${counted(open, 'row')} are not written yet`] : []),
  ]
  const text = `The push is ${status}: ${counted(written, 'row')} written${left.map((one) => `; ${one}`).join('')}.`
  return { text, isDone: status === 'completed' && left.length === 0 }
}

function planned({ push_id: id, creates, updates, unchanged, skipped }: Record<string, any>): string {
  const rest = `${unchanged} unchanged, ${skipped} skipped`
  if (id === null) return `Nothing is to be written: ${rest}.`
  return `The push would create ${creates} and change ${updates} rows (${rest}). To approve it, repeat the task with the inputs {"approve": ["${id}"]}.`
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
