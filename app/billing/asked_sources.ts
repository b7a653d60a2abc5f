import { inject } from '@adonisjs/core'
import type { BatchField } from '#domain/batch/batch'
import type { ContactField } from '#domain/contacts/contact'
import { ContactProviders } from '#domain/contacts/contact_provider'
import { evidenceRead } from '#app/evidence/read_mode'
import env from '#start/env'

/** Names the sources that a dataset column or a batch field may use. */
@inject()
export class AskedSources {
  constructor(private readonly providers: ContactProviders) {}

  /** The sources of a dataset's column. E-mail addresses are also checked. */
  ofColumn(key: string): string[] {
    const model = env.get('READER_MODEL') ? ['page_model'] : []
    return ['records', ...pages(), ...model, ...(key.startsWith('email.') ? mailServers() : [])]
  }

  /**
   * The sources of a batch field. The contact lookup calls a provider only if the providers before it
   * found nothing.
   */
  ofField(field: BatchField): string[] {
    if (field === 'pronet' || field === 'codehost') return ['records', ...pages()]
    const named = this.providers.list
      .filter(({ fields }) => fields.includes(field as ContactField))
      .flatMap(({ name, origin }) =>
        origin === 'pages' ? pages() : [origin === 'records' ? 'records' : name]
      )
    return [...new Set([...named, ...(field.endsWith('_email') ? mailServers() : [])])]
  }
}

const pages = (): string[] => [
  'archive',
  ...(evidenceRead() === 'live' ? ['web', ...(env.get('WEB_SEARCH_URL') ? ['web_search'] : [])] : []),
]

const mailServers = (): string[] => (env.get('SMTP_CHECKS') === '1' ? ['mail_servers'] : [])
