import { datasetCost } from '#domain/billing/prices'
import { BUILT_IN_COLUMNS, FORMATS } from '#domain/datasets/columns'
import { NETWORKS } from '#domain/people/networks/networks_table'
import type { Page } from './navigation.js'

/** The columns of datasets and their prices, from the code that fills them. */
export const columnPage = (): Page => ({ path: 'columns', title: 'Columns', text: columnText() })

const columnText = () => `# Columns of datasets

The \`key\` of a column is one of these, or \`custom.\` and a name of your own with a \`description\`. A custom column can have
a \`format\`: ${FORMATS.map((format) => `\`${format}\``).join(', ')}.

${table('people', 'person')}
${table('companies', 'company')}
## Names of networks

| Name | Network |
| --- | --- |
${Object.entries(NETWORKS)
  .map(([network, { hosts }]) => `| \`${network}\` | ${hosts[0]} |`)
  .join('\n')}
`

const table = (name: string, type: 'person' | 'company') => `## Columns of ${name}

| Key | ACU per found cell |
| --- | --- |
${[...BUILT_IN_COLUMNS[type], 'custom.*'].map((key) => `| \`${key}\` | ${priceOf(key)} |`).join('\n')}
`

/** Ten standard cells cost one ACU together. */
const priceOf = (key: string): string =>
  datasetCost({ [key]: 10 }) === 1 ? '0.1' : String(datasetCost({ [key]: 1 }))
