import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import type { PersonalDataStore } from '#domain/privacy/personal_data'
import { Sql } from '#domain/ports/sql'
import { SessionsPersonalData } from '#app/agent/personal_data'
import { batchesPersonalData } from '#app/batch/personal_data'
import { AccountStore } from '#app/codehost/account_store'
import { CodehostPersonalData } from '#app/codehost/personal_data'
import { consolePersonalData } from '#app/console/personal_data'
import { datasetsPersonalData } from '#app/datasets/personal_data'
import { readingsPersonalData } from '#app/evidence/personal_data'
import { exclusionsPersonalData } from '#app/exclusions/personal_data'
import { monitorsPersonalData } from '#app/monitors/personal_data'
import { importsPersonalData } from '#app/imports/personal_data'
import { FoundPeople } from '#app/people/found_people'
import { namedInFound } from '#app/people/named_in_found'
import { namedInRecords } from '#app/people/named_in_records'
import { PeopleStore } from '#app/people/people_store'
import { PeoplePersonalData } from '#app/people/personal_data'
import { ProfilesPersonalData } from '#app/profiles/personal_data'
import { RecipientsPersonalData } from '#app/recipients/personal_data'
import { CorrectionsPersonalData } from '#app/reply/personal_data'
import { RunsPersonalData } from '#app/runs/personal_data'
import { namesPersonalData } from '#app/names/personal_data'
import { RunStore } from '#app/runs/run_store'
import { searchPersonalData } from '#app/search/personal_data'
import { SetsPersonalData } from '#app/sets/personal_data'
import { responsesPersonalData } from '#app/shared/idempotency/personal_data'
import { webhooksPersonalData } from '#app/webhooks/personal_data'

/**
 * Every place that stores personal data, in the order of an erasure. Runs come first, because an
 * open run may write to the other stores.
 */
export async function personalDataStores(
  resolver: ContainerResolver<ContainerBindings>
): Promise<PersonalDataStore[]> {
  const sql = await resolver.make(Sql)
  const people = await resolver.make(PeopleStore)
  const { profiles } = await resolver.make(AccountStore)
  return [
    new RunsPersonalData(sql, await resolver.make(RunStore)),
    new SessionsPersonalData(sql),
    new SetsPersonalData(sql),
    datasetsPersonalData(sql),
    batchesPersonalData(sql),
    monitorsPersonalData(sql),
    new ProfilesPersonalData(sql),
    exclusionsPersonalData(sql),
    searchPersonalData(sql),
    responsesPersonalData(sql, await resolver.make('encryption')),
    webhooksPersonalData(sql),
    consolePersonalData(sql),
    namesPersonalData(sql),
    readingsPersonalData(sql),
    new CodehostPersonalData(sql, profiles),
    importsPersonalData(sql),
    namedInRecords(sql, 'companies'),
    namedInRecords(sql, 'people'),
    namedInFound(sql),
    new RecipientsPersonalData(sql),
    new CorrectionsPersonalData(sql, await resolver.make(EvidenceRetention)),
    // Last, so that a preview during an unfinished erasure still finds and names the person.
    new PeoplePersonalData(sql, people, await resolver.make(FoundPeople)),
  ]
}
