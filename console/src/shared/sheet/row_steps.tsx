import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid'
import { count } from '../format'
import { Steps } from './steps'

type Props<T> = { items: readonly T[]; open: T; onOpen: (item: T) => void }

const WAYS = [
  ['k', 'k', ChevronUpIcon],
  ['j', 'j', ChevronDownIcon],
] as const

/** Leads from the row in a window to the rows above and below it, also with the keys k and j. */
export const RowSteps = <T,>(props: Props<T>) => (
  <Steps {...props} what="row" ways={WAYS}>
    <span className="quiet small">
      Row {count(props.items.indexOf(props.open) + 1)} of {count(props.items.length)}
    </span>
  </Steps>
)
