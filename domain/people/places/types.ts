/** A city of the gazetteer. `id` is its GeoNames id, `admin` the GeoNames admin1 code; coordinates in degrees. */
export type City = {
  id: number
  name: string
  country: string
  admin: string
  population: number
  latitude: number
  longitude: number
  /** A capital or the seat of a first-level division. */
  seat: boolean
  /** A section of a larger city. */
  district: boolean
}

/** A first-level division: `id` as in `us-tx`, `code` the postal or ISO code in capitals, '' when none is known. */
export type State = { id: string; country: string; admin: string; name: string; code: string; keys: string[] }

/** A metropolitan area (circles of cities) or a region (states, countries). `id` as in `metro:dfw`, `region:dach`. */
export type Area = {
  id: string
  kind: 'metro' | 'region'
  name: string
  keys: string[]
  /** The country and the state that hold all of it, where one does. */
  country: string | null
  state: string | null
}

/** A place as a record gives it; any part may be missing, coded, or hold more than its name says. */
export type PlaceFields = { city?: string | null; state?: string | null; country?: string | null }

/** What is known of a record's place. `terms` are exact index terms of every place it lies in. */
export type PlaceFacets = {
  terms: string[]
  city: string | null
  state: string | null
  country: string | null
  /** ISO 3166-1 alpha-2, capitals. */
  countryCode: string | null
}

/** Any alternative matches when each of its groups has one of its terms: OR of AND of OR. None at all matches nothing. */
export type PlaceAlternatives = string[][][]

export type PlaceKind = 'city' | 'state' | 'country' | 'metro' | 'region'

/** A place named in a query; `start` and `end` (exclusive) are token positions, `score` lies in 0..1. */
export type PlaceMention = {
  start: number
  end: number
  /** As the query has it, without "area" after a name. */
  name: string
  kind: PlaceKind
  filter: PlaceAlternatives
  score: number
  /** The known spelling, when the query's is misspelt. */
  corrected?: string
  /** The metropolitan area around a city that the query called an area. */
  wider?: PlaceAlternatives
  /** Terms of the best-known place of that name, to rank it above its namesakes. */
  prefer: string[]
}
