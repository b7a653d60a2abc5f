import { type ContactField } from '#domain/contacts/contact'
import { type Entity, type Findings, setFact } from '../findings.js'
import { asObject, asText, type Calls, reasonOf } from './calls.js'
import { identityOf } from './person_entities.js'

/**
 * Looks up contacts person by person, until a call exceeds the run's ACU limit or no call is possible. Each
 * contact cites the page that states its owner's name, if there is one.
 */
export async function lookUpContacts(
  people: readonly Entity[],
  fields: readonly ContactField[],
  calls: Calls
): Promise<void> {
  for (const [i, person] of people.entries()) {
    const identity = identityOf(person)
    if (!identity) {
      calls.findings.notKnown(`There is too little data about ${person.name} to look up contacts.`)
      continue
    }
    const outcome = await calls.tryCall('contacts', { ...identity, fields: [...fields] })
    if (outcome.ok) {
      addContacts(person, fields, asObject(outcome.output), calls.findings)
      continue
    }
    calls.findings.stop(reasonOf('contacts', outcome))
    if (outcome.code !== 'insufficient_acu' && outcome.code !== 'agent_unavailable') continue
    calls.findings.stop(`Contacts of ${people.length - i} of ${people.length} people were not looked up.`)
    return
  }
}

function addContacts(
  person: Entity,
  fields: readonly ContactField[],
  output: Record<string, unknown>,
  findings: Findings
): void {
  const citations = person.facts.get('name')?.citations.slice(0, 1) ?? []
  for (const field of fields) {
    const found = asObject(output[field])
    const value = asText(found.value)
    if (value === null) {
      if (found.status === 'unavailable')
        findings.stop(`${LABELS[field]} of ${person.name} could not be looked up now.`)
      else findings.notKnown(`${LABELS[field]} of ${person.name}: not found.`)
      continue
    }
    setFact(person, field, value, citations)
    setFact(person, `${field}_source`, asText(found.source))
    setFact(person, `${field}_verified`, found.confidence === 'verified' ? true : null)
  }
}

const LABELS: Readonly<Record<ContactField, string>> = {
  work_email: 'Work e-mail',
  personal_email: 'Personal e-mail',
  phone: 'Phone',
}
