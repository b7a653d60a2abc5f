import type { ApplicationService } from '@adonisjs/core/types'
import { AgentEngine } from '#domain/agent/agent_engine'
import { Sql } from '#domain/ports/sql'
import { AnswerTask } from '#app/agent/answer_task'
import { CallCosts } from '#app/agent/call_costs'
import { RunChunks } from '#app/agent/run_chunks'
import { RunFeed } from '#app/agent/run_feed'
import { SessionStore } from '#app/agent/session_store'
import { agentTools } from '#app/agent/tools/registry'

export default class AgentProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(SessionStore, async (resolver) => new SessionStore(await resolver.make(Sql)))
    container.singleton(RunChunks, async (resolver) => new RunChunks(await resolver.make(Sql)))
    container.singleton(RunFeed, async (resolver) => {
      const [log, logger] = [await resolver.make(RunChunks), await resolver.make('logger')]
      return new RunFeed(log, (err) => logger.warn({ err }, 'could not read the events of agent runs'))
    })
    container.bind(
      AnswerTask,
      async (resolver) =>
        new AnswerTask(
          await resolver.make(Sql),
          await resolver.make(AgentEngine),
          await agentTools(resolver),
          await resolver.make(SessionStore),
          await resolver.make(RunChunks),
          await resolver.make(RunFeed),
          await resolver.make(CallCosts)
        )
    )
  }
}
