import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import { AccountStore } from '#app/codehost/account_store'
import { codehostIndexSource } from '#app/codehost/index_source'
import { Embedder, Encoder } from '#domain/search/embedder'
import { IndexSources } from '#app/index/index_sources'
import { CompanyStore } from '#app/people/company_store'
import { companiesIndexSource, peopleIndexSource } from '#app/people/index_sources'
import { PeopleStore } from '#app/people/people_store'
import { PersonVectors } from '#app/people/person_vectors'
import { Sql } from '#domain/ports/sql'

export function indexSources(resolver: ContainerResolver<ContainerBindings>): IndexSources {
  return new IndexSources(async (asOf) => [
    peopleIndexSource(
      await resolver.make(PeopleStore),
      new PersonVectors(
        await resolver.make(Sql),
        await resolver.make(Embedder),
        await resolver.make('logger'),
        (await resolver.make(Encoder)).model
      )
    ),
    companiesIndexSource(await resolver.make(CompanyStore)),
    codehostIndexSource(await resolver.make(AccountStore), asOf),
  ])
}
