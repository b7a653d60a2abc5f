/**
 * What an import of one file of pages did. `read` counts the readings of web pages in it, `written` those stored now or
 * before; of the rejects, the first 1,000 are listed by the number of their record, 1 for the file's first.
 */
export type ImportedFile = {
  read: number
  written: number
  rejected: number
  rejects: { record: number; reason: string }[]
  /** Why reading ended before the file did; what came before is stored. */
  broken: string | null
}

/** Takes files of pages into the store that Evidence reads from. */
export abstract class EvidenceImport {
  /**
   * Takes in one WARC file, plain or gzipped. Doing it again changes nothing. Never throws for what the file holds.
   * @param onProgress hears of readings read so far and the share of the file
   */
  abstract importFile(path: string, onProgress?: (read: number, share: number) => void): Promise<ImportedFile>
}
