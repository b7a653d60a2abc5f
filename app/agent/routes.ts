import { register } from '#app/shared/http/register'
import * as operation from './operations.js'

const agent = () => import('./agent_controller.js')

register(operation.agentOperation, agent, 'create')
register(operation.listAgentRunsOperation, agent, 'list')
register(operation.readAgentRunOperation, agent, 'read')
register(operation.cancelAgentRunOperation, agent, 'cancel')

const chat = () => import('./chat_controller.js')

register(operation.agentChatOperation, chat, 'create')
register(operation.cancelAgentChatOperation, chat, 'cancel')
