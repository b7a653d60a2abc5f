import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { billingBooksContract } from '#tests/contract/billing/billing_books_contract'
import { billingConcurrencyContract } from '#tests/contract/billing/billing_concurrency_contract'
import { sqlBillingUnderTest } from '#tests/contract/support/billing_sql'

/** The ledger on the service's own database, with its own transactions. */
const make = () =>
  sqlBillingUnderTest(async () => ({ sql: await app.container.make(Sql), end: async () => {} }))

billingBooksContract("the service's database", { make })
billingConcurrencyContract("the service's database", { make })
