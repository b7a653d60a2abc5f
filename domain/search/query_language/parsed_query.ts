import type { PlaceAlternatives } from '#domain/people/places/places'
import type { Seniority } from '#domain/people/titles/seniorities'
import type { FundingStage } from '../request.js'

/** A role of a query. A person matches by `sequences`, `levels` or `employed`. */
export type QueryRole = {
  /** The role in the query's words. */
  name: string
  /** Roles that the current title may contain. */
  sequences: string[][]
  /** Levels that match together with a title that contains `about`: `engineering leaders`. */
  levels?: { of: Seniority[]; about: string[][] }
  /** Companies that match together with the remaining role: `acme engineers`. */
  employed?: { company: string; sequences: string[][] }[]
  /** A longer form that ranks higher, such as `fintech product manager` for a product manager. */
  wish?: string[][]
  /**
   * Set if the role has words outside the lexicon. It then counts as a role only if a title in the index
   * contains it.
   */
  unsure?: true
  /**
   * The field before the known part of a role, such as `recommender systems` before `engineer`. Texts of
   * people without a title may state the field.
   */
  field?: string[]
}

/**
 * A place. `prefer`: terms of the best-known place with this name. `wider`: its surroundings.
 * `unsure`: neither a preposition nor a capital announces it, so it may be a word.
 */
export type QueryPlace = {
  name: string
  kind: string
  filter: PlaceAlternatives
  prefer: string[]
  wider?: PlaceAlternatives
  unsure?: true
}

export type QueryPerson = {
  name: string
  /** A company given with the name. */
  company: string | null
  /** Whether `at` or a similar word names the company, which is then hard in the index. */
  isAt: boolean
  /** Whether the name may be a company (`Goldman Sachs`), whose employees then match too. */
  orCompany: boolean
}

/** `link`: the `linkKey` of a URL. `handle`: a lower-case handle on any network. */
export type QueryIdentity = { by: 'link' | 'handle' | 'email'; value: string }

export type ParsedQuery = {
  text: string
  /** A profile address, handle or e-mail address. With it, nothing else is hard. */
  identity: QueryIdentity | null
  /** The named person. With it, only a stated employer is hard. */
  person: QueryPerson | null
  /** The whole query, if it could be a name: `Chad Caldwell`, which also parses as two places. */
  perhapsName: string | null
  /** At least one of these must match. */
  roles: QueryRole[]
  /** Current employers. At least one of these or of `affiliations` must match. */
  companies: string[]
  /** Companies or schools, now or before: `engineers from Stanford`. */
  affiliations: string[]
  /** Words of `rest` that are current employers if somebody in the index works there. */
  perhapsCompanies: { name: string; words: string[] }[]
  places: QueryPlace[]
  /** `words`: groups of words that must not all occur in a person's title, employer and texts. */
  excluded: { roles: QueryRole[]; companies: string[]; places: QueryPlace[]; words: string[][] }
  /** Quoted words and operands of AND and OR: of each group, one alternative must occur. */
  required: string[][][]
  /** Hints that rank and never filter. */
  preferences: {
    roles: QueryRole[]
    companies: string[]
    places: QueryPlace[]
    pastCompanies: string[]
    /** `said`: the sector in the query's words. */
    sectors: { name: string; said: string; industries: readonly string[] }[]
    skills: string[]
    seniority: Seniority[]
    /** Years of experience; 0 if not stated. */
    years: number
  }
  /** Not matched as text. The types auto and deep verify them. */
  fundingStages: FundingStage[]
  /** The remaining words, which rank as text. */
  rest: string[]
  /** The words of phrases that are not hard places. They rank as text too, but lower. */
  said: string[]
  /** The query without its hard places. Empty if it says nothing else. Its meaning ranks. */
  topic: string
}

export const emptyQuery = (text: string): ParsedQuery => ({
  text,
  identity: null,
  person: null,
  perhapsName: null,
  roles: [],
  companies: [],
  affiliations: [],
  perhapsCompanies: [],
  places: [],
  excluded: { roles: [], companies: [], places: [], words: [] },
  required: [],
  preferences: {
    roles: [],
    companies: [],
    places: [],
    pastCompanies: [],
    sectors: [],
    skills: [],
    seniority: [],
    years: 0,
  },
  fundingStages: [],
  rest: [],
  said: [],
  topic: '',
})
