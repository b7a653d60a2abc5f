/**
 * A process that fills async datasets from the archive like the service, with short leases. Prints
 * `idle` when no run is left.
 */
import 'reflect-metadata'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import DatasetRunHandler from '#app/datasets/dataset_run_handler'
import { DatasetStore } from '#app/datasets/dataset_store'
import type { RowPeople } from '#app/datasets/row_people'
import { dataPath } from '#start/env'
import { mailboxes, sql, workOn } from './worker_parts.js'

const evidence = new ArchiveEvidence(
  new PageArchive({ directory: dataPath('archive'), sql }),
  new InlinePageParser()
)
const filler = new DatasetFiller(evidence, new MemoryIndex(), new MailboxContactChecks(mailboxes), {
  source: 'kith',
  pages: 30,
  concurrency: 6,
})
// The index of this process is empty.
const people = { of: async () => null } as unknown as RowPeople
const handler = new DatasetRunHandler(sql, new DatasetStore(sql), filler, people)

await workOn(handler)
