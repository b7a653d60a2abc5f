import type { ContainerResolver } from '@adonisjs/core/container'
import type { ContainerBindings } from '@adonisjs/core/types'
import type { RunHandler } from '#app/runs/run_handler'

type Handler = () => Promise<{ default: new (...args: any[]) => RunHandler }>

const HANDLERS: Handler[] = [
  () => import('#app/datasets/dataset_run_handler'),
  () => import('#app/profiles/person_run_handler'),
  () => import('#app/batch/batch_run_handler'),
  () => import('#app/sets/set_run_handler'),
  () => import('#app/agent/agent_run_handler'),
  () => import('#app/mcp/mcp_run_handler'),
  () => import('#app/connections/push_run_handler'),
]

export function runHandlers(resolver: ContainerResolver<ContainerBindings>): Promise<RunHandler[]> {
  return Promise.all(HANDLERS.map(async (load) => resolver.make((await load()).default)))
}
