/**
 * The result of importing one file of pages. `read` counts the page captures in the file, and
 * `written` the captures that are now stored. `rejects` lists the first 1,000 rejects by record
 * number; the first record is 1.
 */
export type ImportedFile = {
  read: number
  written: number
  rejected: number
  rejects: { record: number; reason: string }[]
  /** Why reading stopped early, or null. Earlier records are stored. */
  broken: string | null
}

/** Imports files of pages into the evidence store. */
export abstract class EvidenceImport {
  /**
   * Imports one WARC file, plain or gzipped. Idempotent. Never throws because of the file's
   * content.
   * @param onProgress receives the number of captures read and the fraction of the file
   */
  abstract importFile(path: string, onProgress?: (read: number, share: number) => void): Promise<ImportedFile>
}
