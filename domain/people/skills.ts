import { phraseFinder } from './phrase_finder.js'

export type SkillMention = { skill: string; start: number; end: number; language: boolean }

const LANGUAGES =
  'python|java|javascript|typescript|c++|c#|golang|rust|ruby|php|scala|kotlin|swift|objective c|perl|haskell|elixir|erlang|clojure|dart|lua|matlab|julia|solidity|cobol|fortran|sql|html|css|bash|node.js|nodejs|node|.net|dotnet|django|flask|rails|ruby on rails|react|react native|reactjs|vue|angular|svelte|next.js|spring|spring boot|laravel|flutter|graphql|redux|jquery|fastapi|express'
const TOOLS =
  'aws|azure|gcp|google cloud|kubernetes|docker|terraform|ansible|jenkins|linux|kafka|spark|hadoop|airflow|dbt|snowflake|databricks|redshift|bigquery|postgres|postgresql|mysql|mongodb|redis|cassandra|elasticsearch|dynamodb|neo4j|tensorflow|pytorch|keras|scikit learn|pandas|numpy|hugging face|langchain|openai|llms|computer vision|deep learning|reinforcement learning|nlp|machine learning|ai ml|ai|ml|tableau|power bi|looker|excel|sas|r|stata|spss|figma|sketch|adobe xd|photoshop|illustrator|indesign|after effects|blender|unity|unreal engine|salesforce|hubspot|marketo|pardot|zendesk|intercom|jira|confluence|notion|sap|oracle|netsuite|workday|servicenow|quickbooks|xero|stripe|shopify|magento|wordpress|webflow|google analytics|google ads|facebook ads|seo|sem|ppc|crm|erp|agile|scrum|kanban|devops|ci cd|git|microservices|rest|grpc|web design|ux design|ui design|user research|data visualization|data modeling|statistics|a b testing|growth|product led growth|gdpr|soc 2|iso 27001|hipaa|aml|kyc|ifrs|gaap|m&a|fundraising|negotiation|public speaking|copywriting|content strategy|account based marketing|lead generation|cold calling|cad|autocad|solidworks|revit|matlab simulink|embedded|firmware|fpga|verilog|vhdl|pcb|plc|robotics|ros|blockchain|smart contracts|ethereum|cryptography|penetration testing|siem|networking|cisco|vmware'

/** Words that are skills only where the query says so: `with r`, `go experience`. */
const ORDINARY = new Set(
  'r c go rest growth excel express node spring stripe notion sketch unity ai ml networking intercom oracle react embedded statistics'.split(
    ' '
  )
)
const BEFORE = new Set('with using knows know knowing in experience experienced skilled on and or'.split(' '))
const AFTER = new Set('experience skills skill expertise background knowledge'.split(' '))

const find = phraseFinder<{ skill: string; language: boolean }>([
  ...TOOLS.split('|').map((skill) => [skill, { skill, language: false }] as const),
  ...LANGUAGES.split('|').map((skill) => [skill, { skill, language: true }] as const),
  ...['go', 'c'].map((skill) => [skill, { skill, language: true }] as const),
])

/** The technologies and professional skills a query names. */
export function findSkills(tokens: readonly string[]): SkillMention[] {
  return find(tokens)
    .filter(({ start, end, entry }) => {
      if (!ORDINARY.has(entry.skill)) return true
      return (BEFORE.has(tokens[start - 1]) && tokens[start - 1] !== 'in') || AFTER.has(tokens[end])
    })
    .map(({ start, end, entry }) => ({ ...entry, start, end }))
}
