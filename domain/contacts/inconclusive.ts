/**
 * Thrown by a provider that could not determine a contact, without being at fault. The provider
 * stays in use.
 */
export class Inconclusive extends Error {}
