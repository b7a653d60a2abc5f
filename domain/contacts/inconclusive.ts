/** A provider could not find out, through no fault of its own; it stays in use for other people. */
export class Inconclusive extends Error {}
