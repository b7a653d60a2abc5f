/** An expected failure of the console API, with a code that the public API does not have. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403,
    readonly code: string,
    message: string
  ) {
    super(message)
    this.name = 'Refusal'
  }
}
