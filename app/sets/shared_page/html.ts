const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML text that is safe to embed. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[]

/**
 * Builds HTML. Escapes every value that is not HTML itself. Leaves out null, undefined and false.
 */
export function html(pieces: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(pieces.reduce((text, piece, i) => text + written(values[i - 1]) + piece))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  if (part === null || part === undefined || part === false) return ''
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character])
}
