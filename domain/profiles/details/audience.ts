import type { ProfileDetails } from '../person_record.js'

type Audience = NonNullable<ProfileDetails['audience']>

const KINDS: [keyof Audience, RegExp][] = [
  ['followers', /^(?:followers?|abonnenten|abonnés|seguidores|follower:innen)$/],
  ['following', /^(?:following|folgt|abonnements|siguiendo|seguindo)$/],
  ['subscribers', /^(?:subscribers?|suscriptores|inscritos)$/],
  ['connections', /^(?:connections?|kontakte|relations|contactos|conexões)$/],
  ['posts', /^(?:posts?|beiträge|publications|publicaciones|publicações|tweets)$/],
]
const COUNT = /(?<![\p{L}\p{N}.,])(\d[\d.,\u00a0\u202f ]*\d|\d)\s?([KkMm]|mil|mln|mio)?\.?\+?\s+(\p{L}+)/gu
const TIMES: Record<string, number> = { k: 1e3, mil: 1e3, m: 1e6, mln: 1e6, mio: 1e6 }

/** Returns the counts in a line of a profile: `1769 followers · 213 following`. */
export function audienceIn(text: string): Audience {
  const found: Audience = {}
  for (const [, digits, unit, word] of text.matchAll(COUNT)) {
    const [kind] = KINDS.find(([, names]) => names.test(word.toLowerCase())) ?? []
    const count = countOf(digits, unit)
    if (kind && count !== null && found[kind] === undefined) found[kind] = count
  }
  return found
}

/** Reads a count. `36.5` is a fraction only before a unit. Otherwise, the dot groups digits. */
export function countOf(digits: string, unit = ''): number | null {
  const times = TIMES[unit.toLowerCase()] ?? 1
  const bare = digits.replace(/[\s\u00a0\u202f]/g, '')
  const number =
    times > 1 && /^\d+[.,]\d{1,2}$/.test(bare)
      ? Number(bare.replace(',', '.'))
      : Number(bare.replace(/[.,]/g, ''))
  return Number.isFinite(number) ? Math.round(number * times) : null
}
