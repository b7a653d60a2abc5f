import { handleLikeness } from '#domain/people/names/handles'
import type { Profile } from '#domain/people/networks/networks'
import { anywhere } from '#domain/people/text/phrases'

/** Matches handles that a template leaves for its user to replace. */
const PLACEHOLDER = anywhere('iu')`
  ^(?:your|tu|su|votre|dein|ihr|seu|meu|my|example)?[-_.]?(?:
    user[-_.]?name | usuario | utilisateur | nutzername | benutzername | handle | channel | canal | kanal
    account | cuenta | company | empresa | name | nombre | profile | perfil | profil
  )$
  ^(?:your|tu|votre|dein|seu)[-_.]\p{L}+$
`
/** Plain words that may also be somebody's handle. */
const PLAIN = /^(?:my)?(?:channel|canal|kanal|account|company|empresa|name|profile|perfil|profil)$/iu

/** Handles of programs and shops that build sites. Their templates link to them. */
const BUILDERS = new Set(
  `mobirise wix wixcom wixstudio squarespace wordpress wordpressdotcom wordpresscom automattic webflow weebly jimdo
  ionos strato hostinger godaddy elementor framer carrd canva tilda tildacc html5up templatemo colorlib bootstrapmade
  startbootstrap getbootstrap themeforest envato themefisher gethugothemes jekyllrb gohugoio gatsbyjs github freehtml5co html5t
  w3layouts uicookies onepagelove wowchemy academicpages academic_pages getskeleton creativetim templatedco styleshout webnode
  strikingly duda site123 simplesite yolasite zyro brizy nicepage`.split(/\s+/)
)

/**
 * Whether a profile link comes from the page's template: its handle is a placeholder or that of a site
 * builder. False if the handle resembles `name`.
 */
export function isOfTemplate({ handle }: Profile, name: string | null): boolean {
  const bare = handle.slice(handle.lastIndexOf('/') + 1)
  if (name !== null && handleLikeness(bare, name) !== 'unlike') return false
  return BUILDERS.has(bare.toLowerCase()) || (PLACEHOLDER.test(bare) && !PLAIN.test(bare))
}
