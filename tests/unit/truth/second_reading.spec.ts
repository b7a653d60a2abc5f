import { test } from '@japa/runner'
import type { Column } from '#domain/truth/column'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import { withSecondReading } from '#domain/truth/reconcile/second_reading'
import { NOW, vote } from './votes.js'

const TITLE: Column = { key: 'title', entity: 'person' }
const ON = { url: 'https://jane.example/', kind: 'own_site' as const }
const answer = (column: Column, votes: ReturnType<typeof vote>[]) =>
  reconcile(column, withSecondReading(column, votes), { now: NOW })

test.group('truth: a second reading of a page by a language model', () => {
  test('[DS-036] a value that both read is surer than before', ({ assert }) => {
    const [rule, model] = [vote('Luthier', ON), vote('luthier', { ...ON, method: 'model' })]
    const [both] = withSecondReading(TITLE, [rule, model])
    const [other] = withSecondReading(TITLE, [rule, vote('Potter', { ...ON, method: 'model' })])
    assert.isAbove(both.accuracy!, other.accuracy!)
  })

  test('[DS-036] a value of the rules loses to another one that the model read on the same page', ({
    assert,
  }) => {
    const votes = [vote('Miller', ON), vote('Operations Coordinator', { ...ON, method: 'model' })]
    assert.equal(answer(TITLE, votes).value, 'Operations Coordinator')
  })

  test('[DS-036] pages that no model read keep their votes', ({ assert }) => {
    const votes = [vote('Luthier', ON), vote('Potter', { url: 'https://b.example/', method: 'model' })]
    assert.deepEqual(withSecondReading(TITLE, votes), votes)
  })

  test('[DS-036] a former value that the model read says nothing of a present one', ({ assert }) => {
    const votes = [vote('Luthier', ON), vote('Potter', { ...ON, method: 'model', past: true })]
    assert.deepEqual(withSecondReading(TITLE, votes), votes)
  })

  test('[DS-036] columns with several values keep their votes', ({ assert }) => {
    const emails: Column = { key: 'email.work', entity: 'person' }
    const votes = [vote('jane@a.example', ON), vote('j@a.example', { ...ON, method: 'model' })]
    assert.deepEqual(withSecondReading(emails, votes), votes)
  })
})
