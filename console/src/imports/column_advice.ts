const PLACES =
  /^(?:location|place|address|full ?address|residence|where|standort|wohnort und land|adresse|lieu|ubicaci[oó]n|locali[sz]ation)s?$/i

const PROFILES = /\bprofiles?\b/i

type Column = { header: string; nearest: string | null }

/**
 * Returns what to do about a column that is not stored. Records have no field for a whole place, or
 * for profiles of several sites.
 */
export function adviceOn({ header, nearest }: Column, fields: readonly string[]): string {
  if (PLACES.test(header.trim().replace(/[_-]+/g, ' ')) && fields.includes('city'))
    return 'Not stored. Choose city if it holds cities, also as “Berlin, Germany”, or country if it holds countries. Split other addresses in the file first.'
  if (PROFILES.test(header) && fields.includes('pronet_url'))
    return 'Not stored. Choose profile address if it holds addresses of profiles.'
  return nearest ? `Not stored. Perhaps ${fieldText(nearest)}?` : 'Not stored. Choose a field to store it.'
}

export const fieldText = (field: string): string =>
  field === 'pronet_url' ? 'profile address' : field.replace(/[._]/g, ' ')
