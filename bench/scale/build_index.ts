/**
 * A process that builds an index of synthetic people and prints its cost. It reads a BuildOrder
 * from stdin.
 */
import { text } from 'node:stream/consumers'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { bytesIn, storedBytes } from '#bench/support/sizes'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import type { BuildOrder, Growth } from './growth.js'
import { documentsOf } from './records.js'

const { directory, people, seed }: BuildOrder = JSON.parse(await text(process.stdin))
const index = new EmbeddedIndex({ directory })
const began = performance.now()
await index.rebuild('people', documentsOf(new SyntheticPeople(seed), people), 0)
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const built: Growth['build'] = {
  seconds,
  processorSeconds: (user + system) / 1e6,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  fileBytes: bytesIn(directory),
  storedBytes: storedBytes(directory, 'people'),
}
await index.close()
process.stdout.write(JSON.stringify(built), () => process.exit(0))
