export { chatHandler, prepareAgentRequest, taskOf } from './chat.js'
export { kithTools } from './tools.js'
