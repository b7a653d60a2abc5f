import { notBlank, s } from '#app/shared/schema/schema'

/** The schema of a user's name, which other members see. */
export const userName = s.string({ ...notBlank, max: 80 })
