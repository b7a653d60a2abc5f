/** An answer of the site with the tag under which it can be asked for again. */
export type TaggedAnswer = { etag: string; text: string }

/** The last answers by path, those longest unused forgotten first once they are more than `most` characters together. */
export class AnswersCache {
  readonly #answers = new Map<string, TaggedAnswer>()
  #characters = 0

  constructor(private readonly most: number) {}

  get(path: string): TaggedAnswer | undefined {
    const answer = this.#answers.get(path)
    if (answer) {
      this.#answers.delete(path)
      this.#answers.set(path, answer)
    }
    return answer
  }

  set(path: string, answer: TaggedAnswer): void {
    this.delete(path)
    this.#answers.set(path, answer)
    this.#characters += answer.text.length
    for (const [oldest] of this.#answers) {
      if (this.#characters <= this.most) break
      this.delete(oldest)
    }
  }

  delete(path: string): void {
    this.#characters -= this.#answers.get(path)?.text.length ?? 0
    this.#answers.delete(path)
  }
}
