import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { Billing } from '#domain/ports/billing'
import { CodehostArchive } from '#domain/ports/codehost_archive'
import { EvidenceImport } from '#domain/ports/evidence_import'
import { SearchIndex } from '#domain/ports/index'
import { Sql } from '#domain/ports/sql'
import { generateWorld } from '#database/demo/world'
import { writeWorld } from '#database/demo/write_world'
import { createKey } from '#app/access/create_key'
import Workspace from '#app/access/workspace'
import { openWorkspace } from '#app/billing/open_workspace'
import { AccountStore } from '#app/codehost/account_store'
import { importArchive } from '#app/codehost/import_archive'
import { importEvidence } from '#app/evidence/import_evidence'
import { importFiles } from '#app/imports/import_files'
import { profilesTarget } from '#app/imports/targets'
import { indexSources } from '#app/index/index_sources'
import { rebuildIndex } from '#app/index/rebuild_index'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import env, { dataPath } from '#start/env'
import { createDemoAdmin } from './demo_admin.js'
import { demoKeyFile } from './demo_key.js'

const BATCH = 1000
const CREDITS = 1000

/** Makes the demo world where nothing is stored yet; one that a crash cut short is finished. */
export async function loadDemo(app: ApplicationService, say: (line: string) => void): Promise<void> {
  const people = await app.container.make(PeopleStore)
  const unfinished = dataPath('demo', 'unfinished')
  if (await Workspace.first()) return
  if ((await people.count()) > 0 && !existsSync(unfinished)) return

  const began = performance.now()
  say('Making the demo world: invented people and companies, their pages and code-host hours ...')
  mkdirSync(dataPath('demo'), { recursive: true })
  writeFileSync(unfinished, '')
  const world = generateWorld()
  const files = await writeWorld(world, dataPath('demo'))
  const companies = await app.container.make(CompanyStore)
  for (const batch of batches(world.companyRecords())) await companies.applyRecords(batch)
  for (const batch of batches(world.personRecords())) await people.applyRecords(batch)
  await importEvidence([files.pages], await app.container.make(EvidenceImport))
  await importArchive(files.codehostHours, await app.container.make(CodehostArchive))
  const { profiles } = await app.container.make(AccountStore)
  await importFiles([files.codehostProfiles], profilesTarget(profiles))
  const index = await app.container.make(SearchIndex)
  for (const source of await indexSources(app)) await rebuildIndex(index, source)
  await createDemoAccess(app)
  rmSync(unfinished)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    `${await people.count()} people and ${await companies.count()} companies are searchable after ${seconds} s.`
  )
}

/** A workspace with credits, a key that may do everything, and somebody who may sign in. */
async function createDemoAccess({ container }: ApplicationService): Promise<void> {
  const sql = await container.make(Sql)
  const workspace = await openWorkspace(sql, await container.make(Billing), {
    name: 'Demo',
    plan: 'enterprise',
    cardOnFile: true,
    credits: CREDITS,
  })
  const prefix = env.get('KEY_PREFIX')
  const { secret } = await createKey({
    workspaceId: workspace.id,
    name: 'demo',
    scopes: [...SCOPE_NAMES],
    prefix,
  })
  mkdirSync(dirname(demoKeyFile()), { recursive: true, mode: 0o700 })
  writeFileSync(demoKeyFile(), secret, { mode: 0o600 })
  await createDemoAdmin(sql, workspace.id)
}

function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
