import { test } from '@japa/runner'
import { moved, similarity } from '#domain/search/vectors'

test.group('search: vectors that move towards others', () => {
  const [north, east] = [Int8Array.of(0, 100), Int8Array.of(3, 0)]

  test('the length of a vector does not matter, and the share does', ({ assert }) => {
    const [little, much] = [moved(north, [east], 0.5), moved(north, [east, Int8Array.of(90, 0)], 2)]
    assert.closeTo(similarity(little, east), 0.447, 0.01)
    assert.closeTo(similarity(much, east), 0.894, 0.01)
  })

  test('a vector stays without others', ({ assert }) => {
    assert.deepEqual(moved(north, [], 1), north)
  })

  test('vectors of zeros change nothing', ({ assert }) => {
    assert.closeTo(similarity(moved(north, [Int8Array.of(0, 0)], 1), north), 1, 0.001)
  })
})
