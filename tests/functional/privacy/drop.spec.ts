import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { dropEmail, dropHash, dropPhone } from '#domain/privacy/drop_identifiers'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Sql } from '#domain/ports/sql'
import { PeopleStore } from '#app/people/people_store'
import { givePeople } from '#tests/functional/support/people'
import { runCommand } from '#tests/functional/support/run_command'

/** Returns a ZIP archive. Every other file is stored without compression. */
function zip(files: Record<string, string>): Buffer {
  const [parts, directory]: Buffer[][] = [[], []]
  let offset = 0
  for (const [i, [name, text]] of Object.entries(files).entries()) {
    const [plain, label] = [Buffer.from(text), Buffer.from(name)]
    const data = i % 2 === 0 ? deflateRawSync(plain) : plain
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(i % 2 === 0 ? 8 : 0, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(plain.length, 18)
    fields.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, label, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    parts.push(local)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields, rest, label]))
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

const rows = (items: Record<string, string>) =>
  `ID,Hash\r\n${Object.entries(items)
    .map(([id, text]) => `${id},${dropHash(text)}\r\n`)
    .join('')}`

test.group('privacy:drop', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'drop-'))
    return () => rmSync(folder, { recursive: true })
  })
  group.each.teardown(async () => {
    const list = await app.container.make(SuppressionList)
    await list.remove('drop_20260312_4821_DROP')
    await (await app.container.make(Sql)).run(`DELETE FROM suppression_entries WHERE id LIKE 'drop_hidden_%'`)
  })
  const archive = (files: Record<string, string>, name = '20260312_4821_DROP.zip') => {
    const path = join(folder, name)
    writeFileSync(path, zip(files))
    return path
  }

  test('hashes as the published examples of the platform')
    .with([
      [dropEmail(' Anna.Smith@Domain.com'), 'KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE='],
      [dropPhone('+1(415)555-9317'), 'vGM7y5n+hBXRSEAklhHDPCbysyNgYTmXdMcagGUOY8E='],
      [dropPhone('+84(90)123 4567'), 'ptzVkgbv9DonwvPCHmXmJ2SEOaolSh37z3ZzY/Gmm+U='],
      [dropPhone('+354(123)4567'), 'Btrzydf5K6ALAKKXJGFHSx7u5bDzHC9WlVYtpq1n2rY='],
    ])
    .run(({ assert }, [text, hash]) => assert.equal(dropHash(text), hash))

  test('erases matched people, writes a status per work item, and keeps the hashes', async ({ assert }) => {
    const own = randomUUID().slice(0, 8)
    const address = (name: string) => `${name}.${own}@drop.example`
    const phone = '+14155559317'
    await givePeople([
      { name: 'Dora Single', emails: [address('Dora')] },
      { name: 'Una Shared', phones: [phone] },
      { name: 'Sam Shared', phones: ['(415) 555-9317'], country: 'US' },
      { name: 'Xena Exempt', source: 'register', emails: [address('xena')] },
      { name: 'Kim Kept', emails: [address('kim')] },
    ])
    const path = archive({
      '20260312_4821_Email.csv': rows({
        A7kP2xQ9Lm4R: address('dora'),
        B7kP2xQ9Lm4R: address('later'),
        C7kP2xQ9Lm4R: address('xena'),
      }),
      '20260312_4821_Phone.csv': rows({ D7kP2xQ9Lm4R: '4155559317' }),
      '20260312_4821_MAID.csv': rows({ E7kP2xQ9Lm4R: 'a3f1c2d4567890abcdef1234567890ab' }),
      '20260312_4821_CTVID.csv': 'ID,Hash\r\n',
      'readme.txt': 'not a list',
    })
    const out = join(folder, 'status')
    const {
      out: printed,
      err,
      code,
    } = await runCommand('privacy:drop', [
      'import',
      path,
      `--out=${out}`,
      '--exempt-source=register',
      '--json',
    ])
    assert.equal(err, '')
    assert.equal(code, 0)
    const { files, ...counts } = JSON.parse(printed)
    assert.deepEqual(counts, {
      work_items: 5,
      exempted: 1,
      deleted: 1,
      opted_out: 1,
      not_found: 2,
      removed: 0,
      unmatched_lists: ['MAID', 'CTVID'],
    })
    assert.lengthOf(files, 4)
    assert.equal(
      readFileSync(join(out, '20260312_4821_Email.csv'), 'utf8'),
      'Id,Status\nA7kP2xQ9Lm4R,3\nB7kP2xQ9Lm4R,5\nC7kP2xQ9Lm4R,2\n'
    )
    assert.equal(readFileSync(join(out, '20260312_4821_Phone.csv'), 'utf8'), 'Id,Status\nD7kP2xQ9Lm4R,4\n')
    assert.isFalse(existsSync(join(out, '20260312_4821_Email.csv.part')))

    const people = await app.container.make(PeopleStore)
    const stored = (await Array.fromAsync(people.all())).map(({ name }) => name)
    assert.sameMembers(stored, ['Una Shared', 'Sam Shared', 'Xena Exempt', 'Kim Kept'])
    const later = await people.applyRecords([{ name: 'Lara Later', emails: [address('LATER')] }])
    assert.equal(later.suppressed, 1)
    const exempt = await people.applyRecords([{ name: 'Xena Exempt', emails: [address('xena')] }])
    assert.equal(exempt.suppressed, 0)
    const all = await Array.fromAsync(people.all())
    const visible = await people.getMany(all.map(({ person_id }) => person_id))
    assert.sameMembers(
      visible.flatMap((person) => person?.name ?? []),
      ['Xena Exempt', 'Xena Exempt', 'Kim Kept']
    )

    const again = await runCommand('privacy:drop', ['import', path, `--out=${out}`])
    assert.equal(again.code, 1)
    assert.include(again.err, 'earlier import')
  })

  test('withdrawn requests leave the list', async ({ assert }) => {
    await givePeople([])
    const address = `wanda.${randomUUID().slice(0, 8)}@drop.example`
    const people = await app.container.make(PeopleStore)
    const first = archive({ '20260312_4821_Email.csv': rows({ A7kP2xQ9Lm4R: address }) })
    const run = (path: string, out: string) =>
      runCommand('privacy:drop', ['import', path, `--out=${join(folder, out)}`])
    assert.equal((await run(first, 'a.csv')).code, 0)
    assert.equal((await people.applyRecords([{ name: 'Wanda W', emails: [address] }])).suppressed, 1)
    const removed = `ID,Hash,ListType\nA7kP2xQ9Lm4R,${dropHash(address)},Email\n`
    const second = archive({ '20260426_4821_Email.csv': 'ID,Hash\n', '20260426_4821_Removed.csv': removed })
    assert.equal((await run(second, 'b.csv')).code, 0)
    assert.equal((await people.applyRecords([{ name: 'Wanda W', emails: [address] }])).suppressed, 0)
  })

  test('a withdrawn hash shows the people who share it again', async ({ assert }) => {
    const phone = '+14155550188'
    await givePeople([
      { name: 'Una Shared', phones: [phone] },
      { name: 'Sam Shared', phones: [phone] },
    ])
    const people = await app.container.make(PeopleStore)
    const ids = (await Array.fromAsync(people.all())).map(({ person_id }) => person_id)
    const visible = async () => (await people.getMany(ids)).filter(Boolean).length
    const run = (path: string, out: string) =>
      runCommand('privacy:drop', ['import', path, `--out=${join(folder, out)}`])
    const first = archive({ '20260312_4821_Phone.csv': rows({ A7kP2xQ9Lm4R: '4155550188' }) })
    assert.equal((await run(first, 'a.csv')).code, 0)
    assert.equal(await visible(), 0)
    const removed = `ID,Hash,ListType\nA7kP2xQ9Lm4R,${dropHash('4155550188')},Phone\n`
    const second = archive({ '20260426_4821_Phone.csv': 'ID,Hash\n', '20260426_4821_Removed.csv': removed })
    assert.equal((await run(second, 'b.csv')).code, 0)
    await new Promise((resolve) => setTimeout(resolve, 600))
    assert.equal(await visible(), 2)
  })

  test('rejects files that are no archive or no list, with one sentence', async ({ assert }) => {
    const text = join(folder, 'text.zip')
    writeFileSync(text, 'hello')
    const wrong = archive({ '20260312_4821_Email.csv': 'Id;Hash\n1;2\n' }, 'wrong.zip')
    for (const [path, why] of [
      [text, 'not a ZIP archive'],
      [wrong, 'must begin with ID,Hash'],
      [archive({ 'notes.txt': '' }, 'none.zip'), 'no deletion lists'],
    ]) {
      const { err, code } = await runCommand('privacy:drop', ['import', path, `--out=${join(folder, 'x')}`])
      assert.equal(code, 1)
      assert.include(err, why)
    }
  })
})

