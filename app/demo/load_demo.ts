import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { Billing } from '#domain/billing/billing'
import { CodehostArchive } from '#domain/codehost/archive'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { type DemoWorld, generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { createKey } from '#app/access/create_key'
import { openWorkspace } from '#app/billing/open_workspace'
import { AccountStore } from '#app/codehost/account_store'
import { importArchive } from '#app/codehost/import_archive'
import { importEvidence } from '#app/evidence/import_evidence'
import { importFiles } from '#app/imports/import_files'
import { profilesTarget } from '#app/codehost/import_target'
import { IndexSources } from '#app/index/index_sources'
import { rebuildIndex } from '#app/index/rebuild_index'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import env, { dataPath } from '#start/env'
import { batches } from './batches.js'
import { createDemoAdmin } from './demo_admin.js'
import { DEMO_KEY_NAME } from './remove_demo_access.js'
import { demoKeyFile } from '#app/access/demo_key'

const CREDITS = 1000

/** Marks that the demo data was removed, so that later starts do not create it again. */
export const removedMarker = () => dataPath('demo', 'removed')

/** Creates the demo data in an empty service, or completes it after a crash. */
export async function loadDemo(app: ApplicationService, say: (line: string) => void): Promise<void> {
  const people = await app.container.make(PeopleStore)
  const unfinished = dataPath('demo', 'unfinished')
  const sql = await app.container.make(Sql)
  const [workspace] = await sql.select('SELECT id FROM workspaces LIMIT 1')
  if (workspace || existsSync(removedMarker())) return
  if ((await people.count()) > 0 && !existsSync(unfinished)) return
  mkdirSync(dataPath('demo'), { recursive: true })
  writeFileSync(unfinished, '')
  await makeDemo(app, generateWorld(), say)
  rmSync(unfinished)
}

/** Imports the demo data, builds the indexes, and creates a workspace, key and admin. */
export async function makeDemo(
  app: ApplicationService,
  world: DemoWorld,
  say: (line: string) => void
): Promise<void> {
  const { container } = app
  const people = await container.make(PeopleStore)
  const companies = await container.make(CompanyStore)
  const began = performance.now()
  const step = async (name: string, work: () => Promise<void>) => {
    const start = performance.now()
    await work()
    say(`  ${name} (${seconds(start)} s)`)
  }
  say('Creating the demo data of invented people and companies ...')
  const files = await writeWorld(world, dataPath('demo'))
  await step('companies and people', async () => {
    for (const batch of batches(world.companyRecords())) await companies.applyRecords(batch)
    for (const batch of batches(world.personRecords())) await people.applyRecords(batch)
  })
  await step('their pages', async () => {
    await importEvidence([files.pages], await container.make(EvidenceImport))
  })
  await step('code-host hours and profiles', async () => {
    await importArchive(files.codehostHours, await container.make(CodehostArchive))
    const { profiles } = await container.make(AccountStore)
    await importFiles([files.codehostProfiles], profilesTarget(profiles))
  })
  await step('search indexes', async () => {
    const index = await container.make(SearchIndex)
    for (const source of await (await app.container.make(IndexSources)).all())
      await rebuildIndex(index, source)
  })
  await createDemoAccess(app)
  const counts = `${await people.count()} people and ${await companies.count()} companies`
  say(`${counts} searchable after ${seconds(began)} s.`)
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/** Creates a workspace with credits, a key with all scopes, and an admin. */
async function createDemoAccess({ container }: ApplicationService): Promise<void> {
  const sql = await container.make(Sql)
  const workspace = await openWorkspace(sql, await container.make(Billing), {
    name: 'Demo',
    plan: 'enterprise',
    cardOnFile: true,
    credits: CREDITS,
  })
  const prefix = env.get('KEY_PREFIX')
  const { secret } = await createKey(sql, {
    workspaceId: workspace.id,
    name: DEMO_KEY_NAME,
    scopes: [...SCOPE_NAMES],
    prefix,
  })
  mkdirSync(dirname(demoKeyFile()), { recursive: true, mode: 0o700 })
  writeFileSync(demoKeyFile(), secret, { mode: 0o600 })
  await createDemoAdmin(sql, workspace.id)
}
