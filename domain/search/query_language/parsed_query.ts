import type { PlaceAlternatives } from '#domain/people/places/places'
import type { Seniority } from '#domain/people/seniority'
import type { FundingStage } from '../request.js'

/** A role of a query: a title has to hold one of `sequences`; `wish` is a longer form that ranks higher. */
export type QueryRole = { name: string; sequences: string[][]; wish?: string[][] }

/** A place of a query; `prefer` are place terms of the best-known one of its name, `wider` the area around it. */
export type QueryPlace = {
  name: string
  kind: string
  filter: PlaceAlternatives
  prefer: string[]
  wider?: PlaceAlternatives
}

/** What a query says: what has to hold, what must not, and what would be good. */
export type ParsedQuery = {
  text: string
  /** Who is named, with the company given as a clue (SR-072); then nothing else is hard. */
  person: { name: string; company: string | null } | null
  /** Any of these (SR-063). */
  roles: QueryRole[]
  companies: string[]
  places: QueryPlace[]
  excluded: { roles: QueryRole[]; companies: string[]; places: QueryPlace[] }
  /** Hints that rank and never filter (SR-065 to SR-067). */
  wishes: {
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
