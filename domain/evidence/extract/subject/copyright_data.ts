import { anyOf } from '#domain/people/text/phrases'

const YEARS = String.raw`(?:19|20)\d\d(?:\s*[-–—/]\s*(?:(?:19|20)\d\d|present|heute))?(?:\s*[,.·|-])?`
const AFTER_OWNER = anyOf`
  all rights? | alle rechte | tous droits | todos los | todos os | tutti i diritti | alle rechten
  (?:made|powered|created|built|designed?|criado|creado|créé|erstellt)[ ] | privacy | impressum | terms
  \S{1,64}@
`
/** Matches a copyright line, with its owner: `© 2019-2024 Acme Ltd, all rights reserved`. */
export const COPYRIGHT = new RegExp(
  String.raw`(?:©|\(c\)|copyright|copr\.)\s*(?:©\s*)?(?:${YEARS}\s*)?(?:by\s+|von\s+|par\s+|por\s+)?` +
    String.raw`([\p{L}\p{N}][^|•·©]{1,80}?)(?:(?:\s*,)?\s*(?:19|20)\d\d)?` +
    String.raw`(?:(?:\s*[.,|•·–—-])?\s*${AFTER_OWNER}|\s*[|•·]|$)`,
  'iu'
)

const RIGHTS_WORDS = anyOf`
  © | \(c\) | copyright | copr\. | all rights reserved | tous droits réservés | alle rechte vorbehalten
  todos los derechos reservados | todos os direitos reservados | tutti i diritti riservati
  alle rechten voorbehouden | by | von | par | por | (?:19|20)\d\d | [-–—/|,.:;]
`
/** Matches words that a copyright line repeats before the name. */
export const RIGHTS = new RegExp(String.raw`^(?:${RIGHTS_WORDS}\s*)+`, 'iu')
