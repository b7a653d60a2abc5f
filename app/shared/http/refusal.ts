/** An expected failure of the console API. Its code does not exist in the public API. */
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
