import { test } from '@japa/runner'
import { isCognate } from '#domain/search/verification/cognates'

test.group('verified search: occupations in other languages', () => {
  test('{0} and {1} are one occupation: {2}')
    .with([
      ['sociologist', 'Soziologe', true],
      ['hypnotherapist', 'Hypnothérapeute', true],
      ['composer', 'Compositeur & Sound Designer', true],
      ['osteopath', 'Osteopathe', true],
      ['psychologist', 'Psychotherapeut', false],
      ['physicist', 'physician', false],
      ['baker', 'bakery', false],
    ] as const)
    .run(({ assert }, [occupation, title, is]) => assert.equal(isCognate(occupation, title), is))
})
