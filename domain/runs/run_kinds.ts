/** The kind of runs of the agent. */
export const AGENT_RUN = 'agent'
