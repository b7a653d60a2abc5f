/**
 * Words for kinds of companies: a word of the industry's name, then its forms in several languages.
 * Words before `;` precede a noun (`fintech companies`); words after it are nouns (`insurers`).
 */
const TABLE = `
insurance=insurance,assurance,insurtech,de seguros;insurer insurers insurtechs versicherer versicherern versicherung versicherungen assureur assureurs aseguradora aseguradoras seguradora seguradoras
bank=banking;bank banks banken banque banques banco bancos
fintech=fintech,financial technology,payments,payment,neobank;fintechs neobanks
financial services=financial services,finance,financial;
venture capital|private equity=venture capital,vc,private equity,investment;vcs
accounting=accounting,audit,tax,bookkeeping;accountancies
software=software,saas,enterprise software,b2b saas,logiciel,logicielle,de software;softwarehouse softwarehäuser
internet=internet,online,consumer internet;
it services=it services,it consulting,it,information technology;
security=cybersecurity,cyber security,security,network security,infosec;
data=data,analytics,data analytics,big data;
artificial intelligence=ai,artificial intelligence,machine learning,ki,ia;
games=game,games,gaming,video game,video games,computer game,computer games;
semiconductor=semiconductor,semiconductors,chip,microchip;chipmakers chipmaker
telecom=telecom,telecoms,telecommunications,telecommunication,mobile network;telcos telco
robotics=robotics,robot,robotik,robotique,robótica;
hospital|health care=healthcare,health care,health;hospital hospitals clinic clinics krankenhaus krankenhäuser krankenhäusern klinik kliniken hôpital hôpitaux hospitales hospitais clínicas
biotech=biotech,biotechnology,biotechnologie,biotecnología,biotecnologia;biotechs
medical=medtech,medical device,medical devices,medical equipment,medizintechnik;
pharma=pharma,pharmaceutical,pharmaceuticals,drug;drugmakers drugmaker
mental health=mental health;
higher education=higher education;university universities college colleges universität universitäten hochschule hochschulen université universités universidad universidades universidade
e-learning=edtech,e-learning,elearning,education technology,online learning;edtechs
research=research;
automotive=automotive,car,automobile,auto;carmaker carmakers automaker automakers autobauer
machinery=machinery,industrial machinery,mechanical engineering,maschinenbau,machine;
renewable=renewable energy,renewables,renewable,clean energy,cleantech,solar,wind energy,green energy;
oil and gas=oil and gas,oil & gas,oil,petroleum;
construction=construction,building;
logistics=logistics,supply chain,freight,shipping,transport;
airline|aviation=aviation,airline,aerospace;airline airlines
space=space,space technology,spacetech,satellite;
agriculture=agtech,agritech,agriculture,agricultural,farming,agriculture technology;
food=food,beverage,food and beverage,foodtech;
retail=retail,retailing;retailer retailers
apparel|fashion=fashion,apparel,clothing;
hospitality|hotel=hospitality,hotel;hotel hotels
travel=travel,traveltech,travel technology,tourism;
media|news=media,news,publishing;publisher publishers newspapers broadcasters
music|entertainment=music,entertainment;
advertising=advertising,adtech,marketing,ad;
management consulting=management consulting,strategy consulting;
consulting=consulting;consultancy consultancies consultants unternehmensberatungen
law=law,legal,legaltech;
staffing|recruiting=staffing,recruiting,recruitment;
architecture=architecture,architectural;
real estate=real estate,property,proptech,immobilien;
non-profit|nonprofit=non-profit,nonprofit,charitable;nonprofits non-profits charity charities ngo ngos foundations
government=government,public administration;councils authorities
`

export type IndustryWords = { industries: string[]; adjectives: string[]; nouns: string[] }

export const INDUSTRY_WORDS: readonly IndustryWords[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [industries, said] = line.split('=')
    const [adjectives, nouns = ''] = said.split(';')
    return {
      industries: industries.split('|'),
      adjectives: adjectives.split(',').filter(Boolean),
      nouns: nouns.split(' ').filter(Boolean),
    }
  })
