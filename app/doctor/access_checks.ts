import type { Sql } from '#domain/ports/sql'
import { listOperators } from '#app/access/operators'
import { off, ok, type CheckResult, warning } from '#app/shared/checks/finding'
import { connectRefusal } from '#app/shared/checks/outward_checks'

/** Whether anybody can operate the whole service in the console. */
export async function operatorsCheck(sql: Sql): Promise<CheckResult> {
  const operators = await listOperators(sql)
  if (operators.length > 0) return ok(`Operators of the service: ${operators.length}.`)
  return warning(
    'There is no operator: nobody can grant credits, rebuild indexes or see processes in the console.',
    'node ace operator:add EMAIL'
  )
}

/** Whether users have passwords that somebody else has seen, from invitations that still showed one. */
export async function passwordsCheck(sql: Sql): Promise<CheckResult> {
  const rows = await sql.select<{ email: string; password: string }>(
    'SELECT email, password FROM users WHERE must_change_password ORDER BY email'
  )
  if (rows.length === 0) return ok('No password is known to have been seen by somebody else.')
  const disabled = rows.filter(({ password }) => password === '!').map(({ email }) => email)
  if (disabled.length === 0) return ok(`${rows.length} users change their password at the next sign-in.`)
  return warning(
    `An admin has seen the passwords of ${disabled.length} users of several workspaces, so they no longer work: ${disabled.slice(0, 5).join(', ')}${disabled.length > 5 ? ', ...' : ''}.`,
    'Give each a new one: node ace user:password EMAIL'
  )
}

/** Whether the server that takes mail to users can be reached. */
export async function mailServerCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('SMTP_URL is not set: invitations are links that admins pass on.')
  const { hostname, port, protocol } = new URL(url)
  const why = await connectRefusal(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587))
  if (!why) return ok('The server that takes mail to users can be reached.')
  return warning(
    `Invitations cannot be mailed: ${why}.`,
    'Correct SMTP_URL; admins can pass links on meanwhile.'
  )
}
