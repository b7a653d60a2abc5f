const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/**
 * Converts a text to lower-case ASCII letters, digits and spaces: `Søren Müller-Łuk` becomes `soren
 * muller luk`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[øłßıæœđðþ]/g, (letter) => FOLDED[letter])
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function slug(text: string): string {
  return fold(text).replaceAll(' ', '-')
}

export function compact(text: string): string {
  return fold(text).replaceAll(' ', '')
}
