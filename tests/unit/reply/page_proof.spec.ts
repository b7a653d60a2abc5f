import { test } from '@japa/runner'
import { hasProof, proofPage } from '#domain/reply/page_proof'

const TOKEN = `kith-${'a'.repeat(32)}`
const ADDRESS = `https://kith.example/privacy?me=${TOKEN}`
const given = (isProfile: boolean) => ({ token: TOKEN, address: ADDRESS, isProfile })

const PROOFS: [title: string, html: string, onSite: boolean, onProfile: boolean][] = [
  ['a rel=me link', `<a rel="me" href="${ADDRESS}">me</a>`, true, true],
  ['a rel=me link in the head', `<link rel="ME nofollow" href=" ${ADDRESS} ">`, true, true],
  ['a meta tag', `<meta name="kith-privacy" content="${TOKEN}">`, true, true],
  ['text', `<p>${TOKEN}</p>`, false, true],
  ['longer text', `<p>x${TOKEN}</p>`, false, false],
  ['a link without rel=me', `<a href="${ADDRESS}">me</a>`, false, false],
  ['a link of a visitor', `<a rel="me ugc" href="${ADDRESS}">me</a>`, false, false],
  ['a link in a text field', `<textarea><a rel="me" href="${ADDRESS}">${TOKEN}</a></textarea>`, false, false],
  ['a comment of the source', `<!-- <a rel="me" href="${ADDRESS}"> ${TOKEN} -->`, false, false],
  ['an escaped link', `&lt;a rel="me" href="${ADDRESS}"&gt;`, false, false],
  ['a script', `<script>"${TOKEN} <a rel=me href=${ADDRESS}>"</script>`, false, false],
  ['another token', `<a rel="me" href="${ADDRESS.replace('aaa', 'bbb')}">me</a>`, false, false],
]

const PAGES: [text: string, page: ReturnType<typeof proofPage>][] = [
  ['zoe.example', { key: 'site:zoe.example', url: 'https://zoe.example/', isProfile: false }],
  [
    'https://www.linkedin.com/in/zoe-q',
    { key: 'pronet:in/zoe-q', url: 'https://www.linkedin.com/in/zoe-q', isProfile: true },
  ],
  ['https://zoe.example/?q=token', null],
  ['https://user:word@zoe.example/', null],
  ['https://www.linkedin.com/company/acme', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['', null],
]

test.group('proof of a page', () => {
  for (const [title, html, onSite, onProfile] of PROOFS)
    test(`${title}: ${onSite} on a site, ${onProfile} on a profile`, ({ assert }) => {
      assert.equal(hasProof(html, given(false)), onSite)
      assert.equal(hasProof(html, given(true)), onProfile)
    })

  test('{0} is read at its own address or not at all')
    .with(PAGES)
    .run(({ assert }, [text, page]) => assert.deepEqual(proofPage(text), page))

  test('a page below a profile, on which strangers write, does not count as the profile', ({ assert }) => {
    const profile = proofPage('https://github.com/zoe-q')!
    assert.deepEqual([profile.key, profile.isProfile], ['codehost:zoe-q', true])
    assert.notEqual(proofPage('https://github.com/zoe-q/tool/issues/1')!.key, profile.key)
  })
})
