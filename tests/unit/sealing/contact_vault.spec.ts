import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { hasContacts, replaceContacts } from '#app/shared/sealing/contact_texts'
import { ContactVault } from '#app/shared/sealing/contact_vault'
import { isWrappedBy, unwrapKey, wrapKey } from '#app/shared/wrapped_key'
import type { StoredKeys } from '#app/shared/stored_keys'
import type { Sql } from '#domain/ports/sql'

const [OLD, NEW] = ['an old key with at least 32 characters', 'a new key with at least 32 characters']
const contactsIn = (text: string): string[] => {
  const found: string[] = []
  replaceContacts(text, (contact) => {
    found.push(contact)
    return contact
  })
  return found
}

async function newVault(): Promise<{ vault: ContactVault; add: () => Promise<void> }> {
  const keys = [{ number: 1, key: randomBytes(32) }]
  const lookup = randomBytes(32)
  const stored = { all: async () => keys, current: async () => lookup } as unknown as StoredKeys
  const vault = new ContactVault(stored)
  await vault.load({} as Sql)
  const add = async () => {
    keys.push({ number: keys.length + 1, key: randomBytes(32) })
    await vault.load({} as Sql)
  }
  return { vault, add }
}

test.group('contacts in texts', () => {
  for (const [text, contacts] of [
    ['Mail zoe@quill.example.', ['zoe@quill.example']],
    ['{"emails":["Zoe.Quill+x@Quill.Example"],"n":"a@b"}', ['Zoe.Quill+x@Quill.Example']],
    ['"line\\nzoe@quill.example"', ['zoe@quill.example']],
    ['"\\u0001zoe@quill.example"', ['zoe@quill.example']],
    ['a!b#c@quill.example', ['a!b#c@quill.example']],
    ["'o'brien@quill.example'", ["o'brien@quill.example"]],
    ['<jörg@quill.example>,ann@quill.example', ['jörg@quill.example', 'ann@quill.example']],
    ['https://medium.example/@zoe and @zoe@social.example', []],
    ['Call +1 (415) 555-0100 or +4930123456.', ['+1 (415) 555-0100', '+4930123456']],
    ['2026-11-23T09:00:00+00:00, C++ 11, 1e+21', []],
  ] as [string, string[]][])
    test(text, ({ assert }) => {
      assert.deepEqual(contactsIn(text), contacts)
      assert.equal(hasContacts(text), contacts.length > 0)
    })
})

test.group('contact vault', () => {
  test('a text opens as it was sealed, and its contacts are in no sealed text', async ({ assert }) => {
    const { vault } = await newVault()
    const text = JSON.stringify({ emails: ['zoe@quill.example'], text: 'call\n+14155550100', n: [1, '"'] })
    const sealed = vault.sealIn(text)
    assert.notMatch(sealed, /quill|4155/)
    assert.doesNotThrow(() => JSON.parse(sealed))
    assert.equal(vault.open(sealed), text)
    assert.equal(vault.sealIn(sealed), sealed)
  })

  test('a token contains the hash of every spelling, and differs each time', async ({ assert }) => {
    const { vault } = await newVault()
    const [a, b] = [vault.seal('Zoe+x@Quill.Example'), vault.seal('zoe@quill.example')]
    assert.notEqual(a, vault.seal('Zoe+x@Quill.Example'))
    for (const token of [a, b]) assert.include(token, `~${vault.hash('zoe@quill.example')}~`)
    assert.include(vault.seal('+1 415 555-0100'), `~${vault.hash('14155550100')}~`)
  })

  test('an older key still opens, an unknown key is reported, a forged token stays', async ({ assert }) => {
    const { vault, add } = await newVault()
    const sealed = vault.seal('zoe@quill.example')
    await add()
    assert.equal(vault.open(sealed), 'zoe@quill.example')
    assert.match(vault.seal('zoe@quill.example'), /^enc~2~/)
    assert.isNull(vault.open(sealed.replace('enc~1~', 'enc~3~')))
    const unknown = sealed.replace('enc~1~', 'enc~77~')
    assert.equal(vault.open(`${unknown} ${sealed}`), `${unknown} zoe@quill.example`)
    const forged = `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`
    assert.equal(vault.open(forged), forged)
  })
})

test.group('wrapped keys', () => {
  test('a key opens with a current or previous APP_KEY, and with no other', ({ assert }) => {
    const key = randomBytes(32)
    const wrapped = wrapKey(key, OLD)
    assert.deepEqual(unwrapKey(wrapped, [NEW, OLD]), key)
    assert.isNull(unwrapKey(wrapped, [NEW]))
    assert.isNull(unwrapKey('text', [OLD]))
    assert.isTrue(isWrappedBy(wrapped, OLD))
    assert.isFalse(isWrappedBy(wrapped, NEW))
  })
})
