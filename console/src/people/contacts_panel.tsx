import { useState } from 'react'
import { CONTACT_COLUMNS, enrichCost } from '#domain/billing/prices'
import { useApiCall } from '../api/call'
import { useKey } from '../api/key_in_use'
import { useSession } from '../api/session'
import { CostAfter, CostBefore } from '../billing/cost'
import { useMayCall } from '../search/use_search'
import { ActionForm } from '../shared/action_form'
import { Badge } from '../shared/badge'
import { Checks } from '../shared/checks'
import { CopyIcon } from '../shared/copy_button'
import { When } from '../shared/when'

type ContactField = keyof typeof CONTACT_COLUMNS
const FIELDS = Object.keys(CONTACT_COLUMNS) as ContactField[]
const NAMES = { work_email: 'Work email', personal_email: 'Personal email', phone: 'Phone' }
const priceOf = (field: ContactField) => {
  const credits = enrichCost([field])
  return `${NAMES[field]}, ${credits} ${credits === 1 ? 'credit' : 'credits'}`
}
const TEXTS = Object.fromEntries(FIELDS.map((field) => [field, priceOf(field)]))

/** Reveals contacts on request. Shows the price first, and then who received them. */
export function ContactsPanel({ person }: { person: string }) {
  const reveal = useApiCall('/v1/enrich')
  const [fields, setFields] = useState<string[]>(['work_email'])
  const mayCall = useMayCall()
  const chosen = fields as ContactField[]
  return (
    <section aria-label="Contacts">
      <h3>Contacts</h3>
      <ActionForm
        isMinor
        cost={<CostBefore most={enrichCost(chosen)} isBrief />}
        change={reveal}
        action="Reveal contacts"
        disabled={fields.length === 0 || !mayCall}
        onSubmit={() => reveal.mutate({ person_id: person, fields: chosen })}
      >
        <Checks
          label="Reveal"
          options={FIELDS}
          texts={TEXTS}
          hasPlainTexts
          value={fields}
          onChange={setFields}
        />
      </ActionForm>
      {reveal.data && (
        <>
          <dl className="facts" aria-label="Contacts found">
            {FIELDS.map((field) => [field, reveal.data.data[field]] as const).map(
              ([field, contact]) =>
                contact && (
                  <div key={field}>
                    <dt>{NAMES[field]}</dt>
                    <dd className="wrap">
                      {contact.value ? (
                        <>
                          {contact.value} <CopyIcon text={contact.value} label={`Copy the ${NAMES[field]}`} />
                          <Badge state={contact.confidence ?? 'unverified'} />
                        </>
                      ) : (
                        <Badge state={contact.status} />
                      )}
                      {contact.last_seen && (
                        <span className="quiet">
                          {' '}
                          {contact.source}, seen <When at={contact.last_seen} />
                        </span>
                      )}
                    </dd>
                  </div>
                )
            )}
          </dl>
          <CostAfter charged={reveal.data.meta.credits_charged} />
          <Receiver />
        </>
      )}
    </section>
  )
}

/** The user and key that received the contacts. The ledger names the same key. */
function Receiver() {
  const { user } = useSession()
  const key = useKey()
  return (
    <p className="quiet small">
      Received by {user?.email}
      {key && (
        <>
          {' '}
          with the key <code>…{key.slice(-4)}</code>
        </>
      )}
      . This page forgets the contacts when you leave it.
    </p>
  )
}
