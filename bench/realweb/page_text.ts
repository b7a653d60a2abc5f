import { Parser } from 'htmlparser2'

/** The forms of a page in which a quote may occur, all without white space. */
export type PageForms = { all: string[] }

/** The forms of a page whose file is missing. */
export const NO_FORMS: PageForms = { all: [] }

const SKIPPED = new Set(['script', 'style', 'noscript', 'template'])
/** In the quote of a label, an ellipsis (U+2026 or three full stops) replaces words. */
const ELLIPSIS = /\s*(?:…|\.{3})\s*/

export function pageForms(html: string): PageForms {
  const visible: string[] = []
  const scripts: string[] = []
  const attributes: string[] = []
  let skipped = 0
  const parser = new Parser({
    onopentag(name, values) {
      if (SKIPPED.has(name)) skipped++
      attributes.push(...Object.values(values))
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped--
    },
    ontext: (text) => (skipped > 0 ? scripts : visible).push(text),
  })
  parser.end(html)
  const forms = [visible.join(''), attributes.join('\n'), unescapeJson(scripts.join('')), html]
  return { all: forms.map(squeeze) }
}

/** Whether a page contains a quote, word for word. */
export function hasQuote({ all }: PageForms, quote: string): boolean {
  const words = squeeze(quote)
  return words !== '' && all.some((text) => text.includes(words))
}

/** Whether a page contains a label's quote, in which an ellipsis may replace words. */
export function hasLabelQuote(forms: PageForms, quote: string): boolean {
  const parts = quote.split(ELLIPSIS).filter((part) => part !== '')
  return hasQuote(forms, quote) || (parts.length > 0 && parts.every((part) => hasQuote(forms, part)))
}

const squeeze = (text: string): string => text.normalize('NFC').replace(/[\s\u00ad\u200b\ufeff]+/g, '')

const unescapeJson = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\"', '"')
    .replaceAll('\\/', '/')
    .replaceAll('\\n', '\n')
