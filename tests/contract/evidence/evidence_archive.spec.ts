import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { DATABASES, testArchive, toCapture } from './archive_support.js'
import { evidenceContract } from './evidence_contract.js'

for (const { name, open, missing } of DATABASES) {
  evidenceContract({
    name: `archive over ${name}`,
    absent: 'not_archived',
    missing,
    async make(readings) {
      const { archive, end } = await testArchive(open)
      await archive.store(readings.map(toCapture))
      return { evidence: new ArchiveEvidence(archive, new InlinePageParser()), end }
    },
  })
}
