import { test } from '@japa/runner'
import { RulePageReader } from '#adapters/page_reader/rule_page_reader'
import { pageReaderContract } from './page_reader_contract.js'

test.group('page reader: rules', () => {
  pageReaderContract('rules', (use) => use(new RulePageReader()))
})
