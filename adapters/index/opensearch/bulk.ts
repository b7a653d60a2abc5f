import type { Client } from '@opensearch-project/opensearch'
import { IndexUnavailableError } from '#domain/ports/search_index'
import type { EngineDocument } from './encode_document.js'

const MAX_DOCUMENTS = 1_000
const MAX_CHARACTERS = 4 << 20

type Answer = {
  items: Record<string, { status: number; _id?: string; error?: { type: string; reason?: string } }>[]
}

/** Writes documents into one index with bulk requests of bounded size, in order. */
export class Bulk {
  #lines: string[] = []
  #characters = 0

  constructor(
    private readonly client: Client,
    private readonly index: string
  ) {}

  /** Adds a document to a new version. This call or a later flush throws when its id exists. */
  async create(document: EngineDocument): Promise<void> {
    await this.#add({ create: { _index: this.index, _id: document.id } }, document)
  }

  /** Writes a document after a change. Skips it when the index already has a later change. */
  async change(document: EngineDocument): Promise<void> {
    const version = document.sequence + 2
    await this.#add(
      { index: { _index: this.index, _id: document.id, version, version_type: 'external_gte' } },
      document
    )
  }

  async flush(): Promise<void> {
    if (this.#lines.length === 0) return
    const body = `${this.#lines.join('\n')}\n`
    this.#lines = []
    this.#characters = 0
    const { body: answer } = await this.client.bulk({ body: body as never }, { requestTimeout: 120_000 })
    for (const item of (answer as unknown as Answer).items) assertWritten(item)
  }

  async #add(action: object, document: EngineDocument): Promise<void> {
    const line = JSON.stringify(document)
    this.#lines.push(JSON.stringify(action), line)
    this.#characters += line.length
    if (this.#lines.length >= 2 * MAX_DOCUMENTS || this.#characters >= MAX_CHARACTERS) await this.flush()
  }
}

function assertWritten(item: Answer['items'][number]): void {
  const [[action, { status, error, _id }]] = Object.entries(item)
  if (!error) return
  if (status === 409 && action === 'create') throw new Error(`duplicate document id ${_id}`)
  if (status === 409) return
  const message = `${error.type}: ${error.reason ?? ''}`
  if (status === 429 || status === 403 || status >= 500)
    throw new IndexUnavailableError(`OpenSearch: ${message}`)
  throw new Error(`OpenSearch rejected document ${_id}: ${message}`)
}
