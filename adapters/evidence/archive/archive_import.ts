import { EvidenceImport, type ImportedFile } from '#domain/evidence/evidence_import'
import { importWarc } from './import_warc.js'
import type { PageArchive } from './page_archive.js'

export class ArchiveImport extends EvidenceImport {
  constructor(private readonly archive: PageArchive) {
    super()
  }

  importFile(path: string, onProgress?: (read: number, share: number) => void): Promise<ImportedFile> {
    return importWarc(this.archive, path, onProgress)
  }
}
