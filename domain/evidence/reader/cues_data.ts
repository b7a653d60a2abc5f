import { anyOf } from '#domain/people/text/phrases'

/** Words around a value that decide whether a quote states the proposed fact. */

/** Matches words for a founding: `founded in`, `since`, `gegründet`, `desde`, `設立`. */
export const FOUNDING =
  /found|establish|since|incorporat|started|launched|created|gegründet|gründung|gegr\.|seit|fondé|création|créée?|depuis|fundad|fundó|creada|desde|fondat|nata nel|dal \d|opgericht|sinds|創業|設立|創立|설립/iu
export const COPYRIGHT = /©|\(c\)|copyright|all rights reserved/i

/** Matches words for a birth. A birthplace is not a location. */
export const BIRTH = /\b(?:born|geboren|né|née|naci[óo]|nacid[oa]|nasceu|nascid[oa]|nato|nata)(?![\p{L}])/iu

const STUDY_WORDS = anyOf`
  degree | studied | studies | study | graduat\w* | alum\w+ | b\.?sc | m\.?sc | b\.?a | m\.?a | mba | ph\.?d
  diploma? | doctorate | studium | studierte | promotion | promovierte | abschluss | études | étudié
  licence | estudi\w+ | licenciad[oa] | estudou | laurea\w*
`
/** Matches words for studies. A school is an employer only if the quote names a post. */
export const STUDIES = new RegExp(String.raw`\b${STUDY_WORDS}(?![\p{L}])`, 'iu')
export const POSTS =
  /student|candidate|fellow|professor|postdoc|research|lecturer|teach|assistant|doktorand|mitarbeiter|chercheu|doctorant|profes|investigad|pesquisad|dottorand|ricercat/iu

export const FAX = /fax/i

/** Matches credits of a site's theme or agency. */
export const CREDITS =
  /powered by|theme|template|built (?:with|by)|designed by|website by|webdesign|realisiert|umsetzung|réalisation|hosted/i

/** Matches the end of a text before a town: `based in`, `wohnt in`, `à`, or a postcode. */
export const BEFORE_TOWN =
  /(?:\b(?:in|à|en|em|aus|based at)|(?<![\d/-])(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})?)\s+$/u
