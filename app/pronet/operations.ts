import { defineOperation } from '#app/shared/http/operation'
import { notBlank, type Schema, s } from '#app/shared/schema/schema'
import { commentSchema, companySchema, matchSchema, postSchema, profileSchema } from './schema.js'

const address = s.string({ min: 1, max: 500 })
const limitText = s.integerText({ min: 1, max: 100 }).default(10).optional()
const value = s.string({ min: 1, max: 300, ...notBlank })
const PROVISIONAL = 'Fields are named as on other routes.'

type Read<Q extends Schema<any>> = { id: string; path: string; summary: string; query: Q; data: Schema<any> }

const readOperation = <Q extends Schema<any>>({ id, path, summary, query, data }: Read<Q>) =>
  defineOperation({
    id: `pronet.${id}`,
    method: 'GET',
    path: `/v1/pronet/${path}`,
    summary,
    tag: 'Professional network',
    scope: 'pronet:read',
    query,
    heavy: true,
    priced: true,
    success: { 200: data },
    errors: ['upstream_unavailable', 'upstream_timeout'],
    provisional: PROVISIONAL,
  })

export const profileOperation = readOperation({
  id: 'profile',
  path: 'profile',
  summary: 'Read a profile of the professional network',
  query: s.object({ url: address.describe('Profile URL, vanity slug or @handle') }),
  data: s.object({ profile: profileSchema }),
})

export const postsOperation = readOperation({
  id: 'posts',
  path: 'posts',
  summary: 'Read the recent posts of a profile',
  query: s.object({ identifier: address, limit: limitText }),
  data: s.object({ posts: s.array(postSchema) }),
})

export const commentsOperation = readOperation({
  id: 'comments',
  path: 'comments',
  summary: 'Read the recent comments of a profile',
  query: s.object({ identifier: address, limit: limitText }),
  data: s.object({ comments: s.array(commentSchema) }),
})

export const companyOperation = readOperation({
  id: 'company',
  path: 'company',
  summary: 'Read a company of the professional network',
  query: s.object({ url: address.describe('Company URL or slug') }),
  data: s.object({ company: companySchema }),
})

export const companyPostsOperation = readOperation({
  id: 'company.posts',
  path: 'company/posts',
  summary: 'Read the recent posts of a company',
  query: s.object({ identifier: address, limit: limitText }),
  data: s.object({ posts: s.array(postSchema) }),
})

export const pronetSearchOperation = defineOperation({
  id: 'pronet.search',
  method: 'POST',
  path: '/v1/pronet/search',
  summary: 'Search people on the professional network',
  description:
    'Returns people who match every filter and any of the titles. Omit cursor, or send null, for the first page.',
  tag: 'Professional network',
  scope: 'pronet:read',
  body: s.object({
    filters: s.object({
      keywords: value.optional(),
      location: value.optional(),
      title: s.array(value, { min: 1, max: 10 }).optional(),
      currentCompany: value.optional(),
      school: value.optional(),
    }),
    limit: s.integer({ min: 1, max: 100 }).default(10).optional(),
    cursor: s.string({ min: 1, max: 500 }).nullable().optional(),
  }),
  priced: true,
  success: { 200: s.object({ results: s.array(matchSchema), next_cursor: s.string().nullable() }) },
  errors: ['upstream_unavailable', 'upstream_timeout', 'search_unavailable'],
  provisional: PROVISIONAL,
})
