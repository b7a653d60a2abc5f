import type { PrivacyRequest } from './request_store.js'

/** Shapes a request for the API and the command line. The result names no person and no workspace. */
export const showRequest = (request: Omit<PrivacyRequest, 'reason'>) => ({
  id: request.id,
  status: request.status,
  drop_pages: request.dropPages,
  held: request.held,
  workspaces: request.workspaces.length,
  pages: request.pages,
  last_error: request.lastError,
  created_at: request.createdAt,
  erased_at: request.erasedAt,
  compacted_at: request.compactedAt,
  completed_at: request.completedAt,
})
