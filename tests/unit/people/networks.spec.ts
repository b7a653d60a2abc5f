import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  NETWORKS,
  type Network,
  networkOf,
  parseProfile,
  profileKey,
  profileUrl,
} from '#domain/people/networks/networks'

/** Address or handle, network, and expected key. */
const PROFILES: Array<[string, string | undefined, string | null]> = [
  ['https://de.linkedin.com/in/Zoe-Garner-8d4/?trk=x', undefined, 'pronet:in/zoe-garner-8d4'],
  ['linkedin.com/in/zoe-garner-8d4/details/experience', undefined, 'pronet:in/zoe-garner-8d4'],
  ['http://www.linkedin.com/pub/zoe-g/1/2b3/4c5', undefined, 'pronet:pub/zoe-g/1/2b3/4c5'],
  ['https://www.linkedin.com/pub/zoe-g', undefined, 'pronet:in/zoe-g'],
  ['https://www.linkedin.com/pub/dir/Zoe/Garner', undefined, null],
  ['linkedin.com/company/Acme/about', undefined, 'pronet:company/acme'],
  ['https://www.linkedin.com/school/leeds/', undefined, 'pronet:company/leeds'],
  ['https://www.linkedin.com/company/1035', undefined, 'pronet:company/1035'],
  ['https://www.linkedin.com/in/%D0%B8%D0%B2%D0%B0%D0%BD', undefined, 'pronet:in/иван'],
  ['https://www.linkedin.com/jobs/view/12', undefined, null],
  ['https://www.linkedin.com/posts/zoe_x-activity-7', undefined, null],
  ['https://engineering.linkedin.com/in/zoe', undefined, null],
  ['https://notlinkedin.com/in/zoe', undefined, null],
  ['https://linkedin.com.evil.com/in/zoe', undefined, null],
  ['zoe-garner', 'pronet', 'pronet:in/zoe-garner'],
  ['@zoe-garner', 'pronet', 'pronet:in/zoe-garner'],
  ['/in/zoe/', 'pronet', 'pronet:in/zoe'],
  ['company/acme', 'pronet', 'pronet:company/acme'],
  ['zoe garner', 'pronet', null],
  ['https://twitter.com/Zoe', undefined, 'microblog:zoe'],
  ['https://mobile.twitter.com/zoe?lang=en', undefined, 'microblog:zoe'],
  ['https://x.com/@zoe/with_replies', undefined, 'microblog:zoe'],
  ['https://twitter.com/#!/zoe', undefined, 'microblog:zoe'],
  ['https://twitter.com/intent/user?screen_name=zoe', undefined, 'microblog:zoe'],
  ['https://x.com/zoe/status/12', undefined, null],
  ['https://x.com/home', undefined, null],
  ['https://x.com', undefined, null],
  ['@Zoe', 'microblog', 'microblog:zoe'],
  ['zoe-x', 'microblog', null],
  ['https://www.instagram.com/zoe.g/', undefined, 'photo:zoe.g'],
  ['https://www.instagram.com/p/Cx1', undefined, null],
  ['zoe..g', 'photo', null],
  ['https://youtube.com/@Zoe/videos', undefined, 'video:zoe'],
  ['https://www.youtube.com/channel/UCabcDEF', undefined, 'video:channel/UCabcDEF'],
  ['https://www.youtube.com/user/Zoe', undefined, 'video:user/zoe'],
  ['https://www.youtube.com/c/Zoe', undefined, 'video:c/zoe'],
  ['https://www.youtube.com/watch?v=1', undefined, null],
  ['https://youtu.be/abc', undefined, null],
  ['https://www.tiktok.com/@Zoe', undefined, 'shortvideo:zoe'],
  ['https://www.tiktok.com/@zoe/video/1', undefined, null],
  ['https://www.tiktok.com/tag/x', undefined, null],
  ['https://www.facebook.com/profile.php?id=123456', undefined, 'social:123456'],
  ['https://de-de.facebook.com/John.Smith', undefined, 'social:johnsmith'],
  ['https://m.facebook.com/people/Zoe-G/100012', undefined, 'social:100012'],
  ['https://www.facebook.com/sharer.php?u=x', undefined, null],
  ['https://github.com/Zoe', undefined, 'codehost:zoe'],
  ['https://github.com/zoe?tab=repositories', undefined, 'codehost:zoe'],
  ['https://github.com/orgs/acme/people', undefined, 'codehost:acme'],
  ['https://gist.github.com/zoe', undefined, 'codehost:zoe'],
  ['https://github.com/zoe/repo', undefined, null],
  ['https://github.com/features', undefined, null],
  ['https://docs.github.com/zoe', undefined, null],
  ['kategraves_11', 'codehost', 'codehost:kategraves_11'],
  ['-zoe', 'codehost', null],
  ['https://github.com/zoe', 'pronet', null],
  ['www.Zoe.dev/', 'website', 'website:zoe.dev'],
  ['zoe', 'website', null],
  ['zoe', undefined, null],
  ['zoe', 'unheard', null],
  ['', 'microblog', null],
]
const SOCIAL = Object.keys(NETWORKS) as Array<keyof typeof NETWORKS>
const HANDLE = fc.stringMatching(/^[a-z][a-z0-9]{4,13}$/)

