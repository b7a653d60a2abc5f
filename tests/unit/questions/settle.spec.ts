import { test } from '@japa/runner'
import { readQuestion } from '#domain/questions/read_question'
import { settleVotes } from '#domain/questions/settle'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import { NOW, vote } from '../truth/votes.js'

const STAGE = readQuestion({
  key: 'custom.stage',
  description: 'Latest funding stage, one of: seed, series_a, series_b',
  format: 'options',
  entity: 'company',
})
const shown = (votes: Parameters<typeof settleVotes>[1]) =>
  settleVotes(STAGE, votes).map(
    ({ value, past, statedAt }) => `${past ? 'not ' : ''}${value}${statedAt ? ` ${statedAt}` : ''}`
  )

test.group('custom columns: the latest event', () => {
  test('marks earlier rounds as past and the latest as current', ({ assert }) => {
    const votes = [vote('seed', { statedAt: '2016-03-01' }), vote('series_a', { statedAt: '2018' })]
    assert.deepEqual(shown(votes), ['not seed 2016-03-01', 'series_a'])
    assert.equal(
      reconcile(STAGE, settleVotes(STAGE, [vote('seed', { statedAt: '2014-03-01', kind: 'news' })]), {
        now: NOW,
      }).status,
      'found'
    )
  })

  test('dates in the same year and undated statements do not override other rounds', ({ assert }) => {
    const votes = [
      vote('seed', { statedAt: '2018' }),
      vote('series_a', { statedAt: '2018-04' }),
      vote('series_b'),
    ]
    assert.deepEqual(shown(votes), ['seed 2018', 'series_a', 'series_b'])
  })

  test('a round that may belong to another company does not override other rounds', ({ assert }) => {
    const votes = [vote('seed', { statedAt: '2016' }), vote('series_b', { statedAt: '2020', identity: 0.2 })]
    assert.deepEqual(shown(votes), ['seed', 'series_b 2020'])
  })

  test('leaves other questions unchanged', ({ assert }) => {
    const question = readQuestion({
      key: 'custom.dogs',
      description: 'Number of dogs',
      format: 'number',
      entity: 'company',
    })
    const votes = [vote(1, { statedAt: '2016' }), vote(2, { statedAt: '2020' })]
    assert.deepEqual(settleVotes(question, votes), votes)
  })
})

test.group('custom columns: the highest degree', () => {
  const DEGREE = readQuestion({
    key: 'custom.education',
    description: 'Highest degree and the school that awarded it',
    entity: 'person',
  })
  const kept = (votes: Parameters<typeof settleVotes>[1]) =>
    settleVotes(DEGREE, votes).map(({ value }) => value)

  test('keeps the highest degree of all likely pages', ({ assert }) => {
    const phd = vote('PhD in Botany, University of Elmwood')
    const bachelor = vote('BSc in Botany, Calder State University')
    assert.deepEqual(kept([bachelor, phd]), [phd.value])
    assert.deepEqual(kept([bachelor, { ...phd, identity: 0.1 }]), [bachelor.value, phd.value])
  })
})

test.group('custom columns: the most direct statement of a specialty', () => {
  const FIELD = readQuestion({
    key: 'custom.field',
    description: 'Research field or professional specialty',
    entity: 'person',
  })
  const kept = (votes: Parameters<typeof settleVotes>[1]) =>
    settleVotes(FIELD, votes).map(({ value }) => value)

  test('keeps labels, else sentences, else what posts suggest', ({ assert }) => {
    const label = vote('Forest botany', { method: 'label' })
    const sentence = vote('trees', { method: 'sentence' })
    const post = vote('Engineering', { method: 'trait' })
    assert.deepEqual(kept([post, sentence, label]), ['Forest botany'])
    assert.deepEqual(kept([post, sentence]), ['trees'])
    assert.deepEqual(kept([post, { ...label, identity: 0.1 }]), ['Engineering', 'Forest botany'])
  })
})
