import { Badge } from '../shared/badge'
import { count } from '../shared/format'

type Props = { label: string; states: readonly string[]; order: readonly string[] }

/** How many results have which state, as a heading of the output. States outside of `order` come last. */
export function Outcome({ label, states, order }: Props) {
  const found = [...new Set(states)]
  const amountOf = (state: string) => states.filter((one) => one === state).length
  const place = (state: string) => (order.includes(state) ? order.indexOf(state) : order.length)
  return (
    <header className="row between">
      <h2>Output</h2>
      <ul className="list plain row" aria-label={label}>
        {found
          .toSorted((a, b) => place(a) - place(b))
          .map((state) => (
            <li key={state} className="row">
              <Badge state={state} /> {count(amountOf(state))}
            </li>
          ))}
      </ul>
    </header>
  )
}
