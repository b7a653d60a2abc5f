/** Returns a criterion or a column with a capital, as a heading. Keeps names such as "iOS". */
export const sentence = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (first) => first.toUpperCase())
