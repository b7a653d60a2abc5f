/** Stored instead of a password hash for a user without a password. No password matches it. */
export const NO_PASSWORD = '!'