test.group('networks', () => {
  for (const [text, network, expected] of PROFILES)
    test(`[DS-023 PN-004] ${text || 'nothing'} ${network ?? ''} is ${expected}`, ({ assert }) => {
      const found = parseProfile(text, network)
      assert.equal(found && profileKey(found), expected)
      if (found) assert.equal(profileKey(parseProfile(found.url, found.network)!), expected)
    })

  test('[DS-022] detects people and companies', ({ assert }) => {
    assert.equal(parseProfile('https://www.linkedin.com/in/zoe')?.kind, 'person')
    assert.equal(parseProfile('https://www.linkedin.com/company/acme')?.kind, 'company')
    assert.equal(parseProfile('https://github.com/orgs/acme')?.kind, 'company')
    assert.equal(parseProfile('https://github.com/acme')?.kind, 'unknown')
  })

  test('detects the network of an address', ({ assert }) => {
    assert.equal(networkOf('https://x.com/zoe/status/1'), 'microblog')
    assert.equal(networkOf('youtu.be/abc'), 'video')
    assert.isNull(networkOf('https://acme.com'))
    assert.isNull(networkOf('https://docs.github.com'))
    assert.isNull(networkOf('zoe'))
  })

  test('[DS-043] builds profile addresses', ({ assert }) => {
    const rows: Array<[Network, string, string]> = [
      ['pronet', 'zoe', 'https://www.linkedin.com/in/zoe'],
      ['pronet', 'company/acme', 'https://www.linkedin.com/company/acme'],
      ['microblog', '@zoe', 'https://x.com/zoe'],
      ['photo', 'zoe', 'https://www.instagram.com/zoe'],
      ['video', 'zoe', 'https://www.youtube.com/@zoe'],
      ['video', 'channel/UCx', 'https://www.youtube.com/channel/UCx'],
      ['shortvideo', 'zoe', 'https://www.tiktok.com/@zoe'],
      ['social', '123456', 'https://www.facebook.com/profile.php?id=123456'],
      ['codehost', 'zoe', 'https://github.com/zoe'],
      ['website', 'zoe.dev/', 'https://zoe.dev'],
    ]
    for (const [network, handle, url] of rows) assert.equal(profileUrl(network, handle), url)
    assert.equal(profileUrl('pronet', 'acme', 'company'), 'https://www.linkedin.com/company/acme')
  })

  test('a handle and its address in any case are one profile', ({ assert }) => {
    fc.assert(
      fc.property(fc.constantFrom(...SOCIAL), HANDLE, (network, handle) => {
        fc.pre(!NETWORKS[network].reserved.has(handle))
        const bare = parseProfile(handle, network)!
        const key = profileKey(bare)
        assert.equal(profileKey(parseProfile(`@${handle.toUpperCase()}`, network)!), key)
        assert.equal(profileKey(parseProfile(profileUrl(network, handle))!), key)
        assert.equal(
          profileKey(
            parseProfile(
              `${bare.url.replace('https://', 'http://m.').replace('m.www.', 'm.')}/?utm_source=x`
            )!
          ),
          key
        )
        assert.equal(networkOf(bare.url), network)
      })
    )
  })

  test('never throws, and parses its own output', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...SOCIAL, 'website'), (text, network) => {
        const found = parseProfile(text, network)
        if (found) assert.equal(profileKey(parseProfile(found.url, network)!), profileKey(found))
      })
    )
  })
})
