import { useNavigate } from '@tanstack/react-router'
import type { ApiResponse } from '../api/call'
import { useChange, useRead } from '../api/workspace'

export type SearchResponse = ApiResponse<'/v1/search'>
export type DatasetResponse = ApiResponse<'/v1/datasets'>

/** The price of a search result, and the credits that are left. */
export const usePrices = () => useRead('/playground')

/** Creates a key that ends with this session. */
export const useSessionKey = () => useChange('post', '/playground/key', () => ({}))

/** Returns a function that stores a request in the address, so that a link or a reload restores it. */
export function useRequestInAddress() {
  const navigate = useNavigate({ from: '/w/$workspace/playground' })
  return (request: object) => void navigate({ search: (now) => ({ ...now, request }), replace: true })
}
