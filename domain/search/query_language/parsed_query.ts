import type { PlaceAlternatives } from '#domain/people/places/places'
import type { Seniority } from '#domain/people/titles/seniority'
import type { FundingStage } from '../request.js'

/** A role of a query, matched in any of its ways. */
export type QueryRole = {
  /** In the query's words. */
  name: string
  /** The current title contains one of these. */
  sequences: string[][]
  /** Or the person has one of these levels, with `about` in the title: `engineering leaders`. */
  levels?: { of: Seniority[]; about: string[][] }
  /** Or the person works for this company in the rest of the role: `acme engineers`. */
  employed?: { company: string; sequences: string[][] }[]
  /** A longer form that ranks higher: for `fintech product manager`, a product manager suffices. */
  wish?: string[][]
}

/** A place. `prefer` are terms of the best-known place of its name, `wider` its surroundings. */
export type QueryPlace = {
  name: string
  kind: string
  filter: PlaceAlternatives
  prefer: string[]
  wider?: PlaceAlternatives
}

/** The person that a query names. */
export type QueryPerson = {
  name: string
  /** A company given with the name, which only ranks. */
  company: string | null
  /** The words may also be a company, such as `Goldman Sachs`; its people then match too. */
  orCompany: boolean
}

/** A parsed query: hard conditions, exclusions and preferences. */
export type ParsedQuery = {
  text: string
  /** The named person; then nothing else is hard. */
  person: QueryPerson | null
  /**
   * The whole query if it could also be a name, such as `Chad Caldwell`, which reads as two places.
   */
  perhapsName: string | null
  /** Any of these must match. */
  roles: QueryRole[]
  /** Any of these is the current employer. */
  companies: string[]
  /** Any of these companies or schools, now or before (`engineers from Stanford`). */
  affiliations: string[]
  places: QueryPlace[]
  excluded: { roles: QueryRole[]; companies: string[]; places: QueryPlace[] }
  /** Hints that rank and never filter. */
  preferences: {
    roles: QueryRole[]
    companies: string[]
    places: QueryPlace[]
    pastCompanies: string[]
    sectors: { name: string; industries: readonly string[] }[]
    skills: string[]
    seniority: Seniority[]
  }
  /** Never matched as text; auto and deep verify them. */
  fundingStages: FundingStage[]
  /** The remaining words, which rank as text. */
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
