/** The source of records that people state about themselves on the privacy page. */
export const OWN_STATEMENT = 'right-of-reply'

export const isOwnStatement = ({ source }: { source?: string }): boolean => source === OWN_STATEMENT
