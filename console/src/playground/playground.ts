import { useNavigate } from '@tanstack/react-router'
import type { ApiResponse } from '../api/call'

export type SearchResponse = ApiResponse<'/v1/search'>
export type DatasetResponse = ApiResponse<'/v1/datasets'>

/**
 * Returns a function that stores a request in the address, so that a link or a reload restores it.
 */
export function useRequestInAddress() {
  const navigate = useNavigate({ from: '/w/$workspace/playground' })
  return (request: object) => void navigate({ search: (now) => ({ ...now, request }), replace: true })
}
