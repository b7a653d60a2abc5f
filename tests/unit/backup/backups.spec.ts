import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { lockFolder } from '#app/backup/backup_lock'
import { createBackup } from '#app/backup/create_backup'
import { finishRestore } from '#app/backup/finish_restore'
import { latestBackup } from '#app/backup/list_backups'
import { restoreBackup } from '#app/backup/restore_backup'

const PAGES = join('archive', 'pages.warc.gz')
const now = () => new Date()

test.group('backups', (group) => {
  let dataDir: string
  group.each.setup(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'backups-')), 'data')
    mkdirSync(join(dataDir, 'archive'), { recursive: true })
    writeFileSync(join(dataDir, PAGES), 'first')
    run(`CREATE TABLE adonis_schema (id integer, name text);
      CREATE TABLE evidence_bodies (file text, file_offset integer, length integer);
      CREATE TABLE codehost_parts (name text, retired_at text);
      CREATE TABLE codehost_folds (version text, accounts integer, built_at text);
      CREATE TABLE processes (host text, pid integer, beat_at text)`)
    return () => rmSync(join(dataDir, '..'), { recursive: true })
  })

  function run(sql: string): void {
    const database = new Database(join(dataDir, 'kith.sqlite3'))
    database.exec(sql)
    database.close()
  }

  const create = (folder: string, at = new Date()) =>
    createBackup({ dataDir, folder, appKey: 'file', now: at })

  for (const place of ['backups', '.'])
    test(`a restore with --replace keeps the backups in DATA_DIR/${place}`, async ({ assert }) => {
      const folder = join(dataDir, place)
      const first = await create(folder, new Date('2026-01-01'))
      const second = await create(folder, new Date('2026-01-02'))
      writeFileSync(join(dataDir, PAGES), 'later')
      await restoreBackup({ backup: first.path, dataDir, replace: true, now })
      assert.equal(readFileSync(join(dataDir, PAGES), 'utf8'), 'first')
      for (const { path } of [first, second]) assert.isTrue(existsSync(join(path, 'manifest.json')))
      assert.isFalse(existsSync(join(second.path, 'backups')))
      assert.equal(latestBackup(folder), second.path)
    })

  test('backups inside a folder of the data are refused', async ({ assert }) => {
    await assert.rejects(() => create(join(dataDir, 'archive', 'backups')), /part of the data/)
  })

  test('a file that was overwritten with the same length is copied, and others are linked', async ({
    assert,
  }) => {
    const folder = join(dataDir, 'backups')
    writeFileSync(join(dataDir, 'archive', 'same.warc.gz'), 'same')
    await create(folder, new Date(Date.now() - 10))
    writeFileSync(join(dataDir, PAGES), 'blank')
    const { path, shared_bytes } = await create(folder)
    assert.equal(readFileSync(join(path, PAGES), 'utf8'), 'blank')
    assert.equal(shared_bytes, 'same'.length)
  })

  test('the newest backup is that of the latest time, not of the last name', async ({ assert }) => {
    const folder = join(dataDir, 'backups')
    const [old, recent] = [
      await create(folder, new Date('2026-01-01')),
      await create(folder, new Date('2026-01-02')),
    ]
    renameSync(old.path, join(folder, 'the-old-one'))
    assert.equal(latestBackup(folder), recent.path)
  })

  test('a restore refuses a kith that starts while it copies, and changes nothing', async ({ assert }) => {
    const { path } = await create(join(dataDir, 'backups'))
    writeFileSync(join(dataDir, PAGES), 'later')
    const start = () =>
      run(`INSERT INTO processes VALUES ('${hostname()}', ${process.pid}, '${now().toISOString()}')`)
    let isStarted = false
    const onProgress = () => {
      if (!isStarted) start()
      isStarted = true
    }
    await assert.rejects(
      () => restoreBackup({ backup: path, dataDir, replace: true, now, onProgress }),
      /kith runs on/
    )
    assert.isFalse(finishRestore(dataDir))
    assert.equal(readFileSync(join(dataDir, PAGES), 'utf8'), 'later')
  })

  test('a restore waits for no other, and moves journals of the former database away', async ({ assert }) => {
    const { path } = await create(join(dataDir, 'backups'))
    const release = lockFolder(dataDir, 0)!
    await assert.rejects(
      () => restoreBackup({ backup: path, dataDir, replace: true, now }),
      /Another process/
    )
    release()
    const wal = join(dataDir, 'kith.sqlite3-wal')
    const onProgress = (file: string) => file === 'kith.sqlite3' && writeFileSync(wal, 'of the former')
    await restoreBackup({ backup: path, dataDir, replace: true, now, onProgress })
    assert.isFalse(existsSync(wal))
  })
})
