import { TextInput } from '@mantine/core'
import { MagnifyingGlassIcon } from '@heroicons/react/20/solid'
import { useState } from 'react'
import { CostBefore, usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { lazyPart } from '../shared/lazy_part'
import { type SearchState, newRun, NUMBER, requestOf } from './search_state'
import { countFilters, needEvidence } from './filters'
import { useMayCall } from './use_search'
import { type Criterion, useCriteria } from './parse'
import { asFilter, without } from './query_words'
import { QueryChips } from './query_chips'

const SearchFiltersPanel = lazyPart(() => import('./search_filters'))

const TYPES = [
  { value: 'instant', text: 'Instant: names and words, 0.1 s' },
  { value: 'fast', text: 'Fast: ranked by meaning, 0.5 s' },
  { value: 'auto', text: 'Auto: proven on pages, 10 s' },
  { value: 'deep', text: 'Deep: more pages, 60 s' },
] as const

type Props = {
  search: SearchState
  change: (next: Partial<SearchState>, replace?: boolean) => void
  isBusy: boolean
}

/** The search box with its live parse, the filters, and the price of the search. */
export function SearchForm({ search, change, isBusy }: Props) {
  const [typed, setTyped] = useState(search.q ?? '')
  const [asked, setAsked] = useState(search.q)
  // The URL changed without this form, for example through the Back button.
  if (asked !== search.q) {
    setAsked(search.q)
    setTyped(search.q ?? '')
  }
  const [isOpen, setOpen] = useState(countFilters(search.filters) > 0)
  const criteria = useCriteria(typed)
  const { search_price = 0 } = usePrices().data ?? {}
  const mayCall = useMayCall()
  const { type = 'fast', n = NUMBER, filters } = search
  const now = { ...search, q: typed }
  // Before a search for people like one person, its notice shows the price.
  const isPriced = !search.like || search.run !== undefined
  const use = ({ q = '', filters: next }: Pick<SearchState, 'q' | 'filters'>) => {
    setTyped(q)
    setAsked(q || undefined)
    change({ q: q || undefined, filters: next })
  }
  const edit = (how: typeof without) => (criterion: Criterion) =>
    use(how({ q: typed, filters }, criterion, criteria))
  const filtered = countFilters(filters)
  return (
    <search>
      <form
        className="card search-form"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed || undefined)
          change({ q: typed || undefined, like: undefined, run: newRun() }, false)
        }}
      >
        <div className="search-line">
          <TextInput
            name="query"
            type="search"
            label="Who are you looking for?"
            placeholder="product managers in Berlin, not at Acme"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            leftSection={<MagnifyingGlassIcon width={18} aria-hidden="true" />}
            autoComplete="off"
          />
          <Choice label="Type" options={TYPES} value={type} onChange={(next) => change({ type: next })} />
          <Field
            label="People"
            type="number"
            min={1}
            value={String(n)}
            onChange={(text) => change({ n: Math.min(150, Math.max(1, Number(text) || 1)) })}
          />
          <ActionButton
            type="submit"
            kind="main"
            loading={isBusy}
            disabled={
              !mayCall ||
              requestOf(now) === null ||
              (needEvidence(filters) && type !== 'auto' && type !== 'deep')
            }
          >
            Search
          </ActionButton>
        </div>
        {typed.trim() !== '' && (
          <div className="chips-line">
            <QueryChips
              query={typed}
              criteria={criteria}
              onFilter={(criterion) => {
                edit(asFilter)(criterion)
                setOpen(true)
              }}
              onRemove={edit(without)}
            />
          </div>
        )}
        <div className="search-foot">
          <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>Filters{filtered > 0 && ` (${filtered})`}</summary>
            {isOpen && <SearchFiltersPanel search={search} change={change} />}
          </details>
          {isPriced && <CostBefore most={search_price * n} />}
        </div>
      </form>
    </search>
  )
}
