/**
 * A process that opens an existing index in DIRECTORY, and prints how many bytes of resident memory
 * this took.
 */
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'

const index = new EmbeddedIndex({ directory: process.argv[2] })
await index.status('codehost')
const before = process.memoryUsage.rss()
await index.status('people')
for (const country of ['us', 'np'])
  await index.search('people', {
    filter: { match: 'term', field: 'country', value: country },
    limit: 10,
    countTo: 1e6,
  })
console.log(process.memoryUsage.rss() - before)
process.exit(0)
