/**
 * A provider could not determine a contact, without a fault. The provider stays in use for other
 * people.
 */
export class Inconclusive extends Error {}
