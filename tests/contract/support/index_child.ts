/**
 * A process that the durability tests kill during its work. It rebuilds an index with documents of
 * ever newer generations, or applies and merges them as changes. It prints the number of each
 * completed generation on a line. Arguments: the directory, the first generation, the number of
 * documents, and `rebuild` or `merge`.
 */
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { generationDocument } from './generation.js'

const [directory, first, size, work] = process.argv.slice(2)
const index = new EmbeddedIndex({ directory, threads: 0, mergeFrom: 1, segmentDocuments: 700 })

for (let generation = Number(first); ; generation++) {
  const documents = Array.from({ length: Number(size) }, (_, at) => generationDocument(`d${at}`, generation))
  if (work === 'rebuild') await index.rebuild('people', documents, generation)
  else {
    const start = (await index.position('people')) + 1
    const changes = documents.map((document, at) => ({ sequence: start + at, id: document.id, document }))
    await index.apply('people', changes)
    await index.merge('people')
  }
  process.stdout.write(`${generation}\n`)
}
