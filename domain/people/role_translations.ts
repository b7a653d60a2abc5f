import { ROLE_WORDS } from './role_translation_data.js'
import { fold } from './text.js'

type Entry = { pattern: RegExp; sequence: string[] }

const ENTRIES: Entry[] = Object.entries(ROLE_WORDS).flatMap(([role, spellings]) =>
  spellings.map((spelling) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelling})(?![\\p{L}\\p{N}])`, 'u'),
    sequence: role.split(' '),
  }))
)

/** The roles a Spanish, Portuguese, German, French or Dutch text names, in canonical English tokens. */
export function translations(text: string): string[][] {
  const plain = fold(text)
  return translatedRoles(plain).map(({ sequence }) => sequence)
}

/** The role in canonical English tokens where a text is one translated role and nothing else; none otherwise. */
export function wholeTranslation(text: string): string[][] {
  const plain = fold(text)
  return translatedRoles(plain)
    .filter(({ start, end }) => start === 0 && end === plain.length)
    .map(({ sequence }) => sequence)
}

/** The same with where each stands in a folded text, longest first where they overlap. */
export function translatedRoles(plain: string): { start: number; end: number; sequence: string[] }[] {
  const found = ENTRIES.flatMap(({ pattern, sequence }) => {
    const match = pattern.exec(plain)
    return match ? [{ start: match.index, end: match.index + match[0].length, sequence }] : []
  }).sort((a, b) => b.end - b.start - (a.end - a.start))
  return found.filter(
    (one, i) => !found.slice(0, i).some((longer) => one.start < longer.end && longer.start < one.end)
  )
}
