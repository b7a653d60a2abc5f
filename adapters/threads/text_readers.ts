import { TurnReader } from '#domain/agent/rules/read/turn_reader'
import type { Request } from '#domain/agent/rules/request'
import type { AgentTurn } from '#domain/agent/turn'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { QueryReader } from '#domain/search/query_language/query_reader'
import type { SetSearchText } from '#domain/sets/read_set_search'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import type { LongTexts } from './long_texts.js'

export class ThreadQueryReader extends QueryReader {
  constructor(private readonly texts: LongTexts) {
    super()
  }

  override read(query: string, workspaceId: string): Promise<ParsedQuery> {
    return this.texts.run('query', [query], { caller: workspaceId, length: query.length })
  }
}

export class ThreadSetSearchReader extends SetSearchReader {
  constructor(private readonly texts: LongTexts) {
    super()
  }

  override read(query: string, criteria: readonly string[], workspaceId: string): Promise<SetSearchText> {
    const length = query.length + lengthOf(criteria)
    return this.texts.run('setSearch', [query, criteria], { caller: workspaceId, length })
  }
}

export class ThreadTurnReader extends TurnReader {
  constructor(private readonly texts: LongTexts) {
    super()
  }

  override read({ task, inputs, history }: AgentTurn): Promise<Request> {
    const said = history.map(({ text }) => text)
    const length = task.length + lengthOf(said) + JSON.stringify(inputs).length
    // Each turn is a caller of its own, because a workspace has few concurrent runs.
    const turn = { task, inputs, history }
    return this.texts.run('turn', [turn], { caller: turn, length })
  }
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((total, { length }) => total + length, 0)
