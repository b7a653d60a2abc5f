import { test } from '@japa/runner'
import type { Claim, Mention } from '#domain/evidence/claim'
import { isExtracted } from '#domain/proofs/stated_mentions'

const claim = (value: string, method: Claim['method']): Claim => ({
  ...{ field: 'title', value, quote: value, method, statedAt: null, past: false },
})
const mention = (name: string, ...claims: Claim[]): Mention => ({
  ...{ entity: 'person', name, own: false, links: [], claims },
})
const extracted = [mention('Ada Byrne', claim('Pilot', 'label'))]
const ofModel = claim('Captain', 'model')

test.group('stated mentions', () => {
  test('a basis may add only claims of a language model')
    .with([
      { stated: extracted, isRight: true },
      { stated: [mention('Ada Byrne', ...extracted[0].claims, ofModel)], isRight: true },
      { stated: [...extracted, mention('Otis Garland', ofModel)], isRight: true },
      { stated: [], isRight: false },
      { stated: [mention('Ada Byrne', ofModel)], isRight: false },
      { stated: [mention('Otis Garland', ...extracted[0].claims)], isRight: false },
      { stated: [...extracted, mention('Otis Garland', claim('Baker', 'label'))], isRight: false },
      { stated: [...extracted, { ...mention('Otis Garland', ofModel), own: true }], isRight: false },
      {
        stated: [...extracted, { ...mention('Otis', ofModel), links: ['https://otis.example/'] }],
        isRight: false,
      },
    ])
    .run(({ assert }, { stated, isRight }) => assert.equal(isExtracted(stated, extracted), isRight))
})
