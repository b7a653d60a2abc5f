/** Words that announce an employer or a school, or follow one. */

export const WORKING =
  /^(?:work|works|working|employed|job|jobs|hired|trabajan|trabaja|trabalha|trabalham|arbeiten|arbeitet|werken|werkt|travaillent|travaille|lavorano|lavora)$/
export const WORKED = /^(?:worked|was|were|been)$/
export const LEFT = /^(?:left|departed|resigned|quit|departing|leaving)$/
export const STAFF =
  /^(?:employees?|staffers?|alumni|alumnae|alumnus|alums?|mitarbeiter|empleados|funcionarios|employes|medewerkers|dipendenti)$/
export const PEOPLE =
  /^(?:people|someone|anyone|folks|professionals?|graduates?|alumni|talent|candidates?|employees?|those|departed)$/
export const ALUMNI = /^(?:alum|alums|alumni|alumnae|alumnus)$/
/** Matches words before `from`, `at` or `of` and the name of a school. */
export const STUDIED =
  /^(?:studied|trained|study|studying|graduated|graduate|graduates|grads?|degrees?|phds?|mbas?|bachelors?|masters?|msc|bsc|doctorates?|educated|diploma|enrolled|laureati|estudiaron|estudio|studiert|etudie)$/
export const ATTENDED = /^(?:attended|attending)$/
/** Matches roles whose company follows `of`: the CTO of Stripe, the founders of Acme. */
export const OF_COMPANY =
  /^(?:c[a-z]o|chro|ciso|founder|cofounder|owner|president|chairman|chair|chairwoman|partner|executive|leadership|board|member|employee|staff|alumni|geschaftsfuhrer)$/
export const AT = /^(?:at|@|chez|bei|bij|presso)$/
/** Matches starts of names that continue with `of`. */
export const OF_NAMES =
  /^(?:bank|university|institute|college|school|house|ministry|department|church|museum|hospital)$/
export const AFTER = /^(?:from|at)$/
export const SENTENCE_WORDS = /^(?:in|at|with|who|from|based|or|and)$/
