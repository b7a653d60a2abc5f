/** Typical benchmark queries for people search: roles, places, and templates that combine them. */

export const ROLES =
  `Account Director|Actuary|AI Product Manager|AR/VR Engineer|Art Director|Associate Director of Marketing|Audit Manager|Backend Developer|Behavioral Scientist|Biostatistician
Brand Strategist|Bioinformatics Scientist|Business Intelligence Engineer|Category Manager|CFO|Channel Sales Manager|Chief Data Officer|Chief of Staff|CISO|Civil Engineer|Clinical Research Associate
Cloud Architect|CMO|Commercial Director|Computer Vision Engineer|Content Strategist|COO|Corporate Development Manager|Creative Director|CRM Manager|CTO|Customer Experience Manager
Customer Success Engineer|Cybersecurity Analyst|Data Architect|Data Governance Manager|Data Protection Officer|Data Steward|Deep Learning Researcher|Design Engineer|DevOps Engineer|DevRel
Digital Marketing Manager|Director of Communications|Director of IT|Director of Partnerships|Director of Revenue Operations|Director of UX Research|Ecommerce Manager|Electrical Engineer|Embedded Systems Engineer
Engineering Manager|Enterprise Architect|Executive Assistant|Facilities Manager|Field Marketing Manager|Field Sales Representative|Financial Controller|Forward Deployed Engineer|Founder|Front-End Developer|Full-Stack Developer
Game Designer|General Counsel|General Manager|Graphic Designer|Growth Engineer|GTM Engineer|Hardware Engineer|Head of Community|Head of Customer Experience|Head of Data|Head of Data Science
Head of Design|Head of Engineering|Head of Finance|Head of Growth Marketing|Head of Information Security|Head of Learning & Development|Head of Machine Learning|Head of Partnerships|Head of Product Design|Head of R&D|Head of Research|Head of Supply Chain|Head of Talent
HR Generalist|HR Director|Implementation Consultant|Industrial Designer|Investment Analyst|Investor Relations Manager|IT Manager|IT Support Specialist|Java Developer|Key Account Manager|Kubernetes Engineer
Lead Data Scientist|Lead Product Designer|Legal Operations Manager|Lifecycle Marketing Manager|Localization Manager|Logistics Manager|Machine Learning Researcher|Management Consultant|Marketing Analyst|Marketing Automation Specialist
Mechanical Engineer|Medical Science Liaison|Mid-Market Account Executive|ML Ops Engineer|ML Scientist|Motion Designer|Network Engineer|Nurse Practitioner|Office Manager|Operations Analyst|Optical Engineer|Partner Manager|Partnerships Manager
Penetration Tester|People Partner|Performance Engineer|Pharmacist|Portfolio Manager|PPC Specialist|Principal Data Scientist|Principal Product Manager|Process Engineer|Procurement Manager|Product Analyst|Product Designer
Product Operations Manager|Product Owner|Production Manager|Program Director|Psychologist|Python Developer|QA Manager|Quality Engineer|React Developer|Recruiter|Regulatory Affairs Manager|Research Scientist|Revenue Operations Analyst
Risk Manager|Sales Enablement Manager|Sales Manager|Salesforce Administrator|Scrum Master|Security Architect|Security Operations Analyst|Senior Data Engineer|Senior Product Designer|Senior UX Researcher|Service Designer
Site Reliability Engineer|Solution Architect|Staff Data Engineer|Staff Product Designer|Strategic Partnerships Manager|Supply Chain Analyst|Support Engineer|Systems Administrator|Tax Director|Technical Artist|Technical Recruiter
Technical Support Engineer|Test Automation Engineer|Theoretical Physicist|Underwriter|User Experience Designer|Vice President of Sales|Video Editor|VP of Engineering|VP of Marketing|VP Product|Web Developer|Workday Consultant`
    .split(/[|\n]/)
    .map((role) => role.trim())

