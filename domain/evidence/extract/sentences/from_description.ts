import { anyOf, wholeWord } from '#domain/people/text/phrases'
import { purposeOf } from '../company/page_purpose.js'
import { metaOf } from '../markup/meta.js'
import { minedBlocks, mentionOf, type Reading } from '../reading.js'

const SAYS = anyOf`
  # English
  makes | provides | builds | develops | offers | helps | is | are | designs | delivers | creates | produces
  sells | manufactures | enables | operates | runs | specialises | specializes | gives | lets | connects
  supports | automates | brings | turns
  # German
  entwickelt | bietet | baut | ist | hilft | liefert | produziert | fertigt | vertreibt | unterstützt
  stellt
  # French
  développe | propose | fournit | conçoit | aide | est | offre | fabrique | crée | accompagne | édite
  # Spanish and Portuguese
  desarrolla | ofrece | construye | ayuda | es | proporciona | fabrica | crea | diseña | desenvolve
  oferece | constrói | ajuda | é | fornece | produz | cria
`
/** Verbs after "we" that `SAYS` lacks. */
const WE_SAY = anyOf`
  make | provide | build | develop | offer | help | design | deliver | create
  bauen | entwickeln | bieten | helfen | développons | proposons | aidons
  desarrollamos | ofrecemos | ayudamos | desenvolvemos | oferecemos | ajudamos
`
const NO_DESCRIPTION = wholeWord('i')`
  founded | headquartered | based in | employees | hiring | raised | public company | bootstrapped
  gegründet | mitarbeiter | sitz | fondée | siège | salariés | fundad[ao] | sede | empleados | funcionários
  acquires | is now | led by | offices | series [a-k] | branche | secteur | sector | setor | operates from
  looking for | calls | open (?:for|on|from|daily) | geöffnet | ouvert | abierto
`

/** Extracts a company's description, the first sentence on the page that says what it does. */
export function fromDescription(reading: Reading): void {
  const { book, page, owner, subject, isArticle } = reading
  if (isArticle || subject?.entity !== 'company') return
  const name = subject.name
  const mention = mentionOf(reading, subject)
  const isOwners = owner?.name === name
  if (
    isOwners &&
    (purposeOf(page, mention.home) === 'other' || metaOf(page, 'description', 'og:description'))
  )
    return
  const named = new RegExp(
    `^(?:At |Bei |Chez )?(?:The |Die |Das |La |El |A |O )?${RegExp.escape(name)}(?:[^.]{0,40}? ${SAYS}(?![\\p{L}])|, (?:we|wir|nous) \\p{L}+)`,
    'iu'
  )
  const we = new RegExp(`^(?:We|Wir|Nous|Nosotros|Nós) (?:${SAYS}|${WE_SAY})(?![\\p{L}])`, 'iu')
  let count = 0
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.kind === 'heading' || block.text.length < 30 || block.text.length > 1500)
      continue
    if (++count > 25) return
    const [first] = block.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    if (
      first.length < 30 ||
      first.length > 400 ||
      NO_DESCRIPTION.test(first) ||
      /:$/.test(first) ||
      !/\p{Ll}/u.test(first)
    )
      continue
    if (named.test(first) || (isOwners && we.test(first))) {
      book.add(mention, 'description', first, { quote: first.slice(0, 300), method: 'sentence' })
      return
    }
  }
}
