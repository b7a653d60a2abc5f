/** What was asked could not be found out this time, through no fault of the provider's: it goes on being asked for others. */
export class Inconclusive extends Error {}
