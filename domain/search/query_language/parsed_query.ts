import type { PlaceAlternatives } from '#domain/people/places/places'
import type { Seniority } from '#domain/people/titles/seniority'
import type { FundingStage } from '../request.js'

/** A role of a query, met in any of its ways. */
export type QueryRole = {
  /** As the query has it. */
  name: string
  /** The current title holds one of these. */
  sequences: string[][]
  /** Or the person is at one of these levels, and the title holds one of `about` where there are any: `engineering leaders`. */
  levels?: { of: Seniority[]; about: string[][] }
  /** Or works for this company and holds the rest of the role: `acme engineers`. */
  employed?: { company: string; sequences: string[][] }[]
  /** A longer form that ranks higher: `fintech product manager` where a product manager will do. */
  wish?: string[][]
}

/** A place of a query; `prefer` are place terms of the best-known one of its name, `wider` the area around it. */
export type QueryPlace = {
  name: string
  kind: string
  filter: PlaceAlternatives
  prefer: string[]
  wider?: PlaceAlternatives
}

/** Who a query names. */
export type QueryPerson = {
  name: string
  /** A company given as a clue: it only ranks (SR-072). */
  company: string | null
  /** The words could as well be a company, whose people will do then: `Goldman Sachs`. */
  orCompany: boolean
}

/** What a query says: what has to hold, what must not, and what would be good. */
export type ParsedQuery = {
  text: string
  /** Who is named; then nothing else is hard. */
  person: QueryPerson | null
  /** The whole query, where it can be a name although it reads as something else: `Chad Caldwell`, two places. */
  perhapsName: string | null
  /** Any of these (SR-063). */
  roles: QueryRole[]
  /** Any of these: employed there now. */
  companies: string[]
  /** Any of these, companies or schools: there now or before (`engineers from Stanford`). */
  affiliations: string[]
  places: QueryPlace[]
  excluded: { roles: QueryRole[]; companies: string[]; places: QueryPlace[] }
  /** Hints that rank and never filter (SR-065 to SR-067). */
  preferences: {
    roles: QueryRole[]
    companies: string[]
    places: QueryPlace[]
    pastCompanies: string[]
    sectors: { name: string; industries: readonly string[] }[]
    skills: string[]
    seniority: Seniority[]
  }
  /** Never matched as text (SR-064); auto and deep verify them. */
  fundingStages: FundingStage[]
  /** Words left over: they rank by text. */
  rest: string[]
}

export const emptyQuery = (text: string): ParsedQuery => ({
  text,
  person: null,
  perhapsName: null,
  roles: [],
  companies: [],
  affiliations: [],
  places: [],
  excluded: { roles: [], companies: [], places: [] },
  preferences: {
    roles: [],
    companies: [],
    places: [],
    pastCompanies: [],
    sectors: [],
    skills: [],
    seniority: [],
  },
  fundingStages: [],
  rest: [],
})
