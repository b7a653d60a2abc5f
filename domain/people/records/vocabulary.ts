import { words } from '../text.js'
export const registrableDomain = (h: string): string | null =>
  h
    .replace(/^www\./, '')
    .split('.')
    .slice(-2)
    .join('.')
export const parseProfile = (v: string, network?: string) => {
  const m =
    /^https?:\/\/(?:www\.)?(linkedin|x|twitter|github|instagram|youtube|tiktok|facebook)\.com\/(.+?)\/?$/i.exec(
      v
    )
  if (m) return { network: network ?? m[1], kind: 'person', handle: m[2].toLowerCase(), url: v }
  return network && /^@?[\w.-]+$/.test(v)
    ? { network, kind: 'person', handle: v.replace('@', '').toLowerCase(), url: v }
    : null
}
export const profileKey = (p: { network: string; handle: string }) => `${p.network}:${p.handle}`
export const nameKeys = (name: string) => [words(name).join(' ')]
export const compareNames = (a: string, b: string) => (words(a).some((w) => words(b).includes(w)) ? 1 : 0)
