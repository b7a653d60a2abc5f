import { parsedCriterion, queryText } from '#app/search/search_schema'
import { itemProperties } from '#app/sets/set_schema'
import { cell } from '#app/datasets/dataset_schema'
import { personData } from '#app/profiles/person_schema'
import { runStatus } from '#app/runs/run_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { notBlank, s } from '#app/shared/schema/schema'

const PEOPLE = '/workspaces/:workspace/people'
/** Maximum number of results of one search. */
const MAX_RESULTS = 150
const text = s.string().nullable()
const { id, status, criteria } = itemProperties

export const statement = s.object({
  fact: s.string(),
  value: s.string(),
  confidence: s.number(),
  url: s.string(),
  quote: s.string(),
  observed_at: s.string(),
})

const commonValues = s.array(s.object({ value: s.string(), people: s.integer() }))

const record = s.object({
  source: text,
  url: text,
  read_at: text,
  name: s.string(),
  title: text,
  company: text,
  location: text,
})

export const parseQueryOperation = defineConsoleOperation({
  id: 'console.people.parse',
  method: 'POST',
  path: `${PEOPLE}/parse`,
  summary: 'Read the criteria of a query, without a search',
  access: 'member',
  body: s.object({ query: queryText }),
  success: { 200: s.object({ criteria: s.array(parsedCriterion) }) },
})

export const readIndexSizeOperation = defineConsoleOperation({
  id: 'console.people.index',
  method: 'GET',
  path: `${PEOPLE}/index`,
  summary: 'Read how many people and companies searches look through',
  access: 'member',
  success: {
    200: s.object({
      people: s.integer(),
      companies: s.integer(),
      common: s
        .object({ title: commonValues, location: commonValues, industry: commonValues })
        .describe('The most common values, and the people who have each'),
    }),
  },
})

export const suggestSchoolsOperation = defineConsoleOperation({
  id: 'console.people.schools',
  method: 'GET',
  path: `${PEOPLE}/schools`,
  summary: 'Complete the name of a school, most frequent first',
  access: 'member',
  query: s.object({ prefix: s.string({ min: 1, max: 100, ...notBlank }) }),
  success: { 200: s.object({ suggestions: s.array(s.object({ value: s.string() })) }) },
})

export const exportPeopleOperation = defineConsoleOperation({
  id: 'console.people.export',
  method: 'POST',
  path: `${PEOPLE}/exports`,
  summary: 'Record an export of search results, and read which people may be exported',
  access: 'member',
  body: s.object({ person_ids: s.array(s.string({ max: 100 }), { min: 1, max: MAX_RESULTS }) }),
  success: {
    200: s.object({
      person_ids: s
        .array(s.string())
        .describe('The people whom the workspace found and who were not erased since then'),
    }),
  },
})

export const readEvidenceOperation = defineConsoleOperation({
  id: 'console.people.evidence',
  method: 'POST',
  path: `${PEOPLE}/evidence`,
  summary: 'Read what sources state about people whom a search of the workspace returned',
  access: 'member',
  body: s.object({ person_ids: s.array(s.string({ max: 100 }), { min: 1, max: MAX_RESULTS }) }),
  success: {
    200: s.object({
      people: s.array(
        s.object({
          person_id: s.string(),
          records: s.array(record).describe('What each source states, newest first'),
          statements: s.array(statement).describe('What pages state, with quotes'),
        })
      ),
    }),
  },
})

export const readPersonOperation = defineConsoleOperation({
  id: 'console.people.read',
  method: 'GET',
  path: `${PEOPLE}/:person`,
  summary: 'Read a person with the sources, and where the workspace holds the person',
  access: 'member',
  success: {
    200: s.object({
      person: s.object({
        person_id: s.string(),
        name: s.string(),
        headline: text,
        title: text,
        company: text,
        location: text,
        pronet: text,
        website: text,
        socials: s.record(s.string()),
        experience: s
          .array(s.object({ title: text, company: text, start: text, end: text }))
          .describe('Positions, latest first, as records of the index state them'),
        education: s.array(s.object({ school: text, degree: text, field: text, start: text, end: text })),
      }),
      records: s.array(record).describe('What each source states, newest first'),
      statements: s
        .array(statement)
        .describe('Statements of the pages on which the workspace found the person'),
      sets: s.array(
        s.object({ id: s.string(), title: text, item: id, status, criteria, added_at: s.string() })
      ),
      datasets: s.array(
        s.object({
          ...{ id: s.string(), index: s.integer(), cells: s.record(cell), created_at: s.string() },
          title: s.string(),
        })
      ),
    }),
  },
})

export const readProfileOperation = defineConsoleOperation({
  id: 'console.people.profile',
  method: 'GET',
  path: `${PEOPLE}/:person/profile`,
  summary: "Read the workspace's newest profile run of a person, and the last completed profile",
  access: 'member',
  success: {
    200: s.object({
      newest_run: s
        .object({ run_id: s.string(), status: runStatus })
        .nullable()
        .describe('The newest profile run, whatever its state'),
      last_completed: s
        .object({
          run_id: s.string(),
          finished_at: text,
          profile: personData,
          statements: s.array(statement).describe('What the pages of the profile state, with quotes'),
        })
        .nullable()
        .describe('The newest completed profile run'),
    }),
  },
})
