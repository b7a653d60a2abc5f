import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import type { BenchOptions } from '#bench/support/args'
import { percentiles } from '#bench/support/percentiles'
import type { BenchReport } from '#bench/support/table'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { gradeAnswer, placeIsRight, roleIsRight } from './queries/grade.js'
import { queryPeople, type TruePerson } from './queries/query_people.js'
import { type AskedQuery, readQueries } from './queries/read_queries.js'

export const flags = { explain: 'also lists every query that was not answered perfectly' }

const TYPES = ['instant', 'fast'] as const
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Answers every query of the data from one index of made-up people and grades what comes first. */
export async function run({ data, flags: { explain } }: BenchOptions): Promise<BenchReport> {
  const { queries, unknown } = await readQueries(data)
  const people = queryPeople(queries)
  const byId = new Map(people.map((one) => [one.person.person_id, one]))
  const directory = await mkdtemp(join(tmpdir(), 'bench-queries-'))
  const index = new EmbeddedIndex({ directory })
  try {
    await index.rebuild(
      'people',
      people.map(({ person }) => personDocument(person)),
      0
    )
    const rows = []
    const misses = []
    for (const type of TYPES) {
      const graded = []
      for (const query of [...queries.slice(0, 40), ...queries])
        graded.push(await answer(index, byId, query, type))
      const measured = graded.slice(-queries.length)
      const { p50, p95 } = percentiles(measured.map(({ ms }) => ms))
      rows.push({
        type,
        queries: queries.length,
        first: mean(measured.map(({ grades }) => grades.first)),
        tenth: mean(measured.map(({ grades }) => grades.tenth)),
        precision: mean(measured.map(({ grades }) => grades.precision)),
        role: mean(measured.map(({ role }) => Number(role))),
        place: mean(measured.map(({ place }) => Number(place))),
        p50,
        p95,
      })
      misses.push(...measured.filter((one) => one.grades.precision < 1 || !one.role || !one.place))
    }
    return {
      title: `People queries over ${people.length.toLocaleString('en-US')} made-up people in one index`,
      columns: COLUMNS,
      rows,
      notes: notes(queries.length, unknown, explain === undefined ? [] : misses.map(explained)),
      details: { misses },
    }
  } finally {
    await index.close()
    await rm(directory, { recursive: true, force: true })
  }
}

const COLUMNS: BenchReport['columns'] = [
  { key: 'type', label: 'type' },
  { key: 'queries', label: 'queries', align: 'right' },
  { key: 'first', label: 'R@1', align: 'right' },
  { key: 'tenth', label: 'R@10', align: 'right' },
  { key: 'precision', label: 'precision@10', align: 'right' },
  { key: 'role', label: 'role parsed', align: 'right' },
  { key: 'place', label: 'place parsed', align: 'right' },
  { key: 'p50', label: 'p50 ms', align: 'right' },
  { key: 'p95', label: 'p95 ms', align: 'right' },
]

/** One query through the whole search: parsed, planned, answered, ordered, graded. */
async function answer(
  index: EmbeddedIndex,
  byId: ReadonlyMap<string, TruePerson>,
  query: AskedQuery,
  type: (typeof TYPES)[number]
) {
  const start = performance.now()
  const plan = planSearch({ query: query.text, type, numResults: 10, filters: {} })
  const { hits } = await index.search('people', plan.query)
  const found = plan.rerank(hits.map(({ stored }) => stored as StoredPerson))
  const ms = performance.now() - start
  const graded = found.map(({ person_id: id }) => byId.get(id))
  const parsed = {
    roles: plan.parsed?.roles.map(({ name }) => name) ?? [],
    places: plan.parsed?.places.map(({ name }) => name) ?? [],
  }
  const wrong = graded.filter((one) => one && gradeAnswer([one], query).first === 0)
  return {
    type,
    text: query.text,
    asked: { role: query.roleTitle, place: query.geoName, placeType: query.geoType },
    parsed,
    person: plan.parsed?.person?.name ?? null,
    grades: gradeAnswer(graded, query),
    role: roleIsRight(parsed, query),
    place: placeIsRight(parsed, query),
    found: found.length,
    wrong: wrong.map(
      (one) => `${one?.person.title} · ${one?.city.name}, ${one?.city.admin} ${one?.city.country}`
    ),
    ms,
  }
}

type Answer = Awaited<ReturnType<typeof answer>>

const explained = ({ type, text, asked, parsed, person, grades, wrong, found }: Answer): string =>
  `${type} "${text}" asks ${asked.role} / ${asked.place}; read ${person ? `the person ${person}` : `${parsed.roles.join(', ') || 'no role'} / ${parsed.places.join(', ') || 'no place'}`}; precision ${grades.precision.toFixed(1)} of ${found} found; wrong: ${[...new Set(wrong)].slice(0, 4).join('; ') || 'none'}`

function notes(count: number, unknown: readonly string[], explanations: readonly string[]): string[] {
  return [
    'R@1: share of queries whose first result has the role in the place; R@10: with at least one such in the first ten; precision@10: share of ten places taken by such.',
    'Graded by how the people were made, with tables of roles and places apart from the product: a level on top of a role (senior, II) is that role, a specialisation is another.',
    'Role and place parsed: the words taken as the role, and as the place, are exactly those the query asks for.',
    ...(unknown.length > 0
      ? [`Left out, as the tables of truth do not know the place: ${unknown.join(', ')}.`]
      : []),
    ...(count === 0 ? ['No people_queries*.jsonl was found.'] : []),
    ...explanations,
  ]
}
