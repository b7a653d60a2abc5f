import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { build } from 'vite'
import { RELEASE as SERVICE_RELEASE } from '#app/shared/release'
import type { Problem } from '../../../clients/verify/src/problem.js'
import { CDX, CELLS, ROWS } from '#domain/proofs/bundle_entries'
import { RELEASE } from '../../../clients/verify/src/verify_bundle.js'
import { columns, customer } from '#tests/functional/datasets/fixture'
import { bundleOf, fillFromArchive, filled } from './fixture.js'
import { type Contents, flipped, forged, unpack, withRow } from './tampering.js'

const CONFIG = join(import.meta.dirname, '../../../clients/verify/vite.config.js')

/** The largest entry that the verifier reads. */
const MAX_ENTRY = 1 << 27
const MAX_DEPTH = 100_000

/** Runs the built file with nothing of the project around it. */
const run = (folder: string, ...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['kith-verify.js', ...args],
      { cwd: folder, env: {} },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), out: stdout + stderr })
    )
  })

/** A row that is nested too deeply to be written again. */
const withDeepRow = (contents: Contents): Contents => {
  const rows = contents.get(ROWS)!.toString()
  const deep = `"columns_left_out":{"x":${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}`
  return new Map(contents).set(ROWS, Buffer.from(rows.replace('"columns_left_out":{', deep)))
}

test.group('proofs: the package kith-verify', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kith-verify-'))
  group.tap((one) => one.timeout(120_000))
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.teardown(() => {
    app.container.restoreAll()
    rmSync(folder, { recursive: true })
  })

  test('[PR-011] one file verifies a bundle without the service', async ({ client, assert }) => {
    assert.equal(RELEASE, SERVICE_RELEASE)
    await build({ configFile: CONFIG, build: { outDir: folder } })
    assert.deepEqual(readdirSync(folder), ['kith-verify.js'])
    await fillFromArchive()
    const buyer = await customer()
    const id = await filled(client, buyer.secret, {
      rows: [{ domain: 'tidewell.example' }],
      columns: columns('name', 'headquarters', 'founded_year'),
    })
    const bundle = await bundleOf(buyer.secret, id)
    writeFileSync(join(folder, 'bundle.wacz'), bundle)
    const verified = await run(folder, 'bundle.wacz')
    assert.deepEqual([verified.code, verified.out.split('\n')[0]], [0, 'VERIFIED'])
    assert.include(verified.out, '3 cells have the value and confidence that their pages give.')
    writeFileSync(join(folder, 'tampered.wacz'), flipped(bundle, 100, 1))
    const refused = await run(folder, 'tampered.wacz')
    assert.equal(refused.code, 1)
    assert.include(refused.out, 'archive/data.warc.gz is not the entry that was signed.')
    const contents = unpack(bundle)
    for (const [forgery, reason] of [
      [withRow(contents, 0, ({ basis }) => (basis.now = 'yesterday')), 'cell'],
      [withDeepRow(contents), 'row'],
      [new Map(contents).set(CDX, Buffer.alloc(MAX_ENTRY + 1, 'x')), 'layout'],
      [new Map(contents).set(CELLS, Buffer.alloc(MAX_ENTRY + 1, 'x')), 'layout'],
    ] as const) {
      writeFileSync(join(folder, 'forged.wacz'), forged(forgery))
      const { code, out } = await run(folder, 'forged.wacz', '--json')
      assert.equal(code, 1, out)
      assert.include(
        JSON.parse(out).problems.map((one: Problem) => one.code),
        reason
      )
    }
    assert.equal((await run(folder, 'missing.wacz')).code, 2)
    for (const keys of ['{"keys":[]}', '{}', 'null', '[]', '{"keys":"x"}', '{"keys":["short"]}', 'keys']) {
      writeFileSync(join(folder, 'keys.json'), keys)
      assert.equal((await run(folder, 'bundle.wacz', '--keys', 'keys.json')).code, 2, keys)
    }
    assert.equal((await run(folder, 'bundle.wacz', '--keys', '')).code, 2)
  })
})