/** Places by their type. */
export const PLACES: Record<string, string[]> = {
  city: `Amsterdam|Athens|Auckland|Baltimore|Bangkok|Beijing|Bogota|Brisbane|Bucharest|Budapest|Buenos Aires|Cairo|Cape Town|Cardiff|Chennai|Cincinnati|Cleveland|Cologne|Dubai|Durham|Edinburgh|Eindhoven|Fort Worth|Frankfurt|Geneva|Gothenburg|Graz
Hamburg|Ho Chi Minh City|Indianapolis|Jakarta|Johannesburg|Kansas City|Krakow|Kuala Lumpur|Kyiv|Lagos|Las Vegas|Lima|Liverpool|Ljubljana|Lyon|Malmo|Manila|Melbourne|Mexico City|Milwaukee|Montreal|Munich|Nairobi|New Delhi|Nottingham|Oakland|Omaha|Osaka|Oslo|Ottawa|Porto
Perth|Riga|Rome|Rotterdam|Sacramento|Santiago|Sao Paulo|Sheffield|Singapore|Sofia|Stuttgart|Tallinn|Tel Aviv|Toulouse|Tucson|Utrecht|Valencia|Vancouver|Vilnius|Wellington|Winnipeg|Zagreb|sf|nyc|philly`.split(
    /[|\n]/
  ),
  state:
    'Alabama|British Columbia|Colorado|Connecticut|Idaho|Indiana|Kansas|Kentucky|Massachusetts|Michigan|Missouri|Nevada|New Mexico|New South Wales|Ohio|Oklahoma|Ontario|South Carolina|Utah|Vermont|Wisconsin|CO|CT|NV|WI|WA|SC|KY|AZ|AK|AL|AR|CA|DC|FL|GA|IA|ID|IL|KS|LA|MA|MD|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NY|OH|OK|OR|PA|RI|SD|TN|TX|UT|VA|VT|WV|WY|DE|HI|IN|ME'.split(
      '|'
    ),
  country:
    'Argentina|Belgium|Brazil|Bulgaria|Chile|Colombia|Croatia|Czech Republic|Denmark|Egypt|Estonia|Hungary|Indonesia|Japan|Kenya|Latvia|Malaysia|Nigeria|Peru|Philippines|Poland|Saudi Arabia|Slovakia|South Africa|Turkey|UAE|United States|USA|Uruguay'.split(
      '|'
    ),
  metro:
    'Greater Chicago|Greater Denver|Greater Philadelphia|Greater London|Greater Toronto|Greater San Diego|Bay Area|Twin Cities|Greater Sydney'.split(
      '|'
    ),
  region:
    'APAC|Benelux|CEE|Central America|East Asia|EMEA|LATAM|Latin America|MENA|Midwest|North America|Northern Europe|Pacific Northwest|Scandinavia|South America|South Asia|Southeast|West Africa|Western Europe|Baltics|GCC'.split(
      '|'
    ),
}

/** Templates of queries. `{roles}` is the plural. */
export const TEMPLATES = [
  '{roles} in {place}',
  '{role} in {place}',
  '{place} {roles}',
  '{place} {role}',
  'find {roles} in {place}',
  'find {role} in {place}',
  '{role} based in {place}',
  '{roles} located in {place}',
  '{role} at companies in {place}',
  '{roles} working in {place}',
  '{role} positions in {place}',
  '{role} jobs {place}',
  '{roles} near {place}',
  '{roles} in {place} area',
  'experienced {roles} in {place}',
  'mid-level {roles} in {place}',
  'senior level {role} in {place}',
  'early career {roles} in {place}',
  '5+ years {role} in {place}',
  '{roles} in {place} 10+ years',
  '3-5 years {role} based in {place}',
  '{roles} in {place} at fintech',
  'saas {roles} in {place}',
  '{roles} in {place} biotech',
  '{role} positions in {place} at series b',
  '{roles} in {place} with python',
  '{role} in {place} sql experience',
  'looking for {roles} in {place}',
  'who are the {roles} in {place}?',
  'need a {role} near {place}',
]

export const plural = (role: string): string => {
  const head = /^(.*?)( of .*)$/.exec(role)
  if (head && !/^Chief/.test(role)) return `${plural(head[1])}${head[2]}`
  if (/(?:ch|sh|x|ss)$/.test(role)) return `${role}es`
  if (/[^aeiou]y$/.test(role)) return `${role.slice(0, -1)}ies`
  return /^(?:DevRel|VP Product)$/.test(role) ? role : `${role}s`
}
