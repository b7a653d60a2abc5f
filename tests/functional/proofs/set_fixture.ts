import type { ApiClient } from '@japa/api-client'
import env from '#start/env'
import { fillFrom } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import { idle, PEOPLE, setPages } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import type { MemoryPage } from '#tests/support/fakes/memory_evidence'
import { archivedEvidence } from './fixture.js'

/** Makes Sets search people of the invented world whose pages are in the archive of the test. */
export async function setsFromArchive(more: readonly MemoryPage[] = []): Promise<void> {
  await givePeople(PEOPLE)
  await readFromArchive([...setPages, ...more])
}

/** Makes Sets read the archive of the test, until `app.container.restoreAll()`. */
export async function readFromArchive(pages: readonly MemoryPage[] = []): Promise<void> {
  const evidence = await archivedEvidence(pages)
  searchIn(evidence)
  await fillFrom(evidence)
}

/** Builds a Set and returns its id. The search may have criteria. */
export async function builtSet(client: ApiClient, secret: string, body: object): Promise<string> {
  const response = await client.post('/v1/searches').bearerToken(secret).json(body)
  response.assertStatus(201)
  const { id } = response.body().data
  await idle(client, secret, id, 60_000)
  return id
}

export async function setBundle(secret: string, id: string, query = ''): Promise<Buffer> {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}/v1/sets/${id}/export?format=proof${query}`
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` } })
  if (response.status !== 200) throw new Error(await response.text())
  return Buffer.from(await response.arrayBuffer())
}
