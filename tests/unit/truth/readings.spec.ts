import { test } from '@japa/runner'
import { fitReadings, type LabelledVote } from '#domain/truth/learning/fit_readings'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import type { Vote } from '#domain/truth/reconcile/vote'

const TITLE = { key: 'title', entity: 'person' as const }
const NOW = '2026-11-01T00:00:00Z'
const labelled = (i: number, isRight: boolean, more: Partial<LabelledVote> = {}): LabelledVote => ({
  ...{ id: `p${i}`, column: TITLE, value: `Title ${i}`, method: 'card', kind: 'own_site' },
  ...{ identity: 1, past: false },
  ...{ isRight, ...more },
})
const vote = (value: string, method: Vote['method'], url = 'https://jane.example/'): Vote => ({
  ...{ value, method, url, kind: 'own_site', quote: value, observedAt: NOW, statedAt: null },
  ...{ past: false, identity: 1 },
})

test.group('truth: accuracy of readings', () => {
  test('[DS-036] is the share of right claims, drawn towards the field’s share', ({ assert }) => {
    const votes = [
      ...Array.from({ length: 40 }, (_, i) => labelled(i, i % 2 === 0)),
      labelled(100, true, { method: 'label' }),
    ]
    const { readings, count } = fitReadings(votes)
    assert.equal(count, 41)
    assert.approximately(readings.title!.card!, 0.5, 0.08)
    assert.isAbove(readings.title!.label!, readings.title!.card!)
    assert.isBelow(readings.title!.label!, 0.93)
  })

  test('[DS-036] ignores past, uncertain and repeated claims', ({ assert }) => {
    const right = labelled(1, true)
    const others = [labelled(2, false, { past: true }), labelled(3, false, { identity: 0.5 })]
    assert.deepEqual(fitReadings([right, right, ...others]), fitReadings([right]))
  })

  test('[DS-036] the confidence of a single claim is the accuracy of its reading', ({ assert }) => {
    const reliability = { ...RELIABILITY, readings: { title: { trait: 0.5, sentence: 0.9 } } }
    const context = { now: NOW, reliability }
    const trait = reconcile(TITLE, [vote('sailor', 'trait')], context)
    const stated = reconcile(TITLE, [vote('sailor', 'sentence')], context)
    assert.approximately(trait.confidence!, 0.5, 0.03)
    assert.approximately(stated.confidence!, 0.9, 0.03)
  })

  test('[DS-036] two posts on one page do not contradict each other', ({ assert }) => {
    const [together, apart] = ['https://jane.example/', 'https://other.example/'].map((url) =>
      reconcile(TITLE, [vote('Professor', 'json-ld'), vote('Head of the Institute', 'json-ld', url)], {
        now: NOW,
      })
    )
    assert.isAbove(together.confidence!, apart.confidence! + 0.2)
  })
})
