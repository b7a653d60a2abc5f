import type { Bucket } from '#domain/ports/rate_buckets'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long an invitation can be accepted. */
export const INVITATION_MS = 7 * DAY_MS

/** How long an accepted or expired invitation stays stored, since it may name a non-user. */
export const INVITATION_KEPT_MS = 30 * DAY_MS

/** Invitations that a workspace may send per hour; limited because the mail goes to strangers. */
export const invitationBucket = (workspaceId: string): Bucket => ({
  key: `{${workspaceId}}:invitations`,
  limit: 60,
  windowSeconds: 3600,
})
