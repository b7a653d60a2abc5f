/** An expected failure outside the catalogue of the API, with a status of its own: what the console answers. */
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
