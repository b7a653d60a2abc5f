import type { Person } from '#domain/people/person_record'
import { Embedder } from '#domain/search/embedder'

/** Counts the texts that it embeds. Refuses the text `refused`. */
export class SlowEmbedder extends Embedder {
  readonly weight = 1
  override readonly isSlow = true
  asked = 0

  constructor(readonly model: string) {
    super()
  }

  async embed(texts: readonly string[]): Promise<(Int8Array | null)[]> {
    this.asked += texts.length
    return texts.map((text) => (text === 'refused' ? null : Int8Array.of(text.length, 1)))
  }
}

export const vectorPeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    person_id: `per_${String(at).padStart(3, '0')}`,
    name: 'Ada',
    names: ['Ada'],
    records: 1,
    title: `Nurse ${'x'.repeat(at % 50)}`,
  }))
