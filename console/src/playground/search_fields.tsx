import { Choice } from '../shared/choice'
import { Field } from '../shared/field'
import { CONDITIONS, needsEvidence, type SearchForm } from './search_form'

const TYPES = [
  { value: 'instant', text: 'Instant' },
  { value: 'fast', text: 'Fast' },
  { value: 'auto', text: 'Auto (verified)' },
  { value: 'deep', text: 'Deep (more evidence)' },
] as const

const LABELS: Record<(typeof CONDITIONS)[number], [name: string, example: string]> = {
  title: ['Job title', 'product manager, head of product'],
  company: ['Company', 'Acme, Example Corp'],
  location: ['Location', 'Berlin, "Paris, France"'],
  seniority: ['Seniority', 'senior, director, vp'],
  industry: ['Industry', 'software'],
}

type Props = { form: SearchForm; onChange: (form: SearchForm) => void }

export function SearchFields({ form, onChange }: Props) {
  const set = (change: Partial<SearchForm>) => onChange({ ...form, ...change })
  const filtered = CONDITIONS.filter((name) => form.any[name] || form.none[name]).length
  return (
    <>
      <Field
        label="Who are you looking for?"
        name="query"
        value={form.query}
        onChange={(query) => set({ query })}
        placeholder="product managers in Berlin"
      />
      <div className="row field-row">
        <Choice label="Type" options={TYPES} value={form.type} onChange={(type) => set({ type })} />
        <Field
          label="Results"
          name="num_results"
          type="number"
          min={1}
          value={form.number}
          onChange={(number) => set({ number })}
        />
      </div>
      <details open={filtered > 0 || needsEvidence(form)}>
        <summary>Filters{filtered > 0 && ` (${filtered})`}</summary>
        <p className="quiet small">Separate values with commas. A person matches if any value does.</p>
        {CONDITIONS.map((name) => (
          <div key={name} className="pair">
            <Field
              label={LABELS[name][0]}
              value={form.any[name]}
              onChange={(text) => set({ any: { ...form.any, [name]: text } })}
              placeholder={LABELS[name][1]}
            />
            <Field
              label={`${LABELS[name][0]}: none of`}
              value={form.none[name]}
              onChange={(text) => set({ none: { ...form.none, [name]: text } })}
            />
          </div>
        ))}
        <p className="quiet small">These filters need evidence, so use the type Auto or Deep:</p>
        <div className="pair">
          <Field
            label="Company size from"
            type="number"
            min={0}
            value={form.sizeFrom}
            onChange={(sizeFrom) => set({ sizeFrom })}
          />
          <Field
            label="Company size to"
            type="number"
            min={0}
            value={form.sizeTo}
            onChange={(sizeTo) => set({ sizeTo })}
          />
        </div>
        <div className="pair">
          <Field label="Worked at" value={form.past} onChange={(past) => set({ past })} />
          <Field label="Studied at" value={form.schools} onChange={(schools) => set({ schools })} />
        </div>
      </details>
    </>
  )
}
