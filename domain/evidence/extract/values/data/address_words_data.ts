import { wholeWord } from '#domain/people/text/phrases'

/** Folded words of streets and buildings. They show that a line is part of an address. */
export const STREET_WORDS = wholeWord('u')`
  # English
  street | st | road | rd | avenue | ave | lane | drive | boulevard | blvd | bd | square | court | row | way
  suite | floor | building | house | hall | campus | room
  # German
  strasse | \p{L}+strasse | \p{L}+str | str | platz | \p{L}+platz | allee | \p{L}+allee | weg | \p{L}+weg
  gasse | \p{L}+gasse | ufer | \p{L}+ufer | damm | \p{L}+damm | ring | \p{L}+ring | chaussee
  # French
  rue | chemin | quai | place | impasse | allees | route | cours | square | voie | zone | batiment
  # Spanish
  calle | c/ | avenida | av | avda | plaza | paseo | ps | carrer | ronda | camino | carretera | poligono
  # Portuguese
  rua | travessa | praca | largo | alameda | rodovia | estrada | sala | andar
  # Italian
  via | viale | piazza | piazzale | corso | largo | vicolo | contrada | localita
  # Dutch
  straat | \p{L}+straat | laan | \p{L}+laan | plein | \p{L}+plein | gracht | \p{L}+gracht | kade
  \p{L}+kade | dijk | \p{L}+dijk | \p{L}+weg | singel
  # Post office boxes
  p\.?o\.? box | postfach | postbus | apartado | bp | cs
`

/** The states of Brazil, which follow a town after a dash: `Jandira - SP`. */
export const BRAZILIAN_STATES =
  'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO'

/** Japanese administrative units: prefecture, then city, ward, town or village. */
export const JAPANESE_TOWN =
  /(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(?:\p{Script=Han}{1,4}郡)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?[市区町村](?:\p{Script=Han}{1,4}区)?/u
/** A Japanese postcode, or a prefecture, town and number. */
export const JAPANESE_ADDRESS =
  /〒|(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)[^\s\d]{1,12}[市区町村][^\s\d]{0,12}[\d０-９]/u
/** Korean units: `서울특별시 강남구`, `경기도 성남시`. */
export const KOREAN_TOWN =
  /\p{Script=Hangul}{2,5}(?:특별자치시|특별자치도|특별시|광역시|도|시)(?:\s\p{Script=Hangul}{1,5}[시군구]){0,2}/u
