/**
 * A process that works on Sets like the service, over the small world of set_world.ts, with short
 * leases. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import { personDocument } from '#domain/search/people_document'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Charges } from '#app/billing/charges'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import { EventFeed } from '#app/events/event_feed'
import { FoundPeople } from '#app/people/found_people'
import { PeopleStore } from '#app/people/people_store'
import { ExcludedPeople } from '#app/sets/excluded_people'
import { AskFinders } from '#app/sets/ask_finders'
import { SetRecall } from '#app/sets/set_recall'
import { Candidates } from '#app/sets/candidates'
import { MemorySuppressionList } from '#tests/support/fakes/memory_suppression_list'
import { FillColumns } from '#app/sets/fill_columns'
import { SaveVerdict } from '#app/sets/save_verdict'
import { SearchStep } from '#app/sets/search_step'
import { SetEnding } from '#app/sets/set_ending'
import { SetEvents } from '#app/sets/set_events'
import { SetLedger } from '#app/sets/set_ledger'
import SetRunHandler from '#app/sets/set_run_handler'
import { SetStore } from '#app/sets/set_store'
import { PAGES, PEOPLE } from './set_world.js'
import { billing, mailboxes, onError, sql, workOn } from './worker_parts.js'
import { QueryMeaning } from '#app/search/query_meaning'
import { ReadyEncoder } from '#app/search/ready_encoder'
import { NoEmbedder } from '#domain/search/embedder'
import { QueryReader } from '#domain/search/query_language/query_reader'

const evidence = new MemoryEvidence(PAGES)
const index = new MemoryIndex()
const documents = PEOPLE.map((person) => personDocument({ ...person, names: [], records: 1 }))
await index.rebuild('people', documents, 0)
const checks = new MailboxContactChecks(mailboxes)
const filler = new DatasetFiller(evidence, index, checks, { source: 'kith', pages: 30, concurrency: 6 })

const sets = new SetStore(sql)
const events = new SetEvents(sql)
const feed = new EventFeed(events, onError)
const people = new PeopleStore(sql)
const keep = new SaveVerdict(sql, sets, events, feed, new FoundPeople(sql, people))
const none = new NoEmbedder()
const meaning = new QueryMeaning(none, new ReadyEncoder(none, async () => false))
const list = new MemorySuppressionList()
const finders = new AskFinders(index, evidence, new QueryReader(), meaning)
const candidates = new Candidates(sql, index, finders, list)
const excluded = new ExcludedPeople(sql, people)
const recall = new SetRecall(sql)
const search = new SearchStep(index, evidence, sets, candidates, excluded, keep, recall)
// Only requests reserve the cost of work, and this process handles no requests.
const ending = new SetEnding(sql, sets, events, new SetLedger(sql, billing, {} as Charges))
const columns = new FillColumns(sql, sets, events, feed, filler)
const handler = new SetRunHandler(sets, search, columns, ending)

await workOn(handler)
