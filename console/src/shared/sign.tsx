import { CheckIcon, QuestionMarkCircleIcon, XMarkIcon } from '@heroicons/react/16/solid'

const SIGNS = { yes: CheckIcon, no: XMarkIcon, unclear: QuestionMarkCircleIcon }
const TONES = { yes: 'good', no: 'bad', unclear: 'doubt' }
export type Verdict = keyof typeof SIGNS

/** A verdict as a small sign, for tables with a verdict in every cell. */
export function Sign({ of }: { of: Verdict }) {
  const Shape = SIGNS[of]
  return (
    <span className={`sign ${TONES[of]}`} role="img" aria-label={of} title={of}>
      <Shape width={14} aria-hidden="true" />
    </span>
  )
}
