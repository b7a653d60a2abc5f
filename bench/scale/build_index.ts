/** Builds an index of synthetic people as the order on its input says and prints what that took. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { readManifest } from '#adapters/index/embedded/manifest'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import type { IndexDocument } from '#domain/ports/index'
import { personDocument } from '#domain/search/people_document'
import type { BuildOrder, Growth } from './growth.js'
import { personOf } from './records.js'

/** Documents between two pauses, as reading them from SQL in pages makes. */
const PAGE = 200

const { directory, people, seed }: BuildOrder = JSON.parse(await text(process.stdin))
const index = new EmbeddedIndex({ directory })
const began = performance.now()
await index.rebuild('people', documents(new SyntheticPeople(seed)), 0)
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const segments = readManifest(join(directory, 'people'))?.segments ?? []
const built: Growth['build'] = {
  seconds,
  processorSeconds: (user + system) / 1e6,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  fileBytes: readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0),
  storedBytes: segments.reduce((sum, { stored }) => sum + stored.bytes, 0),
}
await index.close()
process.stdout.write(JSON.stringify(built), () => process.exit(0))

async function* documents(world: SyntheticPeople): AsyncGenerator<IndexDocument> {
  for (let number = 0; number < people; number++) {
    if (number % PAGE === 0) await setImmediate()
    yield personDocument(personOf(world.person(number)))
  }
}
