import { words } from '#domain/people/text/text'

const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is for with that our we was are at from have this has by on an be it as you',
  de: 'der die das und ist fur mit von wir den im zu ein eine auf als sind wurde bei nicht auch unser uber hat am seit',
  fr: 'le la les des et est pour avec dans nous une du sur qui au par notre en depuis sont aux ses plus etre chez',
  es: 'el la los las de y en es para con que una del por nuestro somos se al su desde como mas fue sus',
  pt: 'o a os as de e em para com que uma do da por nosso somos no na ao desde como mais foi sua nos',
  nl: 'de het een en van is voor met wij op te zijn bij onze naar ook aan werd door over',
  it: 'il la gli di e per con che una del della nel siamo sono nostro da dal come piu alla le',
}
const LISTS = Object.entries(STOP_WORDS).map(([code, list]) => [code, new Set(list.split(' '))] as const)

/** Detects the language of a text by its most common words; null if unclear. */
export function languageOfText(text: string): string | null {
  const tokens = words(text.slice(0, 6000)).slice(0, 800)
  const scores = LISTS.map(([code, list]): [string, number] => [
    code,
    tokens.filter((token) => list.has(token)).length,
  ])
  const [best, next] = scores.sort((a, b) => b[1] - a[1])
  return best[1] >= 4 && best[1] > next[1] * 1.25 ? best[0] : null
}
