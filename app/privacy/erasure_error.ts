/** A failure whose message names nobody. */
export class ErasureError extends Error {}
