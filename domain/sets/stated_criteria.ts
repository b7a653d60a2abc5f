/** The maximum number of criteria that one request may state. */
export const MAX_STATED_CRITERIA = 5
