import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { Evidence } from '#domain/evidence/evidence'
import { warcRecord } from '#tests/unit/evidence/warc_text'

const SAMPLES = join(import.meta.dirname, '../../../../shared/data/warc')

/** Runs the command and captures its output. */
async function run(args: string[]) {
  const printed = { stdout: '', stderr: '' }
  const [log, error] = [console.log, console.error]
  console.log = (...parts) => (printed.stdout += `${parts.join(' ')}\n`)
  console.error = (...parts) => (printed.stderr += `${parts.join(' ')}\n`)
  try {
    const { exitCode } = await ace.exec('evidence:import', args)
    return { ...printed, exitCode: exitCode ?? 0 }
  } finally {
    Object.assign(console, { log, error })
  }
}

test.group('evidence:import', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'warc-'))
    return () => rmSync(folder, { recursive: true })
  })
  const file = (name: string, content: Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }

  test('imports pages once, rejects records that are not pages, and stops only a broken file', async ({
    assert,
  }) => {
    const host = `h${randomUUID().slice(0, 8)}.example`
    const good = warcRecord({ url: `https://${host}/`, body: '<title>Hello</title>' })
    const image = warcRecord({
      url: `https://${host}/x.jpg`,
      body: '\xff\xd8\xff\xe0',
      contentType: 'image/jpeg',
    })
    const whole = file('whole.warc.gz', Buffer.concat([gzipSync(good), gzipSync(image)]))
    const last = gzipSync(warcRecord({ url: `https://${host}/last`, body: 'never whole' }))
    const first = gzipSync(warcRecord({ url: `https://${host}/first`, body: 'whole' }))
    const cut = file('cut.warc.gz', Buffer.concat([first, last.subarray(0, -20)]))
    const missing = join(folder, 'missing.warc')
    for (let times = 0; times < 2; times++) {
      const { stdout, stderr, exitCode } = await run([whole, cut, missing, '--json'])
      assert.deepEqual(JSON.parse(stdout), {
        read: 4,
        written: 2,
        rejected: 1,
        rejects: [{ file: whole, line: 2, reason: 'image/jpeg is not text' }],
      })
      assert.equal(exitCode, 1)
      assert.equal(stderr.trim(), `${cut}: the gzip stream is cut off. ${missing}: there is no such file.`)
    }
    const evidence = await app.container.make(Evidence)
    assert.equal((await evidence.stored(`https://${host}/first`))?.html, 'whole')
    assert.isNull(await evidence.stored(`https://${host}/last`))
  })

  test('imports real files: a crawl of iana.org with revisits, and a page of Common Crawl', async ({
    assert,
  }) => {
    const files = ['iana.warc.gz', 'whirlwind.warc.gz'].map((name) => join(SAMPLES, name))
    const { stdout, exitCode } = await run([...files, '--json'])
    const { read, written, rejected, rejects } = JSON.parse(stdout)
    assert.equal(exitCode, 0)
    assert.equal(read, written + rejected)
    assert.equal(written, 19)
    assert.isTrue(
      rejects.every(({ reason }: { reason: string }) =>
        /is not text$|is not stored$|is empty$|^status |redirects to itself$/.test(reason)
      )
    )
    const evidence = await app.container.make(Evidence)
    assert.match((await evidence.stored('http://www.iana.org/'))!.html, /Internet Assigned Numbers Authority/)
    assert.match((await evidence.stored('https://an.wikipedia.org/wiki/Escopete'))!.html, /Escopete/)
  }).skip(!existsSync(SAMPLES), 'the shared WARC files are absent')
})
