/**
 * A process that works on agent runs like the service, with short leases. Its engine takes fixed
 * steps, and its tool logs its calls to CALL_LOG. Prints `idle` when no run is left.
 */
import 'reflect-metadata'
import type { AppConnections } from '#domain/connections/app_connections'
import AgentRunHandler from '#app/agent/agent_run_handler'
import { AnswerTask } from '#app/agent/answer_task'
import { CallCosts } from '#app/agent/call_costs'
import { AgentEarlyEnd } from '#app/agent/early_end'
import { RunChunks } from '#app/agent/run_chunks'
import { RunFeed } from '#app/agent/run_feed'
import { SessionStore } from '#app/agent/session_store'
import { PersonProfileStore } from '#app/profiles/profile_store'
import { CountedTool, SteppingEngine } from './counted_tool.js'
import { logger, onError, sql, workOn } from './worker_parts.js'

const [chunks, sessions] = [new RunChunks(sql), new SessionStore(sql)]
const costs = new CallCosts(new PersonProfileStore(sql))
const feed = new RunFeed(chunks, onError)
const [engine, tool] = [new SteppingEngine(Number(process.env.STEPS)), new CountedTool(process.env.CALL_LOG!)]
const asks = new AnswerTask(sql, engine, [tool], sessions, chunks, feed, costs)
const handler = new AgentRunHandler(asks, {} as AppConnections, feed, logger, new AgentEarlyEnd(costs))

await workOn(handler)
