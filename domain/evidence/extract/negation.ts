const list = (...words: string[]) => words.join('|')

/**
 * Negations in seven languages. `not only`, `not-for-profit` and `non-profit` negate nothing, and
 * Portuguese `no` means "in the".
 */
const NEGATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${list(
    'not(?!-| (?:only|just|for[- ]profit))',
    "\\p{L}+n[’']t|cannot|never|neither|no longer|not any ?more",
    'nicht(?! nur)|kein\\p{L}{0,2}|nie|niemals',
    "(?:ne |n[’'])[^.;!?]{1,30} (?:pas|plus|jamais)",
    'ya no|no (?:soy|estoy|trabajo|ejerzo|vivo|es|está|trabaja|vive|tengo|dirijo)|nunca|tampoco',
    'não(?! (?:só|apenas))',
    'non (?:sono|lavoro|insegno|è|lavora|vivo|vive|abito|dirigo|più)|mai stat[oa]',
    'niet(?! alleen)|geen|nooit'
  )})(?![\\p{L}\\p{N}])`,
  'iu'
)

/** Reports whether a sentence negates something. */
export const isNegated = (text: string): boolean => NEGATION.test(text)
