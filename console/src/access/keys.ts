import { type Body, type Item, type Query, useChange, useRead } from '../api/workspace'

export type Key = Item<'/keys'>
export type NewKey = Body<'/keys'>
export type KeyLimits = Pick<Key, 'rate' | 'daily_budget' | 'monthly_budget'>

export const useKeys = (query: Query<'/keys'>) => useRead('/keys', { query })

/** The response has the whole key. It is shown only once. */
export const useCreateKey = () => useChange('post', '/keys', (body: NewKey) => ({ body }))

export const useChangeLimits = (key: string) =>
  useChange('post', '/keys/{key}', (body: KeyLimits) => ({ params: { key }, body }), { done: 'Limits saved' })

export const useRevokeKey = () =>
  useChange('delete', '/keys/{key}', (key: string) => ({ params: { key } }), { done: 'Key revoked' })
