/** Text to look for words in: white space collapsed, quote marks, dashes and ellipses in one form. Case and letters stay. */
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
