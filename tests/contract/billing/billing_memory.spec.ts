import { Books, spendKey } from '#tests/support/fakes/memory_books'
import { MemoryBilling } from '#tests/support/fakes/memory_billing'
import { type BillingUnderTest, uniqueId } from '../support/billing.js'
import { memoryTransaction } from '../support/memory_transaction.js'
import { billingBooksContract } from './billing_books_contract.js'
import { billingConcurrencyContract } from './billing_concurrency_contract.js'
import { billingContract } from './billing_contract.js'
import { billingModelContract } from './billing_model_contract.js'

const make = async (): Promise<BillingUnderTest> => {
  const books = new Books()
  return {
    billing: new MemoryBilling(() => uniqueId('entry'), books),
    newWorkspace: async () => uniqueId('ws'),
    transaction: memoryTransaction,
    tamper: async (of, by) => {
      const total =
        'workspaceId' in of
          ? books.accounts.get(of.workspaceId)!
          : books.spends.get(spendKey(of.keyId, of.period))!
      total.posted += by
    },
    end: async () => {},
  }
}

billingContract('memory', { make })
billingBooksContract('memory', { make })
billingConcurrencyContract('memory', { make })
billingModelContract('memory', { make })
