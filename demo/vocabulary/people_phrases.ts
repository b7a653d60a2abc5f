import { lines, words } from './words.js'

export const DEGREES: Readonly<Record<string, { degrees: string[]; fields: string[] }>> = {
  technical: {
    degrees: ['BSc', 'MSc', 'B.S.', 'M.S.', 'B.Tech', 'MEng', 'PhD'],
    fields: words(
      'Computer_Science Software_Engineering Mathematics Electrical_Engineering Physics Information_Systems Statistics'
    ),
  },
  business: {
    degrees: ['BA', 'BSc', 'MBA', 'BBA', 'MSc'],
    fields: words(
      'Business_Administration Economics Finance Marketing Communications International_Relations Psychology'
    ),
  },
  health: {
    degrees: ['MD', 'BSc', 'MSc', 'PhD'],
    fields: words('Medicine Nursing Biology Pharmacy Psychology Public_Health'),
  },
  legal: { degrees: ['LLB', 'LLM', 'JD'], fields: words('Law European_Law Political_Science') },
  engineering: {
    degrees: ['BEng', 'MSc', 'Dipl.-Ing.', 'BSc', 'PhD'],
    fields: words(
      'Mechanical_Engineering Civil_Engineering Chemical_Engineering Chemistry Materials_Science Environmental_Engineering'
    ),
  },
  arts: {
    degrees: ['BA', 'MA', 'BFA', 'MFA'],
    fields: words('Design History Literature Journalism Fine_Arts Education Linguistics Sociology'),
  },
}

/** The field of study (above) of a function's people. */
export const FIELD_OF_FUNCTION: Readonly<Record<string, string>> = {
  engineering: 'technical',
  security: 'technical',
  data: 'technical',
  product: 'technical',
  design: 'arts',
  it: 'technical',
  marketing: 'business',
  sales: 'business',
  customer_success: 'business',
  media: 'arts',
  hospitality: 'business',
  finance: 'business',
  legal: 'legal',
  hr: 'business',
  operations: 'business',
  leadership: 'business',
  health: 'health',
  education: 'arts',
  research: 'engineering',
  hardware: 'engineering',
  trades: 'engineering',
  public: 'arts',
}

/**
 * Placeholders: {title}, {company}, {city}, {skill}, {skill2}, {works}, {years}, {former},
 * {industry}, {given}.
 */
export const SUMMARIES = lines(`
  {title} at {company} in {city}. I {works}.
  I {works}. {years} years in {industry}, the last of them at {company}.
  Before joining {company} I worked at {former}. These days I {works}.
  {title} with {years} years of experience. My toolbox: {skill} and {skill2}. Previously {former}.
  Based in {city}. I {works}, and I {works2}.
  What I like about {industry}: the problems are old and the tools are new. At {company} I {works}.
  {given} here. I {works}. Ask me about {skill} or about {skill2}.
  At {company} I look after {skill} and {skill2}. Outside work I coach a youth team in {city}.
  {years}+ years across {industry} and neighbouring fields. I {works}. Open to speaking invitations.
  My job at {company}, put simply: I {works}. Earlier stops include {former}.
  Curious, patient, allergic to jargon. I {works} at {company}.
  I moved to {city} for the work and stayed for the people. As {title} I {works}.`)

export const HEADLINES = lines(`
  {title} at {company}
  {title} at {company}
  {title} at {company}
  {title} @ {company}
  {title} | {company}
  {title} at {company} | {skill} | {skill2}
  {title}, {company}
  {title} - {skill}, {skill2}
  {title} · {company} · ex-{former}
  Helping {industry} teams with {skill} | {title} at {company}`)

export const OWN_BUSINESS_TITLES: Readonly<Record<string, string[]>> = {
  engineering: ['Freelance Software Engineer', 'Independent Software Consultant', 'Freelance Web Developer'],
  data: ['Freelance Data Analyst', 'Independent Data Consultant'],
  design: ['Freelance Designer', 'Freelance Illustrator', 'Founder & Designer'],
  marketing: ['Freelance Copywriter', 'Marketing Consultant', 'Fractional CMO'],
  media: ['Freelance Journalist', 'Photographer', 'Freelance Translator', 'Filmmaker'],
  finance: ['Independent Tax Advisor', 'Fractional CFO'],
  legal: ['Attorney at Law'],
  hr: ['Executive Coach', 'Freelance Recruiter'],
  operations: ['Independent Consultant', 'Interim Manager'],
  health: ['Psychotherapist', 'Physiotherapist', 'Dentist'],
  hospitality: ['Owner and Chef', 'Shop Owner', 'Event Planner'],
  trades: ['Master Carpenter', 'Electrician', 'Owner'],
  education: ['Language Tutor', 'Music Teacher'],
}

export const OWN_BUSINESS_NAMES: Readonly<Record<string, string[]>> = {
  engineering: ['{} Software', '{} Consulting'],
  data: ['{} Analytics'],
  design: ['{} Studio', 'Studio {}'],
  marketing: ['{} Communications', '{} & Partners'],
  media: ['{} Productions'],
  finance: ['{} Tax Advisory', '{} Advisory'],
  legal: ['{} Law Office'],
  hr: ['{} Coaching'],
  operations: ['{} Consulting', '{} Advisory'],
  health: ['{} Practice'],
  hospitality: ['Café {}', '{} Events'],
  trades: ['{} Carpentry', '{} Electrical'],
  education: ['{} Lessons'],
}
