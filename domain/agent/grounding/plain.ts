/** Normalises white space, quote marks, dashes and ellipses for searching. Keeps case. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‘’‚‛′`´ʼ]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
