/**
 * Spellings of title words. Both sides of a comparison use these tables, so variants only need to become the
 * same spelling. Folded words as `from=to`; if phrases overlap, the longest comes first.
 */

/** Phrases that are one word: written apart, with a hyphen or together. */
export const PHRASES: readonly string[] = `
joint founder=co founder
full stack=fullstack
united states=us
front end=frontend
back end=backend
pre sales=presales
post sales=postsales
e commerce=ecommerce
e mail=email
e learning=elearning
dev ops=devops
dev sec ops=devsecops
dev rel=developer~ relation
rev ops=revenue operation
biz ops=business operation
biz dev=business development
sales ops=sales operation
marketing ops=marketing operation
ml ops=mlops
machine learning operation=mlops
cyber security=cybersecurity
data base=database
data warehouse=datawarehouse
health care=healthcare
block chain=blockchain
web 3=web3
web 3 0=web3
on boarding=onboarding
copy writer=copywriter
ghost writer=ghostwriter
vice president=vicepresident
v p=vicepresident
s v p=senior vicepresident
e v p=executive vicepresident
vice chair=vicechair
vice chairman=vicechair
vice chairwoman=vicechair
vice principal=viceprincipal
vice chancellor=vicechancellor
vice dean=vicedean
vice provost=viceprovost
vice rector=vicerector
vice mayor=vicemayor
go to market=gotomarket
gtm=gotomarket
mid market=midmarket
small and medium business=smb
human resource=hr
human resource information system=hris
hr information system=hris
artificial intelligence=ai
machine learning=ml
natural language processing=nlp
large language model=llm
computer vision=computervision
generative ai=genai
gen ai=genai
user experience=ux
user interface=ui
quality assurance=qa
quality assurance quality control=qa qc
business intelligence=bi
search engine optimization=seo
search engine marketing=sem
pay per click=ppc
public relation=pr
information technology=it
information security=infosec
info sec=infosec
know your customer=kyc
anti money laundering=aml
mergers acquisition=mna
merger acquisition=mna
mergers and acquisition=mna
merger and acquisition=mna
learning development=lnd
learning and development=lnd
diversity equity inclusion=dei
diversity equity and inclusion=dei
financial planning analysis=fpa
financial planning and analysis=fpa
research development=rnd
research and development=rnd
environment health safety=ehs
environmental health safety=ehs
environmental health and safety=ehs
accounts payable=ap
account payable=ap
accounts receivable=ar
account receivable=ar
point of sale=pos
software development engineer in test=sdet
software design engineer in test=sdet
software development engineer=software engineer
software design engineer=software engineer
software eng=software engineer
technical lead=tech lead
technical leader=tech lead
technology lead=tech lead
team leader=team lead
chief technical officer=chief technology officer
chief operation officer=chief operating officer
chief human resource officer=chief hr officer
chief people and culture officer=chief people officer
member of technical staff=mts
member technical staff=mts
member of the technical staff=mts
chief of staff=chief staff~
attorney at law=attorney
counselor at law=attorney
lawyer at law=lawyer
editor at large=editor large
editor in chief=editor chief
entrepreneur in residence=entrepreneur residence
direct to consumer=d2c
business to business=b2b
business to consumer=b2c
real estate=realestate
fast moving consumer good=fmcg
c level=clevel
c suite=clevel`
  .trim()
  .split('\n')

