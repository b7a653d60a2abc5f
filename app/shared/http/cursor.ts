import { validationFailed } from '#domain/errors'

export const writeCursor = (position: number): string => Buffer.from(`p${position}`).toString('base64url')

/** Decodes a cursor. Throws `validation_failed` for a cursor that `writeCursor` did not make. */
export function readCursor(cursor: string): number {
  const [, position] = /^p(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (position === undefined || writeCursor(Number(position)) !== cursor)
    throw validationFailed({ cursor: ['must be the next_cursor of a page'] })
  return Number(position)
}
