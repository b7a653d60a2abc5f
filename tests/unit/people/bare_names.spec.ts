import { test } from '@japa/runner'
import { bareName, compareNames, namesConflict } from '#domain/people/names/names'

test.group('Names without titles', () => {
  for (const [written, bare] of [
    ['Prof. Dr. Nora Beckmann', 'Nora Beckmann'],
    ['Dr.ssa Nora Beckmann', 'Nora Beckmann'],
    ['Mr.Nora Beckmann', 'Nora Beckmann'],
    ['Nora Beckmann, PhD', 'Nora Beckmann'],
    ['Nora Beckmann, MSc, PhD¶', 'Nora Beckmann, MSc, PhD¶'],
    ['Avvocato Nora Beckmann', 'Nora Beckmann'],
    ['山辺 千尋 Chihiro Yamabe', '山辺 千尋'],
    ['Dr. Beckmann', 'Dr. Beckmann'],
    ['Nora Beckmann', 'Nora Beckmann'],
    ['Éditrice Nora Beckmann', 'Nora Beckmann'],
    ['Nora Beckmann Fisioterapeuta', 'Nora Beckmann'],
    ['Nora Beckmann (Professor of Marine Botany)', 'Nora Beckmann'],
    ['Nora Beckmann (née Roe)', 'Nora Beckmann (née Roe)'],
    ['Nora Architekt', 'Nora Architekt'],
    ['Nora Beckmann - License', 'Nora Beckmann'],
    ['Nora - Beckmann', 'Nora - Beckmann'],
    ['Nora Maria Fischer', 'Nora Maria Fischer'],
  ])
    test(written, ({ assert }) => assert.equal(bareName(written), bare))
})

test.group('Names in East Asian scripts', () => {
  test('the same name with and without a space', ({ assert }) => {
    assert.equal(compareNames('山辺　千尋', '山辺千尋'), 1)
    assert.isFalse(namesConflict('山辺 千尋', '山辺千尋'))
    assert.isBelow(compareNames('山辺 千尋', '山田千尋'), 0.5)
  })
})
