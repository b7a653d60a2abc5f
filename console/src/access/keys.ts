import { type Body, type Item, type Query, useChange, useRead } from '../api/workspace'

export type Key = Item<'/keys'>
export type NewKey = Body<'/keys'>
export type KeyLimits = Pick<Key, 'rate' | 'daily_budget' | 'monthly_budget'>

export const useKeys = (query: Query<'/keys'>) => useRead('/keys', { query })

/** The response has the whole key, which is shown only once. */
export const useCreateKey = () => useChange('post', '/keys', (body: NewKey) => ({ body }))

export const useChangeKey = (key: string) =>
  useChange('post', '/keys/{key}', (body: Body<'/keys/{key}'>) => ({ params: { key }, body }), {
    done: 'Key saved',
  })

/** The response has the whole key, which is shown only once. */
export const useRotateKey = (key: string) =>
  useChange('post', '/keys/{key}/rotate', (overlap_hours: number) => ({
    params: { key },
    body: { overlap_hours },
  }))

export const useRevokeKey = () =>
  useChange('delete', '/keys/{key}', (key: string) => ({ params: { key } }), { done: 'Key revoked' })
