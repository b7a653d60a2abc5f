import { count, moment } from '../shared/format'
import { itemsOf, type PrivacyRequest } from './privacy'

/** A reply to the person whose data was erased. The page knows no name, so the reply has none. */
export function replyTo({ id, held, completed_at }: PrivacyRequest): string {
  const items = itemsOf(held ?? [])
  const stores = new Set(held?.map(({ store }) => store)).size
  const erased =
    items === 0
      ? 'We held no personal data about you.'
      : `We have erased the personal data that we held about you: ${count(items)} ${items === 1 ? 'item' : 'items'} in ${count(stores)} ${stores === 1 ? 'store' : 'stores'}.`
  return [
    erased,
    `The erasure was completed on ${moment(completed_at!)}.`,
    'We keep only irreversible hashes of your identifiers, so that we do not store your data again.',
    `Reference: ${id}`,
  ].join('\n')
}
