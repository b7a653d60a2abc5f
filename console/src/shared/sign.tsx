import { CheckIcon, XMarkIcon } from '@heroicons/react/16/solid'

const TONES = { yes: 'good', no: 'bad', unclear: 'doubt' }
export type Verdict = keyof typeof TONES

/** A verdict as a small sign, for tables with a verdict in every cell. */
export const Sign = ({ of }: { of: Verdict }) => (
  <span className={`sign ${TONES[of]}`} role="img" aria-label={of} title={of}>
    {of === 'yes' && <CheckIcon width={14} aria-hidden="true" />}
    {of === 'no' && <XMarkIcon width={14} aria-hidden="true" />}
    {of === 'unclear' && <span aria-hidden="true">?</span>}
  </span>
)