test.group('privacy:suppress', () => {
  test('adds a file and single people, lists them, and removes them', async ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'suppress-'))
    const own = randomUUID().slice(0, 8)
    const path = join(folder, 'list.txt')
    writeFileSync(
      path,
      `email\nzoe.${own}@acme.example\n\n"+1 415 555 2671"\nhttps://x.com/z${own}\n0301234\n`
    )
    const run = async (name: string, args: string[]) => {
      const { out, code } = await runCommand(name, [...args, '--json'])
      assert.equal(code, 0)
      return JSON.parse(out)
    }
    const counts = { read: 5, added: 3, skipped: 2, skipped_lines: [1, 6] }
    assert.deepEqual(await run('privacy:suppress', [path, '--contacts']), counts)
    assert.deepEqual(await run('privacy:suppress', [path, '--contacts']), counts)
    await givePeople([{ name: 'Ben Arrow', emails: [`ben.${own}@acme.example`] }])
    const people = await app.container.make(PeopleStore)
    const [person] = await people.withAddress(`ben.${own}@acme.example`)
    const { id, scope } = await run('privacy:suppress', [`--email=ben.${own}@acme.example`])
    assert.isNull(await people.get(person))
    assert.equal(scope, 'all')
    const { entries } = await run('privacy:list', [])
    const ids = entries.map((entry: { id: string }) => entry.id)
    assert.include(ids, id)
    assert.notInclude(JSON.stringify(entries), own)
    const added = ids.filter((one: string) => one.startsWith('dnc_'))
    assert.lengthOf(added, 3)
    for (const one of [id, ...added]) assert.isTrue((await run('privacy:unsuppress', [one])).removed)
    assert.equal((await runCommand('privacy:unsuppress', [id])).code, 1)
    assert.equal((await runCommand('privacy:suppress', ['--email=nobody'])).code, 1)
    rmSync(folder, { recursive: true })
  })
})
