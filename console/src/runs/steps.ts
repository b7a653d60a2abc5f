import { hostOf } from '../shared/proof'
import type { Chunk } from './agent'
import type { Run, RunEvent } from './runs'

/** A step of a run: what happened, from when until when, and what it cost. */
export type Step = {
  key: string
  text: string
  /** Further words, such as the result of a call. */
  detail?: string
  /** When it began, if it took time. */
  from?: string
  at: string
  credits?: number
  isBad?: boolean
  /** What an event of an unknown type holds. */
  data?: unknown
}

const CITED = 'Cited'

/** Describes the step that filled a row. The argument is the index of the row. */
export type RowDetails = (index: number) => Pick<Step, 'text' | 'detail' | 'credits'> | null

/**
 * Returns the steps of a run, oldest first. `rowDetails` names the rows of a dataset; `costs` has the
 * credits of tool calls by id.
 */
export function stepsOf(
  run: Run,
  rowDetails: RowDetails = () => null,
  costs: ReadonlyMap<string, number> = new Map()
): Step[] {
  const steps: Step[] = [{ key: 'requested', text: 'Requested', at: run.created_at }]
  if (run.started_at) steps.push({ key: 'started', text: 'Started', at: run.started_at })
  const calls = new Map<string, Step>()
  let writing: Step | null = null
  for (const event of run.events) {
    const chunk = event.type === 'agent.chunk' ? (event.data as Chunk & Record<string, unknown>) : null
    if (chunk?.type === 'text-delta') {
      // The deltas of one text are one step, which ends with the last of them.
      if (writing) writing.at = event.created_at
      else {
        writing = stepOf(event, { text: 'Wrote the answer', from: event.created_at })
        steps.push(writing)
      }
      continue
    }
    if (chunk?.type === 'tool-input-available') {
      const call = stepOf(event, {
        text: `Called ${chunk.toolName}`,
        detail: inShort(chunk.input),
        from: event.created_at,
      })
      calls.set(chunk.toolCallId, call)
      steps.push(call)
    } else if (chunk?.type === 'tool-output-available' || chunk?.type === 'tool-output-error') {
      const call = calls.get(chunk.toolCallId)
      if (!call) continue
      call.at = event.created_at
      call.credits = costs.get(chunk.toolCallId)
      if (chunk.type === 'tool-output-error') {
        call.isBad = true
        call.detail = chunk.errorText
      } else call.detail = [call.detail, resultOf(chunk.output)].filter(Boolean).join(' → ')
    } else if (chunk?.type === 'source-url') {
      const site = hostOf(String(chunk.url))
      const last = steps.at(-1)!
      // Consecutive citations are one step.
      if (last.text === CITED) last.detail = `${last.detail}, ${site}`
      else steps.push(stepOf(event, { text: CITED, detail: site }))
    } else if (chunk) {
      if (String(chunk.type) === 'data-structured_output')
        steps.push(stepOf(event, { text: 'Returned structured output' }))
    } else steps.push(stepOf(event, wordsOf(event, rowDetails)))
    writing = null
  }
  return steps
}

const stepOf = ({ seq, created_at }: RunEvent, words: Partial<Step>): Step => ({
  key: String(seq),
  text: '',
  at: created_at,
  ...words,
})

function wordsOf({ type, data }: RunEvent, rowDetails: RowDetails): Partial<Step> {
  const details = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  if (type === 'dataset.progress') {
    const progress = `${details.rows_completed} of ${details.row_count} rows filled`
    const row = rowDetails(Number(details.index))
    return row ? { ...row, detail: [row.detail, progress].filter(Boolean).join(' · ') } : { text: progress }
  }
  if (type === 'batch.progress')
    return { text: `${details.people_completed} of ${details.people_count} people looked up` }
  if (type === 'run.completed') return { text: 'Completed' }
  if (type === 'run.failed') return { text: 'Failed', isBad: true }
  if (type === 'run.cancelled') return { text: 'Cancelled' }
  return { text: type, data: Object.keys(details).length > 0 ? data : undefined }
}

/** The arguments of a call in a line: texts and numbers as they are, lists and objects left out. */
export function inShort(input: unknown): string {
  if (typeof input !== 'object' || input === null) return String(input ?? '')
  return Object.entries(input)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => (name === 'query' || name === 'task' ? `“${value}”` : `${name} ${value}`))
    .join(', ')
}

/** The result of a call in a few words: how many entries its first list has. */
export function resultOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const list = Object.entries(output).find(([, value]) => Array.isArray(value)) as
    | [string, unknown[]]
    | undefined
  return list ? `${list[1].length} ${list[0]}` : null
}