/** Abbreviations and other spellings of single words. */
export const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `vp=vicepresident svp=senior_vicepresident evp=executive_vicepresident avp=assistant~_vicepresident rvp=regional_vicepresident
  vicepres=vicepresident pres=president sr=senior snr=senior jr=junior jnr=junior mgr=manager mngr=manager mgmt=management mng=manager
  dir=director engr=engineer engg=engineering asst=assistant assoc=associate exec=executive op=operation ops=operation acct=account
  mktg=marketing mkt=marketing mkting=marketing coord=coordinator rep=representative prof=professor sysadmin=system_administrator
  webdev=web_developer gamedev=game_developer intl=international natl=national dept=department govt=government mfg=manufacturing
  cust=customer svc=service svcs=service spec=specialist
  cofounder=co_founder coowner=co_owner fp&a=fpa l&d=lnd m&a=mna r&d=rnd d&i=dei de&i=dei q&a=qa p&l=pnl h&s=ehs hse=ehs she=ehs
  revop=revenue_operation devrel=developer~_relation bizop=business_operation bizdev=business_development salesop=sales_operation
  peopleop=people_operation mops=marketing_operation secop=security_operation finop=finops
  programme=program centre=center labour=labor organisation=organization organisational=organizational optimisation=optimization
  personalisation=personalization defence=defense jewellery=jewelry aeroplane=airplane paediatrician=pediatrician paediatric=pediatric
  anaesthetist=anesthetist anaesthesiologist=anesthesiologist gynaecologist=gynecologist haematologist=hematologist
  orthopaedic=orthopedic archaeologist=archaeologist archeologist=archaeologist colour=color behaviour=behavior
  behavioural=behavioral modeller=modeler councillor=councilor counsellor=counselor adviser=advisor fulfilment=fulfillment
  analyse=analyze catalogue=catalog theatre=theater aluminium=aluminum tyre=tire jeweller=jeweler traveller=traveler
  chairman=chair chairwoman=chair chairperson=chair saleswoman=salesperson salesman=salesperson
  businesswoman=businessperson businessman=businessperson foundress=founder headmistress=headteacher headmaster=headteacher
  congresswoman=congressperson congressman=congressperson spokesman=spokesperson spokeswoman=spokesperson
  fireman=firefighter policeman=policeperson policewoman=policeperson draughtsman=drafter draftsman=drafter
  cameraman=cameraperson camerawoman=cameraperson waitress=waiter actress=actor stewardess=steward hostess=host
  comptroller=controller dietician=dietitian orthopedist=orthopedist barkeeper=bartender
  iis=ii iiis=iii 1=i 2=ii 3=iii 4=iv 5=v l1=i machinelearning=ml grad=graduate admins=admin`
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1).replaceAll('_', ' ')]
    })
)

/** Abbreviations of roles, likeliest meaning first. A search matches every meaning. */
export const ROLE_ABBREVIATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  `swe=software engineer|sde=software engineer|sre=site reliability engineer|pmm=product marketing manager|tpm=technical program manager
  apm=associate product manager|gpm=group product manager|spm=senior product manager|csm=customer success manager|ae=account executive
  sdr=sales development representative|bdr=business development representative|bdm=business development manager
  isr=inside sales representative|tam=technical account manager|kam=key account manager|dba=database administrator
  pm=product manager;project manager|hrbp=hr business partner|hrd=hr director|hrm=hr manager|sdet=software engineer test
  ceo=chief executive officer;chief executive|cto=chief technology officer|cfo=chief financial officer;chief finance officer|coo=chief operating officer
  ciso=chief information security officer;chief infosec officer|chro=chief hr officer|cmo=chief marketing officer;chief medical officer
  cpo=chief product officer;chief people officer;chief privacy officer;chief procurement officer|cino=chief innovation officer
  cio=chief information officer;chief investment officer|cro=chief revenue officer;chief risk officer|cgo=chief growth officer
  cdo=chief data officer;chief digital officer|cbo=chief business officer|cno=chief nursing officer|caio=chief ai officer
  cso=chief strategy officer;chief security officer;chief scientific officer;chief sales officer;chief sustainability officer
  cco=chief commercial officer;chief customer officer;chief compliance officer|clo=chief legal officer;chief learning officer
  cao=chief administrative officer;chief accounting officer|cdao=chief data analytics officer|ceng=chief engineer
  gm=general manager|md=managing director|ea=executive assistant|pa=personal assistant|gc=general counsel|agc=associate general counsel
  dgc=deputy general counsel|rn=registered nurse|lpn=licensed practical nurse|np=nurse practitioner|crna=certified registered nurse anesthetist
  cpa=certified public accountant|ba=business analyst|fae=field application engineer|qe=quality engineer|eic=editor chief|eir=entrepreneur residence
  vc=venture capitalist;venture capital|gp=general partner|lp=limited partner|pi=principal investigator|ta=talent acquisition|po=product owner
  rm=relationship manager|cra=clinical research associate|msl=medical science liaison|cse=customer success engineer|se=solution engineer;sales engineer
  sa=solution architect|pe=product engineer|slp=speech language pathologist|pt=physical therapist|ot=occupational therapist|emt=emergency medical technician
  em=engineering manager|mle=ml engineer|realtor=realestate agent;realestate broker|mp=parliament member`
    .split(/\||\n\s*/)
    .filter(Boolean)
    .map((pair) => pair.trim().split('=') as [string, string])
)

