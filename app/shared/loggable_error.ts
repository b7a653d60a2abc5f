const FRAME = /\n {4}at [\s\S]*$/
/** Matches the statement and values that the query builder puts before the database's message. */
const STATEMENT = /^\s*(?:insert|update|delete|select|with|replace)\b[\s\S]* - /i
/** Matches characters that may be an e-mail address. */
const TOKEN = /[^\s"'<>()[\]{},;:=]+/g
const NUMBER = /\+\d[\d\s().-]{6,}\d/g
const MAX_CAUSES = 3

/**
 * Returns the type, message, stack and causes of an error. Leaves out personal data: statement
 * values, extra fields of drivers, e-mail addresses and phone numbers.
 */
export function loggableError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutValues(error) : typeof error
  const { code } = error as { code?: unknown }
  const { cause } = error
  const message = withoutValues(error.message)
  return {
    type: error.constructor.name,
    message,
    stack: `${error.name}: ${message}${FRAME.exec(error.stack ?? '')?.[0] ?? ''}`,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause !== undefined && depth < MAX_CAUSES ? { cause: loggableError(cause, depth + 1) } : {}),
  }
}

const withoutValues = (text: string): string =>
  text.replace(STATEMENT, '').replace(TOKEN, withoutEmail).replace(NUMBER, '[number]')

function withoutEmail(token: string): string {
  const at = token.indexOf('@', 1)
  const dot = token.lastIndexOf('.', token.length - 2)
  return at !== -1 && dot > at + 1 ? '[e-mail]' : token
}
