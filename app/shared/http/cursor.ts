import { validationFailed } from '#domain/errors'

/** A place in a list as a caller carries it from page to page; opaque. */
export const writeCursor = (position: number): string => Buffer.from(`p${position}`).toString('base64url')

/** The place a cursor stands for. Throws `validation_failed` for one that no page gave. */
export function readCursor(cursor: string): number {
  const [, position] = /^p(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (position === undefined || writeCursor(Number(position)) !== cursor)
    throw validationFailed({ cursor: ['must be the next_cursor of a page'] })
  return Number(position)
}
