import type { Bucket } from '#domain/ports/rate_buckets'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * DAY_MS

/** How long one that was accepted, or expired, stays stored: it holds the address of somebody who may not be a user. */
export const INVITATION_KEPT_MS = 30 * DAY_MS

/** What a workspace may send in an hour, since mail goes to strangers. */
export const invitationBucket = (workspaceId: string): Bucket => ({
  key: `{${workspaceId}}:invitations`,
  limit: 60,
  windowSeconds: 3600,
})
