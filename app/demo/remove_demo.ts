import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ApplicationService } from '@adonisjs/core/types'
import { CodehostArchive } from '#domain/codehost/archive'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { Sql } from '#domain/ports/sql'
import type { DemoWorld } from '#demo/world'
import { type WorldFiles, writeWorld } from '#demo/write_world'
import { AccountStore } from '#app/codehost/account_store'
import { IndexSources } from '#app/index/index_sources'
import { IndexRebuilds } from '#app/index/index_rebuilds'
import { CompanyStore } from '#app/people/company_store'
import { FoundPeople } from '#app/people/found_people'
import { PeopleStore } from '#app/people/people_store'
import { dataPath } from '#start/env'
import { DEMO_ADMIN, demoPasswordFile } from './demo_admin.js'
import { batches } from './batches.js'
import { demoKey, demoKeyFile } from '#app/access/demo_key'
import { removedMarker } from './load_demo.js'
import { removeDemoAccess, type RemovedAccess } from './remove_demo_access.js'

/** Larger indexes are not rebuilt here. A running server applies the removal to them. */
const MAX_REBUILD_DOCUMENTS = 200_000

export type RemovedDemo = {
  person_records: number
  company_records: number
  pages: number
  codehost_profiles: number
  /** Months of code-host hours that stay because they contain the operator's imports. */
  codehost_months_kept: string[]
} & RemovedAccess

/**
 * Removes the demo data: records, pages, code-host hours and profiles, key, admin and workspace.
 * Keeps the operator's data. Also keeps the demo workspace, or a month of code-host hours, if it
 * contains such data. Can be repeated after a crash.
 */
export async function removeDemo(
  app: ApplicationService,
  world: DemoWorld,
  say: (line: string) => void
): Promise<RemovedDemo> {
  const { container } = app
  const files = await writeWorld(world, dataPath('demo'))
  say('Removing people and companies ...')
  const [people, companies] = [await container.make(PeopleStore), await container.make(CompanyStore)]
  let [personRecords, companyRecords, profiles] = [0, 0, 0]
  for (const batch of batches(world.personRecords())) personRecords += await people.removeRecords(batch)
  await removeFound(await container.make(FoundPeople), world)
  for (const batch of batches(world.companyRecords())) companyRecords += await companies.removeRecords(batch)
  say('Removing code-host accounts ...')
  const accounts = await container.make(AccountStore)
  for (const batch of batches(world.codehostProfiles()))
    profiles += await accounts.profiles.removeLogins(batch.map(({ login }) => login))
  const kept = await (await container.make(CodehostArchive)).removeFiles(files.codehostHours.map(hashOf))
  say('Removing pages ...')
  const pages = await forgetPages(await container.make(EvidenceRetention), world, files)
  const access = await removeDemoAccess(await container.make(Sql), demoKey(), DEMO_ADMIN)
  if (personRecords + companyRecords + profiles > 0) {
    say('Updating the indexes ...')
    await updateIndexes(app)
  }
  for (const file of [demoKeyFile(), demoPasswordFile(), dataPath('demo')])
    rmSync(file, { recursive: true, force: true })
  mkdirSync(dataPath('demo'), { recursive: true })
  writeFileSync(removedMarker(), '')
  return {
    person_records: personRecords,
    company_records: companyRecords,
    pages,
    codehost_profiles: profiles,
    codehost_months_kept: kept,
    ...access,
  }
}

async function removeFound(found: FoundPeople, world: DemoWorld): Promise<void> {
  const urls = new Set([...world.pages()].map(({ url }) => url))
  const listed = (await found.list()).filter(
    ({ pages }) => pages.length > 0 && pages.every((url) => urls.has(url))
  )
  await found.remove([...new Set(listed.map(({ person_id }) => person_id))])
}

function forgetPages(retention: EvidenceRetention, world: DemoWorld, files: WorldFiles): Promise<number> {
  const urls = [...world.pages()].map(({ url }) => url)
  return retention.forgetPages(urls, [hashOf(files.pages)])
}

async function updateIndexes(app: ApplicationService): Promise<void> {
  const rebuilds = await app.container.make(IndexRebuilds)
  for (const source of await (await app.container.make(IndexSources)).all())
    if ((await source.count()) <= MAX_REBUILD_DOCUMENTS) await rebuilds.run(source, () => {})
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
