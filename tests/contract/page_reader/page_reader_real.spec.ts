/**
 * Runs the contract with a real model: READER_TEST_URL names an OpenAI-compatible server, such as
 * llama.cpp's, and READER_TEST_MODEL its model. A weak model is enough: whatever it answers, no
 * claim may pass that the page does not state.
 */
import { test } from '@japa/runner'
import { ModelPageReader } from '#adapters/page_reader/model_page_reader'
import { StoredReadings } from '#adapters/page_reader/stored_readings'
import { sqliteTestSql, type TestSql } from '../support/test_sql.js'
import { pageReaderContract } from './page_reader_contract.js'

const url = process.env.READER_TEST_URL
const MINUTES = 60_000

test.group('page reader: a real model', (group) => {
  let database: TestSql
  group.setup(async () => {
    database = await sqliteTestSql()
    return () => database.end()
  })
  group.tap((each) => each.timeout(10 * MINUTES).skip(!url, 'READER_TEST_URL is not set'))

  pageReaderContract('a real model', async (use) => {
    const model = process.env.READER_TEST_MODEL ?? 'model'
    const limits = { firstChunkMs: 5 * MINUTES, chunkMs: MINUTES, totalMs: 9 * MINUTES }
    await use(new ModelPageReader({ baseUrl: url!, model, limits }, new StoredReadings(database.sql)))
  })
})
