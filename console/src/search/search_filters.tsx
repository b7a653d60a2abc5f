import { Checkbox } from '@mantine/core'
import { SENIORITIES } from '#domain/people/titles/seniorities'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { ValuesField } from '../shared/values_field'
import { ExcludedPeople } from './excluded_people'
import type { SearchState } from './search_state'
import { type SearchFilters, LABELS, NAMED, needEvidence, tidy, withValues } from './filters'
import { IndexedValues } from './indexed_values'
import { SchoolValues } from './school_values'

type Props = { search: SearchState; change: (next: Partial<SearchState>) => void }

const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

/** The filters of a search. */
export default function SearchFiltersPanel({ search, change }: Props) {
  const { filters = {}, type = 'fast' } = search
  const set = (next: SearchFilters) => change({ filters: tidy(next) })
  const size = filters.company_size ?? {}
  const [past, schools] = [filters.experience?.past_companies.any_of, filters.education?.schools.any_of]
  const isQuick = type === 'instant' || type === 'fast'
  return (
    <div className="filter-rows">
      <p className="quiet small">A person matches a filter if any of its values does.</p>
      {NAMED.map((name) => {
        const field = (label: string, list: 'any_of' | 'none_of') => {
          const props = {
            label,
            values: filters[name]?.[list],
            onChange: (next: string[]) => change({ filters: withValues(filters, name, list, next) }),
          }
          if (name === 'seniority') return <ValuesField {...props} suggestions={SENIORITIES} />
          return <IndexedValues {...props} completes={name} />
        }
        return (
          <div key={name} className="pair">
            {field(LABELS[name], 'any_of')}
            {field(`${LABELS[name]}: leave out`, 'none_of')}
          </div>
        )
      })}
      <p className="quiet small">These filters need evidence from public pages:</p>
      <div className="pair">
        <Field
          label="Company size from"
          type="number"
          min={0}
          value={String(size.min ?? '')}
          onChange={(min) => set({ ...filters, company_size: { ...size, min: numberOf(min) } })}
        />
        <Field
          label="Company size to"
          type="number"
          min={0}
          value={String(size.max ?? '')}
          onChange={(max) => set({ ...filters, company_size: { ...size, max: numberOf(max) } })}
        />
      </div>
      <div className="pair">
        <IndexedValues
          label="Worked at"
          completes="company"
          values={past}
          onChange={(any_of) => set({ ...filters, experience: { past_companies: { any_of } } })}
        />
        <SchoolValues
          label="Studied at"
          values={schools}
          onChange={(any_of) => set({ ...filters, education: { schools: { any_of } } })}
        />
      </div>
      {needEvidence(filters) && isQuick && (
        <Notice kind="info">
          Some of these filters need the type Auto or Deep.{' '}
          <ActionButton kind="link" onClick={() => change({ type: 'auto' })}>
            Use Auto
          </ActionButton>
        </Notice>
      )}
      <Checkbox
        label="Leave out the people you excluded"
        checked={!search.all}
        onChange={({ currentTarget }) => change({ all: currentTarget.checked ? undefined : true })}
      />
      <ExcludedPeople />
    </div>
  )
}
