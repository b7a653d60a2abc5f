import { fold } from '#domain/people/text/text'

const CODES =
  `af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn
  ko ku ky la lb lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th ti tr uk ur uz vi
  xh yo zh zu`.split(/\s+/)
const NAMED_IN = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it']
const EXTRA = 'mandarin|cantonese|farsi|flemish|castilian|hochdeutsch|mandarim|chinois'.split('|')

const NAMES = new Set([
  ...NAMED_IN.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language' })
    return CODES.map((code) => fold(names.of(code) ?? code))
  }),
  ...EXTRA,
])

/** Reports whether a text contains the name of a language. */
export const namesLanguage = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => NAMES.has(word))
