/** Normalises white space, quote marks, dashes and ellipses for searching. Keeps case. */
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
