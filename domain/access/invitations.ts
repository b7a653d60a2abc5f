import type { Bucket } from '#domain/ports/rate_buckets'

const DAY_MS = 24 * 60 * 60 * 1000

export const INVITATION_MS = 7 * DAY_MS

/**
 * Ended invitations are deleted after this time, because they may name people who are not users.
 */
export const INVITATION_KEPT_MS = 30 * DAY_MS

/** Limits invitations per workspace and hour, because the mail goes to strangers. */
export const invitationBucket = (workspaceId: string): Bucket => ({
  key: `{${workspaceId}}:invitations`,
  limit: 60,
  windowSeconds: 3600,
})
