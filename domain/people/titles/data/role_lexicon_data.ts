/** Nouns that end a role, in the singular. */
export const ROLE_HEADS = new Set(
  `engineer developer programmer architect scientist researcher analyst administrator manager director president officer executive head lead leader chief chair
  founder owner partner principal entrepreneur investor consultant advisor adviser strategist specialist generalist expert coordinator associate assistant aide
  representative rep agent broker dealer trader banker underwriter actuary auditor accountant bookkeeper controller comptroller treasurer cashier teller clerk
  designer illustrator animator artist photographer videographer cinematographer filmmaker producer editor writer copywriter author journalist reporter columnist blogger
  marketer evangelist advocate ambassador influencer creator moderator recruiter sourcer trainer coach mentor instructor teacher tutor professor lecturer educator headteacher
  dean provost rector chancellor superintendent librarian curator archivist historian translator interpreter linguist
  lawyer attorney counsel solicitor barrister paralegal notary judge magistrate clerk prosecutor mediator legislator
  doctor physician surgeon nurse midwife dentist hygienist pharmacist optometrist optician therapist psychologist psychiatrist psychotherapist physiotherapist chiropractor
  radiologist cardiologist oncologist neurologist pediatrician dermatologist anesthesiologist pathologist epidemiologist veterinarian paramedic dietitian nutritionist caregiver
  chemist physicist biologist geologist mathematician statistician economist sociologist anthropologist archaeologist astronomer meteorologist ecologist geneticist microbiologist
  agronomist farmer gardener landscaper florist forester fisherman rancher winemaker brewer
  chef cook baker butcher waiter waitress bartender barista sommelier host hostess housekeeper concierge receptionist janitor cleaner
  electrician plumber carpenter welder machinist mechanic technician operator installer fitter roofer mason painter builder contractor surveyor inspector estimator planner scheduler
  driver pilot captain dispatcher courier flight attendant steward sailor
  secretary receptionist typist clerk buyer purchaser merchandiser merchant seller salesperson vendor retailer stylist hairdresser barber beautician
  guard officer detective investigator policeman firefighter soldier sergeant lieutenant colonel general marshal
  senator congressman congresswoman representative mayor governor minister ambassador diplomat councillor councilor legislator politician president delegate
  musician singer composer conductor dancer actor actress comedian dj model athlete player referee coach
  scrum master agile owner tester hacker cryptographer modeler modeller quant supervisor foreman superintendent steward liaison negotiator facilitator organizer fundraiser
  planner buyer strategist ghostwriter publicist spokesperson lobbyist activist volunteer intern trainee apprentice fellow student graduate resident
  priest pastor rabbi imam monk chaplain undertaker
  realtor landlord caretaker valuer appraiser assessor adjuster
  cto ceo cfo coo cmo cpo cio ciso cro chro vp svp evp md gm sre swe sde sdet dba pm pmm tpm apm gpm csm ae sdr bdr tam hrbp ea
  vicepresident vicechair viceprincipal vicechancellor headteacher congressperson policeperson cameraperson drafter devrel fullstack mts venture capitalist angel businessperson technologist futurist optimizer`
    .split(/\s+/)
    .filter(
      (word) =>
        word &&
        ![
          'flight',
          'scrum',
          'agile',
          'venture',
          'angel',
          'general',
          'model',
          'master',
          'head',
          'chief',
          'principal',
          'fullstack',
        ].includes(word)
    )
)

/** Functions that name a role without a role noun: `trust & safety in Tampa`. */
export const FUNCTIONS: readonly string[][] = [
  'trust safety',
  'board member',
  'devops',
  'devsecops',
  'mlops',
  'strategy operations',
  'marketing operation',
  'marketing operations',
  'sales operations',
  'business operations',
  'people operations',
  'revenue operations',
  'product operations',
  'design operations',
  'developer relations',
  'investor relations',
  'public relations',
  'customer success',
  'customer support',
  'customer service',
  'business development',
  'talent acquisition',
  'product marketing',
  'growth marketing',
  'content marketing',
  'field marketing',
  'email marketing',
  'brand marketing',
  'demand generation',
  'deal desk',
  'corporate development',
  'corporate communications',
  'internal communications',
  'information security',
  'data governance',
  'data privacy',
  'learning development',
  'total rewards',
  'site reliability',
  'product design',
  'user research',
  'technical support',
  'solution engineering',
  'sales engineering',
  'sales enablement',
  'channel sales',
  'inside sales',
  'enterprise sales',
  'field sales',
  'supply chain',
  'quality assurance',
  'regulatory affairs',
  'medical affairs',
  'clinical operations',
  'government affairs',
  'public affairs',
  'public policy',
  'mergers acquisitions',
  'fpa',
  'gotomarket',
  'it support',
  'partnership',
  'procurement',
  'private equity',
  'investment banking',
  'venture capital',
  'people culture',
  'diversity inclusion',
  'community management',
  'account management',
  'product management',
  'program management',
  'project management',
  'engineering management',
  'data science',
  'data engineering',
  'data analytics',
  'software engineering',
  'software development',
  'ml engineering',
  'hr',
  'recruiting',
  'legal operations',
  'revops',
  'devrel',
  'bizops',
  'bizdev',
  'salesops',
  'peopleops',
  'security operations',
  'network operations',
  'cloud operations',
  'finance operations',
].map((phrase) => phrase.split(' '))

/** Titles that `of x` may follow. The words after `of` then belong to the role. */
export const LEADING_HEADS = new Set([
  'director',
  'head',
  'president',
  'vp',
  'svp',
  'evp',
  'avp',
  'chief',
  'chair',
  'manager',
  'lead',
  'dean',
  'professor',
  'secretary',
  'minister',
  'member',
  'leader',
  'officer',
  'heads',
  'directors',
  'presidents',
  'vps',
  'leaders',
  'professors',
  'managers',
  'leads',
  'chiefs',
])

/** Words before a role that belong to it and do not describe a person. */
export const LEVEL_WORDS = new Set(
  `senior sr snr junior jr lead staff principal distinguished founding first group associate assistant
  deputy chief head executive managing regional global national area district interim acting co vice
  general fellow trainee graduate apprentice certified chartered licensed registered key strategic
  technical`.split(/\s+/)
)
