import { fold } from '#domain/people/text/text'
import type { Mention } from '../../claim.js'
import { PROPERTY } from '../labels/properties.js'
import type { Reading } from '../reading.js'

/** VAT numbers that start with their country, by strict format. Spaces and points are optional. */
const PREFIXED = [
  'ATU\\s?\\d{8}',
  'BE\\s?[01]\\d{3}[ .]?\\d{3}[ .]?\\d{3}',
  'CHE[- ]?\\d{3}\\.?\\d{3}\\.?\\d{3}(?:\\s(?:MWST|TVA|IVA))?',
  'DE\\s?\\d{3}\\s?\\d{3}\\s?\\d{3}',
  'DK\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}',
  'ES\\s?[A-Z]-?\\d{7}[A-Z\\d]',
  'FR\\s?[A-Z\\d]{2}\\s?\\d{3}\\s?\\d{3}\\s?\\d{3}',
  'GB\\s?\\d{3}\\s?\\d{4}\\s?\\d{2}',
  'IE\\s?\\d[A-Z\\d]\\d{5}[A-Z]{1,2}',
  'IT\\s?\\d{11}',
  'LU\\s?\\d{8}',
  'NL\\s?\\d{3}\\.?\\d{3}\\.?\\d{3}\\.?B\\.?\\d{2}',
  'PL\\s?\\d{10}',
  'PT\\s?\\d{9}',
  'SE\\s?\\d{12}',
  '(?:FI|HU|SI|MT)\\s?\\d{8}',
  '(?:CZ|SK|RO|HR|EE|LT|LV|BG|CY|EL)\\s?\\d{8,12}[A-Z]?',
].join('|')
const VAT = new RegExp(`(?<![A-Z\\d])(?:${PREFIXED})(?![A-Z\\d])`, 'gu')
/** Numbers without a country, directly after a word that shows their kind. */
const BEHIND_WORD =
  /(?:p(?:artita)?\.?\s?iva|c\.?i\.?f|n\.?i\.?f|nipc|cnpj|contribuinte|\bnip|vergi\s(?:kimlik\s)?(?:no|numarası)|사업자\s?등록\s?번호)[^\p{L}\d]{0,8}((?:[A-Z]-?)?\d[\d./-]{6,17}[A-Z\d])(?![\d])/giu
const CUE =
  /\b(?:vat|ust|umsatzsteuer\w*|umsatzst\w*|ustid\w*|mwst|mehrwertsteuer\w*|uid|sales tax|tva|i\.?v\.?a|btw\w*|moms\w*|steuer\w*|intracommunautaire|tax)\b/
/** A label and its number are at most this many lines apart. */
const MAX_LINES = 2
const MAX_LENGTH = 600

/**
 * Adds VAT numbers. A number must match a VAT format. A word such as `USt-IdNr.` or `TVA` must also be in its
 * line, in the lines above it or in its heading. Other numbers may be bank accounts or trade marks.
 */
export function addVatNumbers({ page, book, isMined }: Reading, mention: Mention): void {
  const { blocks } = page
  for (let i = 0; i < blocks.length; i++) {
    const { text, section } = blocks[i]
    if (!/\d{2}/.test(text) || text.length > MAX_LENGTH || !isMined(i)) continue
    const around = [
      section ?? '',
      ...blocks.slice(Math.max(0, i - MAX_LINES), i).map((block) => block.text.slice(0, 120)),
      text,
    ]
    const found = [
      ...(around.some((line) => CUE.test(fold(line)))
        ? [...text.matchAll(VAT)].map(([number]) => number)
        : []),
      ...[...text.matchAll(BEHIND_WORD)].map(([, number]) => number),
    ]
    for (const value of found)
      book.add(
        mention,
        'property',
        { label: PROPERTY.vat, value: value.trim() },
        {
          quote: text.length <= 200 ? text : value,
          method: 'label',
        }
      )
  }
}
