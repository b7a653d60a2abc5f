import type { ClaimField } from '../../claim.js'
import { isFieldOfWork } from './fields_of_work.js'

/** Words with which a title neither begins nor ends: a phrase that was cut. */
const CUT =
  /^(?:au|aux|à|at|in|im|am|of|of the|de|du|des|da|do|the|und|and|et|e|y|los|las|member of)\s|\s(?:of|at|in|im|am|au|aux|à|en|de|du|des|di|da|do|for|für|and|und|et|y|e|the)$|^member of$/u
/** Marks of buttons, and words of a sentence in the first person. */
const NO_TITLE =
  /[↓→↗»«▼]|(?:^|[\s,])I['’]m\s|^currently,|^(?:teaching|working|pursuing|doing|studying|developing|writing|looking|building|living|interested|excited|passionate|happy|proud|based|known|part|one)\s/iu
/** A letter and a digit name a level or a room, not an employer. */
const NO_COMPANY = /^\p{L}\d$/u
const NO_PLACE = /\/|\.,|\(?pdf\)?$|(?:^|\s)(?:universit\p{L}*|corporation|institut\p{L}*)(?:\s\S+){2}/iu

/**
 * Whether a value is only a piece of a phrase, because a rule cut the text in the wrong place. Such
 * a value is never right, whatever the rule.
 */
export function isBroken(field: ClaimField, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (field === 'title')
    return isUnbalanced(value) || CUT.test(value) || NO_TITLE.test(value) || isFieldOfWork(value)
  if (field === 'company') return isUnbalanced(value) || NO_COMPANY.test(value) || isFieldOfWork(value)
  return (field === 'location' || field === 'headquarters') && (isUnbalanced(value) || NO_PLACE.test(value))
}

const isUnbalanced = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0)
