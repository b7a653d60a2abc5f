import type { Page } from '#domain/evidence/page'
import { before } from '#domain/people/text/linear_text'
import { registrableDomain } from '#domain/people/text/urls'

/** Matches informative pages by page names in five languages, most informative first. */
const KINDS: readonly RegExp[] = [
  /\b(?:about|about-us|company|who-we-are|our-story|uber-uns|ueber-uns|unternehmen|a-propos|apropos|qui-sommes-nous|entreprise|sobre|sobre-nosotros|quienes-somos|empresa|nosotros|sobre-nos|quem-somos)\b/,
  /\b(?:contact|contact-us|kontakt|contacto|contato|contactez-nous|nous-contacter|fale-conosco|support|help)\b/,
  /\b(?:team|our-team|people|leadership|management|staff|mitarbeiter|ansprechpartner|equipe|l-equipe|equipo|direccion|lideranca|founders|board)\b/,
  /\b(?:imprint|impressum|legal|legal-notice|mentions-legales|aviso-legal)\b/,
  /\b(?:press|newsroom|news|presse|actualites|prensa|noticias|imprensa|media)\b/,
  /\b(?:careers|jobs|karriere|stellen|stellenangebote|emplois|carrieres|recrutement|empleo|trabaja-con-nosotros|carreiras|vagas|join-us)\b/,
  /\b(?:investors|funding|profile|bio|cv|resume|now|home)\b/,
]

/** Returns the informative pages of the same site that a page links to, most informative first. */
export function sitePages(page: Page, limit: number): string[] {
  const domain = registrableDomain(page.url)
  const ranked = page.links.flatMap(({ url, text }) => {
    if (!/^https?:/.test(url) || registrableDomain(url) !== domain) return []
    const { pathname } = new URL(url)
    if (pathname.split('/').filter(Boolean).length > 3) return []
    const name = `${pathname} ${text}`
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[\s_/.]+/g, ' ')
    const spaced = name.replaceAll(' ', '-')
    const rank = KINDS.findIndex((kind) => kind.test(name) || kind.test(spaced))
    return rank === -1 ? [] : [{ url: before(url, '#'), rank }]
  })
  const pages = ranked.sort((a, b) => a.rank - b.rank).map(({ url }) => url)
  return [...new Set(pages)].slice(0, limit)
}

/** Usual paths of informative pages, for a front page without links to them. */
export const USUAL_PATHS = ['/about', '/contact', '/team']
