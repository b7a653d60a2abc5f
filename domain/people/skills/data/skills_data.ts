/** Skills in queries, as folded words. */

/** Programming languages and frameworks. */
export const LANGUAGES: readonly string[] = `
python|java|javascript|typescript|c++|c#|golang|rust|ruby|php|scala|kotlin|swift|objective c|perl|
haskell|elixir|erlang|clojure|dart|lua|matlab|julia|solidity|cobol|fortran|sql|html|css|bash|node.js|
nodejs|node|.net|dotnet|django|flask|rails|ruby on rails|react|react native|reactjs|vue|angular|svelte|
next.js|spring|spring boot|laravel|flutter|graphql|redux|jquery|fastapi|express`
  .trim()
  .split(/\|\s*/)

/** Tools, methods and certificates. */
export const TOOLS: readonly string[] = `
aws|azure|gcp|google cloud|kubernetes|docker|terraform|ansible|jenkins|linux|kafka|spark|hadoop|
airflow|dbt|snowflake|databricks|redshift|bigquery|postgres|postgresql|mysql|mongodb|redis|
cassandra|elasticsearch|dynamodb|neo4j|tensorflow|pytorch|keras|scikit learn|pandas|numpy|
hugging face|langchain|openai|llms|computer vision|deep learning|reinforcement learning|nlp|
machine learning|ai ml|ai|ml|tableau|power bi|looker|excel|sas|r|stata|spss|figma|sketch|adobe xd|
photoshop|illustrator|indesign|after effects|blender|unity|unreal engine|salesforce|hubspot|marketo|
pardot|zendesk|intercom|jira|confluence|notion|sap|oracle|netsuite|workday|servicenow|quickbooks|
xero|stripe|shopify|magento|wordpress|webflow|google analytics|google ads|facebook ads|seo|sem|ppc|
crm|erp|devops|ci cd|git|microservices|rest|grpc|data visualization|data modeling|a b testing|gdpr|
soc 2|iso 27001|hipaa|aml|kyc|ifrs|gaap|cad|autocad|solidworks|revit|matlab simulink|embedded|
firmware|fpga|verilog|vhdl|pcb|plc|ros|blockchain|smart contracts|ethereum|cryptography|
penetration testing|siem|cisco|vmware|swiftui|jetpack compose|xcode|nestjs|nuxt|remix|tailwind|
webpack|prisma|supabase|firebase|heroku|vercel|cloudflare|nginx|rabbitmq|grafana|prometheus|datadog|
splunk|new relic|pulumi|helm|argo cd|istio|github actions|gitlab ci|circleci|bazel|selenium|cypress|
playwright|appium|junit|pytest|jupyter|mlflow|kubeflow|sagemaker|vertex ai|ray|triton|cuda|jax|
xgboost|opencv|rag|vector databases|pinecone|prompt engineering|fine tuning|diffusion models|
transformers|bert|gpt|large language models|generative ai|gen ai|qlik|ssis|ssrs|informatica|talend|
fivetran|flink|trino|presto|iceberg|delta lake|clickhouse|teradata|sql server|pl sql|t sql|db2|abap|
s 4hana|dynamics 365|power apps|power automate|sharepoint|office 365|active directory|okta|
crowdstrike|fortinet|wireshark|burp suite|metasploit|owasp|nist|pci dss|fedramp|itil|six sigma|pmp|
prince2|cissp|cisa|ccna|ccnp|cfa|series 7|premiere pro|final cut|cinema 4d|maya|houdini|zbrush|
canva|framer|miro|catia|creo|ansys|abaqus|comsol|labview|simulink|altium|cadence|synopsys|
systemverilog|uvm|can bus|autosar|arduino|raspberry pi|lidar|slam|gis|arcgis|qgis|epic|cerner|hl7|
fhir|icd 10|gmp|glp|crispr|pcr|elisa|flow cytometry|ngs|mass spectrometry|hplc|bioinformatics|cnc|
hvac|forklift|cdl|bloomberg terminal|murex|kdb|google tag manager|mailchimp|klaviyo|braze|amplitude|
mixpanel|optimizely|salesloft|gong|linkedin sales navigator|semrush|ahrefs|meta ads|tiktok ads|
us gaap|sox|xbrl|bim|opc ua|scada|dcs|six sigma black belt|leed`
  .trim()
  .split(/\|\s*/)

/** Fields of work. Their names do not show which technology a person uses. */
export const FIELDS: readonly string[] = `
web design|ux design|ui design|user research|statistics|growth|product led growth|fundraising|
negotiation|public speaking|copywriting|content strategy|account based marketing|lead generation|
cold calling|m&a|m and a|robotics|networking|lean|lean manufacturing|due diligence|
financial modeling|valuation|agile|scrum|kanban|outreach|programmatic`
  .trim()
  .split(/\|\s*/)
