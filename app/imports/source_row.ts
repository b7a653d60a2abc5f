/**
 * A row of an import file with the line it begins on: its value, or the reason why it could not be
 * read. `textual` means that the format has only text values.
 */
export type SourceRow =
  | { line: number; value: unknown; textual: boolean; reason?: undefined }
  | { line: number; reason: string }

/** A file cannot be imported. The message is one sentence that names the file. */
export class BadFileError extends Error {}
