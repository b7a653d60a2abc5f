/**
 * A process that works on batch jobs like the service, with providers that fail by PROVIDER_SEED
 * and short leases. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { ContactProviders } from '#domain/contacts/contact_provider'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import BatchRunHandler from '#app/batch/batch_run_handler'
import { BatchStore } from '#app/batch/batch_store'
import { EnrichOne } from '#app/batch/enrich_one'
import { FindContacts } from '#app/contacts/find_contacts'
import { PersonLookup } from '#app/contacts/person_lookup'
import { CompanyStore } from '#app/people/company_store'
import { FoundPeople } from '#app/people/found_people'
import { PeopleStore } from '#app/people/people_store'
import { VisiblePeople } from '#app/people/visible_people'
import { ResearchPerson } from '#app/profiles/research_person'
import { MemorySuppressionList } from '../../../support/fakes/memory_suppression_list.js'
import { FailingProvider } from './failing_provider.js'
import { logger, mailboxes, sql, workOn } from './worker_parts.js'

const seed = Number(process.env.PROVIDER_SEED)
const [people, index] = [new PeopleStore(sql), new MemoryIndex()]
const visible = new VisiblePeople(people, new FoundPeople(sql, people))
const personLookup = new PersonLookup(people, visible, new CompanyStore(sql), index)
const providers = new ContactProviders(['first', 'second'].map((name) => new FailingProvider(name, seed)))
const research = new ResearchPerson(new MemoryEvidence([]), index)
const contacts = new FindContacts(providers, mailboxes, new MemorySuppressionList())
const one = new EnrichOne(personLookup, visible, contacts, research, logger)
const handler = new BatchRunHandler(sql, new BatchStore(sql), one)

await workOn(handler)
