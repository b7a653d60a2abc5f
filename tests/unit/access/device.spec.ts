import { test } from '@japa/runner'
import { deviceOf } from '#domain/access/device'

const CASES: [string | undefined, string | null][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19 Safari/605',
    'Safari on macOS',
  ],
  ['Firefox/141.0', 'Firefox'],
  ['curl/8.9', null],
  ['', null],
  [undefined, null],
]

test.group('the device of a session', () => {
  for (const [userAgent, device] of CASES)
    test(`${userAgent ?? 'no header'} is ${device ?? 'unknown'}`, ({ assert }) => {
      assert.equal(deviceOf(userAgent), device)
    })
})
