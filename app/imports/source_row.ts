/**
 * A row of an import file: its value, or the `reason` why it is unreadable. `line` is the number of
 * the row's first line. If `textual` is set, numbers and booleans may be given as text.
 */
export type SourceRow =
  | { line: number; value: unknown; textual: boolean; reason?: undefined }
  | { line: number; reason: string }

/** A file that cannot be imported. The message is one sentence that names the file. */
export class BadFileError extends Error {}

/** Takes the header of a file. Returns a function that builds a row's object from its values. */
export type RowShape = (header: readonly string[]) => (values: readonly unknown[]) => Record<string, unknown>

/** Names each value after its header. */
export const namedRow: RowShape = (header) => (values) =>
  Object.fromEntries(header.map((name, i) => [name, values[i]]))
