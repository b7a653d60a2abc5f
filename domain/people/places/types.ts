/** A city. `id` and `admin` (admin1) are from GeoNames. Coordinates are in degrees. */
export type City = {
  id: number
  name: string
  country: string
  admin: string
  population: number
  latitude: number
  longitude: number
  /** The capital of a country or state. */
  seat: boolean
  /** A section of a larger city. */
  district: boolean
}

/** A state, such as `us-tx`. `code` is the postal or ISO code in capitals, or ''. */
export type State = { id: string; country: string; admin: string; name: string; code: string; keys: string[] }

/** A metropolitan area (circles) or region (states, countries): `metro:dfw`, `region:dach`. */
export type Area = {
  id: string
  kind: 'metro' | 'region'
  name: string
  keys: string[]
  /** The country and state that contain the whole area, or null. */
  country: string | null
  state: string | null
}

/** A place as in a record. Parts may be missing, be codes, or contain other parts. */
export type PlaceFields = { city?: string | null; state?: string | null; country?: string | null }

/** A resolved place. `terms` are exact index terms of every place that contains it. */
export type PlaceFacets = {
  terms: string[]
  city: string | null
  state: string | null
  country: string | null
  /** ISO 3166-1 alpha-2 in capitals. */
  countryCode: string | null
}

/** OR of ANDs of ORs of terms. Empty matches nothing. */
export type PlaceAlternatives = string[][][]

export type PlaceKind = 'city' | 'state' | 'country' | 'metro' | 'region'

/** A place in a query. `start` and `end` (exclusive) are token positions; `score` is 0 to 1. */
export type PlaceMention = {
  start: number
  end: number
  /** As in the query, without a final "area". */
  name: string
  kind: PlaceKind
  filter: PlaceAlternatives
  score: number
  /** The correct spelling of a misspelt name. */
  corrected?: string
  /** The surrounding metropolitan area, if the query contains "area". */
  wider?: PlaceAlternatives
  /** Terms of the best-known place with this name. They rank it above its namesakes. */
  prefer: string[]
}
