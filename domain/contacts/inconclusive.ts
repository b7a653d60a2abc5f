/** A provider could not determine a contact, without a fault. It stays in use. */
export class Inconclusive extends Error {}
