/** The hours without use after which a console session ends. */
export const SESSION_HOURS = 12
