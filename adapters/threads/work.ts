import { understand } from '#domain/agent/rules/read/understand'
import { readPage } from '#domain/evidence/read_page'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { readSetSearch } from '#domain/sets/read_set_search'

/** Functions that threads run by name. All are pure, with cloneable arguments and results. */
const WORK = {
  page: readPage,
  query: parseQuery,
  setSearch: readSetSearch,
  turn: understand,
}

type Work = typeof WORK
export type WorkName = keyof Work
export type Arguments<Name extends WorkName> = Parameters<Work[Name]>
export type Result<Name extends WorkName> = ReturnType<Work[Name]>

export function run<Name extends WorkName>(name: Name, args: Arguments<Name>): Result<Name> {
  const work = WORK[name] as unknown as (...args: Arguments<Name>) => Result<Name>
  return work(...args)
}
