import { mentionsIn, redactJson } from '#domain/privacy/mentions/redact'
import type { Sql } from '#domain/ports/sql'
import type { Cipher } from '#app/shared/cipher'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { RedactedTables } from '../personal_data/redacted_tables.js'
import { sentForm, storedForm } from './stored_form.js'

/** Responses that repeated requests receive. Compressed and encrypted ones are read too. */
export const responsesPersonalData = (sql: Sql, cipher: Cipher): RedactedTables =>
  new RedactedTables('stored responses', sql, [
    {
      what: 'Stored responses',
      table: 'idempotency_keys',
      key: ['workspace_id', 'idempotency_key'],
      columns: { body: 'text', headers: 'text' },
      also: ['status'],
      workspace: 't.workspace_id',
      readsAll: true,
      async change({ body, headers, status }, mentions) {
        if (typeof body !== 'string' || typeof headers !== 'string') return null
        const stored = { status: Number(status), body, headers: fromJson<Record<string, string>>(headers) }
        const sent = await sentForm(stored, cipher).catch(() => null)
        const value = sent && parsedOrText(sent.body)
        if (!sent || !mentionsIn(value, mentions)) return null
        const redacted = redactJson(value, mentions, true)
        const next = typeof redacted === 'string' ? redacted : toJson(redacted)
        const form = await storedForm({ ...sent, body: next, secret: 'x-sealed' in stored.headers }, cipher)
        return form.body === body ? null : { set: { body: form.body, headers: toJson(form.headers) } }
      },
    },
  ])

function parsedOrText(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
