import { operations } from '#app/shared/http/registered'
import type { JsonSchema } from '#app/shared/schema/schema'
import env, { publicUrl } from '#start/env'
import { type Examples, openApiDocument } from './document.js'
import RECORDED from './recorded_examples.json' with { type: 'json' }
import { TAGS } from './tags.js'

const API_VERSION = '1.0.0'
/** The SERVICE_NAME with which the examples were recorded. */
const RECORDED_SERVICE = 'kith'

const DESCRIPTION = `Send the API key as \`Authorization: Bearer KEY\` or in the header \`x-api-key\`.

Successful responses have \`data\` and \`meta\`. Failed ones have \`error\` with a \`code\`, a \`message\` and the \`request_id\`. A path that exists only with other methods returns 405 with the header \`Allow\`.

Responses to valid keys have the headers \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`, which the 429 response describes.

Retry 429 and 5xx with exponential backoff and jitter, after the seconds in \`Retry-After\`. Send an \`Idempotency-Key\` with every POST, so that a retry is not billed twice.

Operations marked \`x-addition\` are additions of kith. \`x-provisional\` marks details that the interface specification leaves open.`

export function serviceDocument(): JsonSchema {
  const service = env.get('SERVICE_NAME')
  return openApiDocument(operations(), {
    info: {
      title: service,
      version: API_VERSION,
      summary: 'Find, verify and enrich people and companies.',
      description: DESCRIPTION,
      contact: { name: `Operator of ${service}`, url: publicUrl('/') },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: publicUrl(''), description: service }],
    tags: TAGS,
    examples: examplesOf(service),
  })
}

const SOURCE_KEYS = new Set(['source', 'resolution_source'])

/** Returns the recorded examples with the name of this service as the source of its answers. */
const examplesOf = (service: string): Examples =>
  JSON.parse(JSON.stringify(RECORDED), (key, value) =>
    SOURCE_KEYS.has(key) && value === RECORDED_SERVICE ? service : value
  )
