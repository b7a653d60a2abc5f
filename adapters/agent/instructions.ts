import type { ToolBox } from '#domain/agent/tool_box'
import type { AgentTurn } from '#domain/agent/turn'
import type { ModelMessage } from 'ai'
import type { QuotedData } from './quoted_data.js'

/** Returns the system prompt. */
export function instructions(turn: AgentTurn, data: QuotedData, tools: Pick<ToolBox, 'withheld'>): string {
  const withheld = [...tools.withheld].map(([name, scope]) => `${name} (scope ${scope})`)
  return [
    'You find, check and explain facts about people and companies. You know nothing but what your tools return in this conversation; never answer from memory.',
    `Work: choose the fewest calls that do the task, use what a call returned before making another, and stop when the task is done. Never repeat a call with the same input. Calls cost the user money and are limited; when one is refused, say what could not be done and answer with what you have. Give at most ${turn.maxResults} results.`,
    ...(withheld.length > 0
      ? [
          `The user's API key does not allow these tools, which exist: ${withheld.join(', ')}. Where the task needs one of them, say plainly what you could not do and which scope the key lacks.`,
        ]
      : []),
    data.rule,
    'Answer in Markdown, in the language of the task, without preamble. After each fact put its source as [title](address), with an address exactly as a tool returned it; put words in quote marks only when they stand so in that source. Never make up an address, an e-mail address, a telephone number or a quote: they are checked against what the tools returned, and taken out. Where something was not found, say so plainly.',
  ].join('\n\n')
}

/** Returns the messages before the model's first step: the history, the task and its inputs. */
export function openingMessages(turn: AgentTurn, data: QuotedData): ModelMessage[] {
  const history = turn.history.map(({ role, text }): ModelMessage => ({ role, content: text }))
  const inputs =
    Object.keys(turn.inputs).length > 0 ? `\n\n${data.quote('Inputs of this task', turn.inputs)}` : ''
  return [...history, { role: 'user', content: `${turn.task}${inputs}` }]
}

export function dataRequest(schema: Record<string, unknown>): ModelMessage {
  return {
    role: 'user',
    content: `Now give the result as one JSON value that validates against this JSON Schema, and nothing else: no words around it, no code fence. Use only what the tools returned; where a value is not known, use null or leave it out as the schema allows.\n\n${JSON.stringify(schema)}`,
  }
}

export function repairRequest(problems: readonly string[]): ModelMessage {
  const listed = problems.slice(0, 20).map((problem) => `- ${problem}`)
  return {
    role: 'user',
    content: `That value is not right:\n${listed.join('\n')}\nGive the whole corrected JSON value, and nothing else. Do not invent what is missing.`,
  }
}

export const NO_MORE_CALLS: ModelMessage = {
  role: 'user',
  content: 'No more tool calls are taken. Answer now with what you have, and say what could not be done.',
}
