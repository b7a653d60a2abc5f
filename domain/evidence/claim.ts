export type EntityKind = 'person' | 'company'

/** How a claim was read; sources are weighed by it. */
export type ClaimMethod =
  | 'json-ld'
  | 'microformats2'
  | 'rel-me'
  | 'meta'
  | 'label'
  | 'card'
  | 'profile'
  | 'heading'
  | 'sentence'
  | 'link'

export type ClaimField =
  | 'name'
  | 'title'
  | 'company'
  | 'location'
  | 'email'
  | 'phone'
  | 'website'
  | 'social'
  | 'description'
  | 'founded_year'
  | 'headquarters'
  | 'headcount'
  | 'industry'
  | 'funding'
  | 'employment'
  | 'education'
  | 'property'

export type FundingRound =
  | 'pre_seed'
  | 'seed'
  | 'series_a'
  | 'series_b'
  | 'series_c'
  | 'series_d_plus'
  | 'public'
  | 'bootstrapped'

/** Dates are ISO 8601, as precise as stated: `2019`, `2019-05` or `2019-05-02`. */
export type ClaimValue = {
  name: string
  title: string
  company: string
  location: string
  email: string
  phone: string
  website: string
  /** A profile URL; its network is told by the table of networks. */
  social: string
  description: string
  founded_year: number
  headquarters: string
  /** A range as stated (`51-200`, `10001+`) or one number as text. */
  headcount: string
  industry: string
  funding: { stage: FundingRound | null; date: string | null; amount: string | null }
  employment: {
    title: string | null
    company: string
    start: string | null
    end: string | null
    current: boolean
  }
  education: {
    school: string
    degree: string | null
    field: string | null
    start: string | null
    end: string | null
  }
  /**
   * Whatever else a page says as label and value, for custom columns: under the page's own label, and what is known besides under
   * the labels of `extract/properties.ts`, whatever the language.
   */
  property: { label: string; value: string }
}

/** What a page says of someone, in its own words. */
export type Claim = {
  [F in ClaimField]: {
    field: F
    value: ClaimValue[F]
    /** Verbatim in the page's text, its title, the source of its structured data or a link's `href`; at most 300 characters. */
    quote: string
    method: ClaimMethod
    /** The date the page gives for the statement (a dateline, `as of`); null where it gives none. */
    statedAt: string | null
    /** The page says it is no longer so: a former title, a past employer, an old name. */
    past: boolean
  }
}[ClaimField]

/** One subject on one page with everything the page says of it. */
export type Mention = {
  entity: EntityKind
  /** As the page writes it; null where the page is theirs but names nobody. */
  name: string | null
  /** The page is this subject's own site or profile. */
  own: boolean
  /** URLs the page ascribes to the subject: the page itself where `own`, rel=me and profile links beside the name. */
  links: string[]
  claims: Claim[]
}
