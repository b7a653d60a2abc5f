import type { ErrorCode } from '#domain/errors'
import { s } from '#app/shared/schema/schema'

/** The error envelope with the codes that a status can have. */
export function errorSchema(codes: ErrorCode[]) {
  return s.object({
    error: s.object({
      code: s.enum(codes),
      message: s.string(),
      request_id: s.string(),
      retry_after_seconds: s.integer({ min: 0 }).optional(),
      retryable: s.boolean().optional(),
      unavailable_fields: s.array(s.string()).optional(),
      details: s
        .object({ fieldErrors: s.record(s.array(s.string())).optional(), dataset_id: s.string().optional() })
        .optional(),
      usage: s.record(s.any()).optional(),
    }),
  })
}
