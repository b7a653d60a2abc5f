import { sqlBillingUnderTest } from '../support/billing_sql.js'
import { sqliteTestSql } from '../support/test_sql.js'
import { billingBooksContract } from './billing_books_contract.js'
import { billingConcurrencyContract } from './billing_concurrency_contract.js'
import { billingContract } from './billing_contract.js'
import { billingModelContract } from './billing_model_contract.js'
import { ledgerConstraints } from './ledger_constraints.js'

const factory = { make: () => sqlBillingUnderTest(sqliteTestSql) }

billingContract('SQLite', factory)
billingBooksContract('SQLite', factory)
billingConcurrencyContract('SQLite', factory)
billingModelContract('SQLite', factory)
ledgerConstraints('SQLite', factory)
