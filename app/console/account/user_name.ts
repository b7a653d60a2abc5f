import { notBlank, s } from '#app/shared/schema/schema'

/** What members call a user. */
export const userName = s.string({ ...notBlank, max: 80 })
