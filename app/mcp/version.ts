/** The version that the MCP server reports, also in deploy/server.json. */
export const VERSION = '1.0.0'
