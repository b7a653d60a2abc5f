import { defineOperation } from '#app/shared/http/operation'
import { nextCursor, pageQuery } from '#app/shared/schema/paging'
import { s } from '#app/shared/schema/schema'
import { erasureBody, previewData, requestData } from './request_schema.js'

const common = {
  tag: 'Privacy',
  scope: 'privacy' as const,
  addition: 'The interface has no erasure.',
}

export const createPrivacyRequestOperation = defineOperation({
  ...common,
  id: 'privacy.create',
  method: 'POST',
  path: '/v1/privacy/requests',
  summary: 'Show what is held about a person, or erase it',
  description: 'Erases from the whole service, and keeps the person from coming back.',
  heavy: true,
  body: erasureBody,
  success: { 200: previewData, 202: requestData },
  errors: ['identity_required'],
})

export const listPrivacyRequestsOperation = defineOperation({
  ...common,
  id: 'privacy.list',
  method: 'GET',
  path: '/v1/privacy/requests',
  summary: 'List erasure requests, newest first',
  query: s.object(pageQuery),
  success: { 200: s.object({ requests: s.array(requestData), next_cursor: nextCursor }) },
})

export const readPrivacyRequestOperation = defineOperation({
  ...common,
  id: 'privacy.read',
  method: 'GET',
  path: '/v1/privacy/requests/:id',
  summary: 'Read an erasure request and its report',
  success: { 200: requestData },
})
