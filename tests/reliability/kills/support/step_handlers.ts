import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import type { RunHandler } from '#app/runs/run_handler'
import { StepHandler } from './step_runs.js'

/** Replaces the function of start/run_handlers.ts. */
export async function runHandlers(resolver: ContainerResolver<ContainerBindings>): Promise<RunHandler[]> {
  return [new StepHandler(await resolver.make(Sql))]
}
