import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { CRITERIA } from '#bench/codehost/criteria'
import { AS_OF, SyntheticAccounts } from '#bench/codehost/synthetic_accounts'
import { Random } from '#bench/support/random'
import { accountDocument } from '#domain/codehost/account_document'
import { ACCOUNT_SORTS } from '#domain/codehost/search/criteria'
import { planAccountSearch } from '#domain/codehost/search/plan'

const ACCOUNTS = 2_000

/** The embedded index skips accounts that cannot match. A full scan must find the same accounts. */
test.group('code-host search: the embedded index finds the same accounts as a full scan', (group) => {
  const accounts = new SyntheticAccounts(5)
  const directory = mkdtempSync(join(tmpdir(), 'kith-codehost-index-'))
  const embedded = new EmbeddedIndex({ directory, threads: 0, segmentDocuments: 1_100 })
  const memory = new MemoryIndex()
  group.setup(async () => {
    const documents = Array.from({ length: ACCOUNTS }, (_, i) => accountDocument(accounts.account(i), AS_OF))
    for (const index of [embedded, memory]) await index.rebuild('codehost', documents, 0)
    return async () => {
      await embedded.close()
      rmSync(directory, { recursive: true, force: true })
    }
  })

  for (const [criterion, draw] of Object.entries(CRITERIA))
    test(`[CH-005 CH-022 CH-041] ${criterion}`, async ({ assert }) => {
      const random = new Random(6, criterion.length)
      for (const sort of ACCOUNT_SORTS)
        for (const offset of [0, 40]) {
          const criteria = draw(random, accounts, ACCOUNTS)
          const search = { criteria, includeAutomation: offset > 0, sort, offset, limit: 25 }
          const query = planAccountSearch(search)
          const [found, expected] = await Promise.all([
            embedded.search('codehost', query),
            memory.search('codehost', query),
          ])
          const ids = ({ hits }: typeof found) => hits.map(({ id }) => id)
          assert.deepEqual(ids(found), ids(expected), JSON.stringify(search))
          assert.deepEqual(found.total, expected.total, JSON.stringify(search))
        }
    })
})
