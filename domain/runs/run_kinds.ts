/** The `kind` of the agent's runs. */
export const AGENT_RUN = 'agent'
