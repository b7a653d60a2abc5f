import type { SuppressionScope } from './privacy'

export const SCOPES: { value: SuppressionScope; text: string }[] = [
  { value: 'all', text: 'Everything' },
  { value: 'contacts', text: 'Contacts only' },
]

export const EFFECTS: Record<SuppressionScope, string> = {
  all: 'kith stores nothing new about the person, and no search finds them. What Sets, datasets and batches already hold stays there. A restore from a backup erases the person.',
  contacts:
    'kith neither stores nor returns e-mail addresses and telephone numbers of the person. The rest of their data stays.',
}

/** The origins of entries, by the prefix of their ids. */
const ORIGINS: Record<string, string> = {
  prv: 'Erasure',
  sup: 'Suppression',
  dnc: 'Do-not-contact list',
  drop: 'Deletion list',
  obj: 'Objection of the person',
}

export const originOf = (entry: string): string => ORIGINS[entry.split('_')[0]] ?? 'Other'
