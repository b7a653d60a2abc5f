import { AgentEngine } from '../agent_engine.js'
import { validateOutput } from '../schema/validate_output.js'
import type { ToolBox } from '../tool_box.js'
import type { AgentAnswer, AgentTurn } from '../turn.js'
import { ABILITIES, writeAnswer } from './answer/write_answer.js'
import { type ComparisonResult, outcomeOf } from './answer/winner.js'
import { fillSchema } from './fill/fill_schema.js'
import { mainList } from './fill/lists.js'
import { Findings, factValue } from './findings.js'
import { planOf } from './plan/plan.js'
import { TurnReader } from './read/turn_reader.js'
import { withSchema } from './read/with_schema.js'
import type { Request } from './request.js'
import { answerAppLists } from './work/app_lists.js'
import { Calls } from './work/calls.js'
import { runSteps } from './work/run_steps.js'
import { answerLookalikes } from '../lookalikes/answer_lookalikes.js'

/**
 * Answers turns without a language model. Reads the task by rules, plans tool calls, runs them in
 * order, and reports findings with sources and gaps. The same turn and outcomes lead to the same
 * calls.
 */
export class RuleEngine extends AgentEngine {
  constructor(private readonly reader = new TurnReader()) {
    super()
  }

  async answer(
    turn: AgentTurn,
    tools: ToolBox,
    onText: (text: string) => void,
    signal: AbortSignal
  ): Promise<AgentAnswer> {
    signal.throwIfAborted()
    if (turn.lookalikes)
      return emitted(await answerLookalikes(turn.lookalikes, turn.maxResults, tools, signal), onText)
    const ofLists = await answerAppLists(turn, tools)
    if (ofLists) return emitted(ofLists, onText)
    return emitted(await answerTask(turn, await this.reader.read(turn), tools, signal), onText)
  }
}

async function answerTask(
  turn: AgentTurn,
  read: Request,
  tools: ToolBox,
  signal: AbortSignal
): Promise<AgentAnswer> {
  signal.throwIfAborted()
  const { request, questions } = turn.outputSchema
    ? withSchema(read, turn.outputSchema)
    : { request: read, questions: new Map<string, string>() }
  const steps = planOf(request, turn.maxResults)
  if (steps.length === 0) return notUnderstood(request)
  const findings = new Findings()
  await runSteps(steps, request, turn, questions, new Calls(tools, findings, signal))
  noteUnknown(request, findings)
  const outcome = request.shape === 'compare' ? outcomeOf(request, findings) : null
  const stopped = stoppedOf(request, findings)
  const { text, citations } = writeAnswer(request, findings, outcome, stopped)
  const answer: AgentAnswer = { text, citations, stopped }
  return turn.outputSchema ? structured(answer, turn.outputSchema, request, findings, outcome) : answer
}

function structured(
  answer: AgentAnswer,
  schema: Record<string, unknown>,
  request: Request,
  findings: Findings,
  outcome: ComparisonResult | null
): AgentAnswer {
  const winner = outcome?.winner?.name ?? null
  const { value, missing, citations } = fillSchema(schema, { request, findings, winner, text: answer.text })
  const cited = [...answer.citations, ...citations].filter(
    (one, i, all) => all.findIndex(({ url, quote }) => url === one.url && quote === one.quote) === i
  )
  const problems = value === undefined ? missing : validateOutput(schema, value)
  if (value !== undefined && problems.length === 0) return { ...answer, structured: value, citations: cited }
  const why = `The structured output is incomplete: ${problems.length > 0 ? problems.join('; ') : 'no finding fits it'}.`
  return {
    ...answer,
    text: withReason(answer, why),
    stopped: answer.stopped ? `${answer.stopped}\n\n${why}` : why,
  }
}

/** Adds a reason for an incomplete answer to the text, after the other reasons. */
const withReason = ({ text, stopped }: AgentAnswer, why: string): string =>
  stopped === null ? `${text}\n\n${why}` : text.replace(stopped, () => `${stopped}\n\n${why}`)

/** Records requested facts about named companies that no source states. The answer mentions the gaps. */
function noteUnknown(request: Request, findings: Findings): void {
  const { subject, companyFields, shape } = request
  if (subject !== 'companies' || shape !== 'facts') return
  for (const company of findings.companies)
    for (const key of companyFields)
      if (factValue(company, key) === undefined && key !== 'city' && key !== 'country') {
        const name = key.replace(/^custom\.|^socials\./, '').replaceAll('_', ' ')
        findings.notKnown(`${name} of ${company.name}: not found.`)
      }
}

function stoppedOf(request: Request, findings: Findings): string | null {
  const { count, shape, refused } = request
  const found = mainList(request, findings).length
  const few =
    shape === 'list' && count !== null && found < count ? [`Found ${found} of the ${count} requested.`] : []
  const reasons = [...findings.stopped, ...few, ...refused.map((why) => `I cannot ${why}.`)]
  return reasons.length > 0 ? reasons.join(' ') : null
}

function notUnderstood({ refused }: Request): AgentAnswer {
  const why = refused.map((one) => `I cannot ${one}.`).join(' ') || 'I did not understand what to look up.'
  return { text: `${why}\n\n${ABILITIES}`, citations: [], stopped: why }
}

function emitted(answer: AgentAnswer, onText: (text: string) => void): AgentAnswer {
  for (const [i, paragraph] of answer.text.split('\n\n').entries())
    onText(i === 0 ? paragraph : `\n\n${paragraph}`)
  return answer
}
