import type { Reason, SuppressionScope } from './privacy'

export const SCOPES: { value: SuppressionScope; text: string }[] = [
  { value: 'all', text: 'Everything' },
  { value: 'contacts', text: 'Contacts only' },
]

export const EFFECTS: Record<SuppressionScope, string> = {
  all: 'kith stores nothing new about the person, and no search finds them. What Sets, datasets and batches already hold stays there. A restore from a backup erases the person.',
  contacts:
    'kith neither stores nor returns email addresses and phone numbers of the person. The rest of their data stays.',
}

export const REASONS: { value: Reason; text: string }[] = [
  { value: 'asked', text: 'The person asked' },
  { value: 'complaint', text: 'A complaint' },
  { value: 'legal', text: 'A legal duty' },
  { value: 'own', text: 'Own decision' },
]

/** Why an entry exists: the operator's reason, or what its origin says. */
export const whyListed = ({ id, reason }: { id: string; reason: Reason | null }): string =>
  REASONS.find(({ value }) => value === reason)?.text ?? WHYS[id.split('_')[0]!] ?? 'Not given'

const WHYS: Record<string, string> = {
  prv: 'The person was erased',
  drop: "An authority's list",
  obj: 'The person objected',
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
