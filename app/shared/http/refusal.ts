/** An expected failure of the console API. The public API does not have its code. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403,
    readonly code: string,
    message: string
  ) {
    super(message)
    this.name = 'Refusal'
  }
}
