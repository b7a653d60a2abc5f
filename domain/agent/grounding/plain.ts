/**
 * Normalises text for searching: white space, quote marks, dashes and ellipses. Keeps case and
 * letters.
 */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‚‛′`´ʼ]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}
