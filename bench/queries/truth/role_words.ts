/**
 * Abbreviations of role words: `abbreviation = words`. Written only for this benchmark, so that
 * errors in the service's own tables show.
 */
export const ABBREVIATIONS: [short: string, long: string][] = `
sre = site reliability engineer
swe = software engineer
sde = software development engineer
sdet = software development engineer in test
csm = customer success manager
pmm = product marketing manager
tpm = technical program manager
apm = associate product manager
gpm = group product manager
sdr = sales development representative
bdr = business development representative
isr = inside sales representative
tam = technical account manager
ae = account executive
dba = database administrator
hrbp = hr business partner
mle = machine learning engineer
devrel = developer relations
revops = revenue operations
bizops = business operations
mktg = marketing
ops = operations
eng = engineering
mgr = manager
dir = director
vp = vice president
svp = senior vice president
evp = executive vice president
avp = assistant vice president
ceo = chief executive officer
cto = chief technology officer
cfo = chief financial officer
coo = chief operating officer
cmo = chief marketing officer
cpo = chief product officer
ciso = chief information security officer
cio = chief information officer
chro = chief human resources officer
gc = general counsel
sr = senior
jr = junior
assoc = associate
hr = human resources
pr = public relations
ml = machine learning
ai = artificial intelligence
nlp = natural language processing
llm = large language model
bi = business intelligence
ux = user experience
ui = user interface
qa = quality assurance
seo = search engine optimization
sem = search engine marketing
crm = customer relationship management
l&d = learning and development
fp&a = financial planning and analysis
m&a = mergers and acquisitions
r&d = research and development
t&s = trust and safety
smb = small and medium business
hris = hr information systems
cs = customer success
tech = technical
pm = product manager
em = engineering manager
ta = talent acquisition
cro = chief revenue officer
grc = governance risk and compliance
gtm = go to market
ic = individual contributor
`
  .trim()
  .split('\n')
  .map((line) => {
    const [short, long] = line.split(' = ')
    return [short, long]
  })

/**
 * Abbreviations that are expanded when read, but never written in generated titles. Other trades
 * use them differently, or few people write them.
 */
export const AMBIGUOUS = new Set(
  'ae pm em ta cs cpo cro ic gc tam isr ops eng crm ai tech assoc mktg mgr dir t&s'.split(' ')
)

/** Words also written as two words or with a hyphen. The first spelling is used for comparison. */
export const SPELLINGS: [one: string, other: RegExp, written: string[]][] = [
  ['frontend', /\bfront end\b/g, ['Front-End', 'Frontend', 'Front End']],
  ['backend', /\bback end\b/g, ['Back-End', 'Backend', 'Back End']],
  ['fullstack', /\bfull stack\b/g, ['Full-Stack', 'Full Stack', 'Fullstack']],
  ['presales', /\bpre sales\b/g, ['Pre-Sales', 'Presales']],
  ['ecommerce', /\be commerce\b/g, ['E-commerce', 'Ecommerce']],
  ['cofounder', /\bco founder\b/g, ['Co-Founder', 'Cofounder']],
  ['web3', /\bweb 3\b/g, ['Web3']],
  ['mlops', /\bml ops\b/g, ['MLOps']],
  ['devops', /\bdev ops\b/g, ['DevOps']],
  ['healthcare', /\bhealth care\b/g, ['Healthcare']],
]

/** Level words. A role with one of them differs from the role without it. */
export const LEVELS = new Set(
  `senior junior staff principal lead associate distinguished chief head director vice group founding first entry
intern executive fellow deputy assistant managing`.split(/\s+/)
)

/** Nouns that end a role. A role without one (`Trust & Safety`) is a function. */
export const HEADS = new Set(
  `engineer developer manager director designer researcher analyst scientist architect consultant counsel accountant
controller treasurer executive representative partner specialist owner lead marketer writer copywriter advocate
evangelist recruiter administrator officer president head coordinator associate assistant strategist producer
programmer tester technician planner buyer attorney lawyer paralegal economist statistician actuary auditor
bookkeeper editor journalist nurse physician doctor pharmacist therapist teacher professor instructor trainer
advisor adviser agent broker trader underwriter banker founder intern apprentice fellow supervisor foreman
operator mechanic electrician welder driver pilot chef clerk secretary receptionist host buyer merchandiser
stylist artist animator photographer videographer illustrator translator interpreter librarian curator
sourcer generalist expert ninja guru responder investigator hunter pentester tester modeler ii iii iv
dba sre sdr csm pmm tpm apm swe sdet hrbp bdr ae ceo cto cfo coo cmo ciso cpo cio chro vp svp gc`.split(/\s+/)
)
