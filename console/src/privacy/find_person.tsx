import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { Filter } from '../shared/filter'
import { HeldData } from './held_data'
import { type PersonReference, type Preview, usePreview } from './privacy'
import { ChoosePerson } from './choose_person'
import { ErasePerson } from './erase_person'
import { SuppressPerson } from './suppress_person'

const WAYS = [
  { value: 'profile_url', text: 'Profile' },
  { value: 'email', text: 'Email' },
  { value: 'phone', text: 'Phone' },
  { value: 'name', text: 'Name' },
]
const FIELDS = {
  profile_url: { label: 'Profile URL', type: 'url', placeholder: 'https://www.linkedin.com/in/…' },
  email: { label: 'Email address', type: 'email', placeholder: 'zoe@example.com' },
  phone: { label: 'Phone number', type: 'text', placeholder: '+49 30 1234567' },
  name: { label: 'Full name', type: 'text', placeholder: 'Zoe Example' },
} as const

/**
 * Finds a person, shows what is held and offers to erase it. Previews a person that another page
 * passes in the address, and removes that person from the address.
 */
export function FindPerson() {
  const { by = 'profile_url', person } = useSearch({ from: '/w/$workspace/privacy' })
  const navigate = useNavigate({ from: '/w/$workspace/privacy' })
  const preview = usePreview()
  const [asked, setAsked] = useState<PersonReference | null>(null)
  const find = (person: PersonReference) => {
    setAsked(person)
    preview.mutate(person)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a person in the address starts this
  useEffect(() => {
    if (!person) return
    find({ person_id: person })
    void navigate({ search: (now) => ({ ...now, person: undefined }), replace: true })
  }, [person])
  const found = preview.data?.preview
  return (
    <>
      <h2>Find a person</h2>
      <ActionForm
        key={by}
        className="card find-form"
        change={preview}
        action="Show what is held"
        onSubmit={(fields) => find(referenceOf(by, fields))}
      >
        <div className="filters">
          <Filter label="Find by" param="by" options={WAYS} fallback="profile_url" inView />
        </div>
        <Field {...FIELDS[by]} name={`person.${by}`} autoComplete="off" required />
        {by === 'name' && (
          <div className="pair">
            <Field label="Company" name="person.company" autoComplete="off" />
            <Field label="Company domain" name="person.company_domain" placeholder="example.com" />
          </div>
        )}
      </ActionForm>
      {preview.data && found && asked && (
        <section aria-label="What is held" className="stack">
          {found.candidates.length > 0 ? (
            <ChoosePerson candidates={found.candidates} onChoose={(person_id) => find({ person_id })} />
          ) : (
            <>
              <HeldData {...found} suppressed={preview.data.suppressed} />
              <div className="columns" key={JSON.stringify(asked)}>
                {preview.data.suppressed !== 'all' && (
                  <SuppressPerson person={meant(found, asked)} onDone={() => find(asked)} />
                )}
                <ErasePerson person={meant(found, asked)} name={found.person?.name ?? null} />
              </div>
            </>
          )}
        </section>
      )}
    </>
  )
}

const meant = ({ person }: Preview, asked: PersonReference): PersonReference =>
  person ? { person_id: person.person_id } : asked

function referenceOf(by: keyof typeof FIELDS, fields: FormData): PersonReference {
  const of = (name: string) => String(fields.get(`person.${name}`) ?? '').trim() || undefined
  return {
    [by]: of(by),
    ...(by === 'name' ? { company: of('company'), company_domain: of('company_domain') } : {}),
  }
}
