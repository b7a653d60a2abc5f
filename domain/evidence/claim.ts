export type EntityKind = 'person' | 'company'

/** How a claim was extracted. Source weights depend on it. */
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
  /** A sentence with an occupation but no employer, such as `I am a keen sailor`. */
  | 'trait'
  | 'link'
  /** Proposed by a page reader and checked against its quote. */
  | 'model'
  /** Found by the learned reader (`domain/guesses`) in pages about a row. Only votes have this method. */
  | 'guess'

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

/** Dates are ISO 8601 with the stated precision: `2019`, `2019-05` or `2019-05-02`. */
export type ClaimValue = {
  name: string
  title: string
  company: string
  location: string
  email: string
  phone: string
  website: string
  /** A profile URL. */
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
    /** Set if the studies go on, so the degree is not yet held. */
    current?: true
  }
  /**
   * Any other labelled value, for custom columns, with the page's own label. A known fact gets a second
   * claim, whose label comes from `extract/labels/properties.ts` and is the same in all languages.
   */
  property: { label: string; value: string }
}

/** A statement of a page about a person or company. */
export type Claim = {
  [F in ClaimField]: {
    field: F
    value: ClaimValue[F]
    /** Verbatim from the text, title, structured data or an `href`; at most 300 characters. */
    quote: string
    method: ClaimMethod
    /** The statement's date on the page (a dateline, `as of`), or null. */
    statedAt: string | null
    /** Whether the page states a former fact, such as a former title or employer. */
    past: boolean
  }
}[ClaimField]

/** One subject on one page, with all claims about it. */
export type Mention = {
  entity: EntityKind
  /** As written on the page; null if the page belongs to the subject but contains no name. */
  name: string | null
  /** Whether the page is the subject's own site or profile. */
  own: boolean
  /** The address of the subject's own site. Missing if the site is the page's whole host. */
  home?: string
  /** The subject's URLs: the page if `own`, rel=me links, and profile links beside the name. */
  links: string[]
  claims: Claim[]
}
