/**
 * One row of an import file: its value with the line it begins on, or why it could not be read. `textual` says that
 * every value is text because the format knows nothing else.
 */
export type SourceRow =
  | { line: number; value: unknown; textual: boolean; reason?: undefined }
  | { line: number; reason: string }

/** A file that cannot be imported at all; the message is one sentence that names the file. */
export class BadFileError extends Error {}
