import { s } from './schema.js'

/** The query of a list that is read in pages. */
export const pageQuery = {
  limit: s.integerText({ min: 1, max: 500 }).default(100).optional(),
  cursor: s.string({ min: 1, max: 200 }).describe('The next_cursor of the previous page.').optional(),
}

/** The query of a list of jobs. Its limit is lower, because a job is larger than a row. */
export const jobsQuery = {
  ...pageQuery,
  limit: s.integerText({ min: 1, max: 100 }).default(100).optional(),
}

export const nextCursor = s.string().nullable().describe('Null on the last page.')
