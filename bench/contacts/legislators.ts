import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { UsageError } from '#bench/support/args'
import type { KnownAddress } from '#domain/contacts/email_guesses'
import { emailKind, parseEmail } from '#domain/people/emails/emails'

/**
 * Returns the addresses in all `state_legislators*.jsonl.gz` files of a folder and its subfolder
 * `people`, by domain. The group of a member is the chamber. Skips addresses of offices, of mail
 * providers and of several members. Throws UsageError if there is no file.
 */
export function addressesByDomain(data: string): Map<string, KnownAddress[]> {
  const owners = new Map<string, KnownAddress[]>()
  for (const file of filesOf(data))
    for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
      if (line.trim() === '') continue
      const { name, email, roles } = JSON.parse(line)
      const parsed = typeof email === 'string' ? parseEmail(email) : null
      if (!name || !parsed || emailKind(email) !== 'work') continue
      const address = `${parsed.local}@${parsed.domain}`.toLowerCase()
      owners.set(address, [...(owners.get(address) ?? []), { email: address, name, group: roles?.[0]?.type }])
    }
  const byDomain = new Map<string, KnownAddress[]>()
  for (const [address, [one, ...others]] of owners) {
    if (others.length > 0) continue
    const domain = address.slice(address.lastIndexOf('@') + 1)
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), one])
  }
  return byDomain
}

function filesOf(data: string): string[] {
  const files = [join(data, 'people'), data].flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^state_legislators.*\.jsonl\.gz$/.test(name))
          .sort()
          .map((name) => join(folder, name))
      : []
  )
  if (files.length === 0)
    throw new UsageError(`No state_legislators*.jsonl.gz in ${data} or its folder people.`)
  return files
}
