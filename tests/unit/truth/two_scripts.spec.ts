import { test } from '@japa/runner'
import type { Column } from '#domain/truth/column'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import { NOW, vote } from './votes.js'

const TITLE: Column = { key: 'title', entity: 'person' }
const on = (value: string, url: string) => vote(value, { url, kind: 'own_site', method: 'heading' })
const confidence = (votes: Vote[]) => reconcile(TITLE, votes, { now: NOW }).confidence!

test.group('truth: a site in two scripts', () => {
  const english = on('Associate Professor', 'https://ichikawa.example/')

  test('pages of one site state one post in two scripts', ({ assert }) => {
    const both = confidence([english, on('准教授', 'https://ichikawa.example/ja.html')])
    assert.isAtLeast(both, confidence([english]) - 0.05)
  })

  test('posts of two sites, or in one script, contradict each other', ({ assert }) => {
    const alone = confidence([english])
    assert.isBelow(confidence([english, on('准教授', 'https://other.example/ja.html')]), alone - 0.05)
    assert.isBelow(confidence([english, on('Head of Sales', 'https://ichikawa.example/cv')]), alone - 0.05)
  })
})
