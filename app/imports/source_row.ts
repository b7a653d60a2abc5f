/**
 * A row of an import file: its value, or the `reason` why it is unreadable. `line` is the number of
 * the row's first line. `textual` means that the format has only text values.
 */
export type SourceRow =
  | { line: number; value: unknown; textual: boolean; reason?: undefined }
  | { line: number; reason: string }

/** A file that cannot be imported. The message is one sentence that names the file. */
export class BadFileError extends Error {}

/** Returns the function that builds a row's value from its values, for the header of a file. */
export type RowShape = (header: readonly string[]) => (values: readonly unknown[]) => Record<string, unknown>

/** Names each value after its header. */
export const namedRow: RowShape = (header) => (values) =>
  Object.fromEntries(header.map((name, i) => [name, values[i]]))
