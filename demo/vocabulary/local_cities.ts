import type { PageLanguage } from './page_phrases.js'

/** Cities whose local name differs from the English one. */
export const LOCAL_CITIES: Readonly<Partial<Record<PageLanguage, Record<string, string>>>> = {
  de: {
    Munich: 'München',
    Cologne: 'Köln',
    Nuremberg: 'Nürnberg',
    Hanover: 'Hannover',
    Vienna: 'Wien',
    Zurich: 'Zürich',
    Geneva: 'Genf',
  },
  fr: { Brussels: 'Bruxelles', Antwerp: 'Anvers', Ghent: 'Gand', Geneva: 'Genève' },
  es: { Seville: 'Sevilla', 'Mexico City': 'Ciudad de México' },
  pt: { Lisbon: 'Lisboa' },
}

/** Country names in the pages' languages, as used on pages of those countries. */
export const LOCAL_COUNTRIES: Readonly<Partial<Record<PageLanguage, Record<string, string>>>> = {
  de: { DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz' },
  fr: { FR: 'France', BE: 'Belgique', MA: 'Maroc' },
  es: { ES: 'España', MX: 'México', AR: 'Argentina', CO: 'Colombia', CL: 'Chile', PE: 'Perú' },
  pt: { BR: 'Brasil', PT: 'Portugal' },
}
