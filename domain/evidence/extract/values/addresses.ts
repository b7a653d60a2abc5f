import { isPlace } from '../recognisers.js'

const POSTCODE =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\b\d{3}\s\d{2}\b|\bCEDEX(?:\s\d+)?\b/gi
const STREET =
  /\d|\b(?:street|st\.|road|rd\.|avenue|ave\.|lane|drive|boulevard|blvd|square|court|row|way|suite|floor|building|straße|strasse|platz|allee|weg|gasse|ufer|rue|chemin|quai|place|calle|avenida|av\.|plaza|paseo|carrer|rua|travessa|praça|largo|alameda|p\.?o\.? box|postfach)\b/i

/** The town of a postal address, with state and country if present; null if unknown. */
export function placeOfAddress(text: string): string | null {
  const parts = text
    .split(/[,\n;|·•]/)
    .map((part) => part.replace(POSTCODE, ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  for (let i = Math.max(0, parts.length - 4); i < parts.length; i++) {
    if (i === 0 && STREET.test(parts[0]) && parts.length > 1) continue
    const tail = parts.slice(i).join(', ')
    if (!STREET.test(parts[i]) && isPlace(tail)) return tail
  }
  return null
}

/** Whether a text looks like a postal address: a street or postcode and a known town. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 250 &&
    STREET.test(text) &&
    /[,\n]/.test(text) &&
    !/[!?]/.test(text) &&
    placeOfAddress(text) !== null
  )
}