/** Roles with two names. */
export const SAME_ROLES: readonly (readonly [string, string])[] = [
  ['lawyer', 'attorney'],
  ['postdoctoral researcher', 'postdoc'],
  ['postdoctoral researcher', 'postdoctoral fellow'],
  ['physician', 'medical doctor'],
  ['product director', 'product management director'],
  ['product head', 'product management head'],
  ['product vicepresident', 'product management vicepresident'],
  ['hr director', 'director hr'],
  ['staff engineer', 'staff software engineer'],
  ['principal engineer', 'principal software engineer'],
  ['distinguished engineer', 'distinguished software engineer'],
  ['founding engineer', 'founding software engineer'],
  ['frontend engineer', 'frontend software engineer'],
  ['backend engineer', 'backend software engineer'],
  ['fullstack engineer', 'fullstack software engineer'],
]

/** Words that add nothing to a role. */
export const NOISE = new Set('of for the and a an in on & at by our your my de la'.split(' '))

/** Words that end in s but are not plural. */
export const NO_PLURAL = new Set(
  `sales news business success process analysis ios aws sas kubernetes access address press class express wireless chess fitness
  wellness los less basis bias bus gas plus series species paris its us his this is as yes gis sis css js rails physics mathematics
  economics analytics logistics robotics graphics politics athletics ethics obstetrics pediatrics optics statistics genetics genomics
  electronics mechanics dynamics informatics ceramics diagnostics cosmetics aesthetics hris ops devops mlops devsecops finops pos ehs
  mops bps presales postsales`.split(/\s+/)
)

/** Words that grade a role and precede everything else in it. */
export const LEVELS = new Set(
  `senior associate associate~ assistant~ executive executive~ group regional global deputy managing junior lead principal interim acting
  staff founding national area general corporate first divisional distinguished international worldwide chief`.split(
    /\s+/
  )
)

/** Leading roles, which may precede their function: `director of x` equals `x director`. */
export const LEADS = new Set(
  'director vicepresident head president chair leader lead chief vicechair'.split(' ')
)

/** Regions and customer groups at the end of a leader's title: `VP Sales EMEA`. */
export const TITLE_SCOPES = new Set(
  `emea apac amer amers americas america latam anz dach nordics benelux mena gcc asean us usa uk eu europe european asia pacific africa
  north south east west central northern southern eastern western northeast southeast northwest southwest international global worldwide
  germany france spain italy india china japan canada australia brazil mexico nordic iberia enterprise smb midmarket commercial`.split(
    /\s+/
  )
)

/** Nouns that may name a role's audience: developer advocate, partner manager. */
export const AUDIENCES = new Set(
  'developer partner investor founder creator seller buyer driver host merchant ceo recruiter owner student teacher employer player volunteer influencer candidate'.split(
    ' '
  )
)

/** Words that show that the noun before them is an audience. */
export const AUDIENCE_MARKS = new Set(
  `relation success experience operation marketing partnership advocacy advocate evangelist community
  program support education enablement engagement service recruiter office coach growth communication
  acquisition development manager associate assistant adviser advisor affair`.split(/\s+/)
)
