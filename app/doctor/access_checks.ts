import type { Sql } from '#domain/ports/sql'
import { NO_PASSWORD } from '#app/access/no_password'
import { listOperators } from '#app/access/operators'
import { off, ok, type CheckResult, warning } from '#app/shared/checks/finding'
import { connectRefusal } from '#app/shared/checks/outward_checks'

export async function operatorsCheck(sql: Sql): Promise<CheckResult> {
  const operators = await listOperators(sql)
  if (operators.length > 0) return ok(`Operators of the service: ${operators.length}.`)
  return warning(
    'There is no operator who can grant credits, rebuild indexes and see processes in the console.',
    'node ace operator:add EMAIL'
  )
}

/** Checks for passwords that an admin has seen, because older invitations showed them. */
export async function passwordsCheck(sql: Sql): Promise<CheckResult> {
  const rows = await sql.select<{ email: string; password: string }>(
    'SELECT email, password FROM users WHERE must_change_password ORDER BY email'
  )
  if (rows.length === 0) return ok('No user has a password that an admin has seen.')
  const disabled = rows.filter(({ password }) => password === NO_PASSWORD).map(({ email }) => email)
  if (disabled.length === 0) return ok(`${rows.length} users must change their password at the next sign-in.`)
  return warning(
    `These users of several workspaces have passwords that an admin has seen, so the passwords were disabled: ${disabled.slice(0, 5).join(', ')}${disabled.length > 5 ? ', ...' : ''}.`,
    'Set a new password for each: node ace user:password EMAIL'
  )
}

export async function mailServerCheck(url: string | undefined): Promise<CheckResult> {
  if (!url) return off('SMTP_URL is not set: admins pass on invitation links themselves.')
  const { hostname, port, protocol } = new URL(url)
  const reason = await connectRefusal(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587))
  if (!reason) return ok('The SMTP server can be reached.')
  return warning(
    `Invitations cannot be mailed: ${reason}.`,
    'Correct SMTP_URL. Until then admins can pass on invitation links themselves.'
  )
}
