/** Determines a company's mix of jobs. */
export type Sector =
  | 'tech'
  | 'finance'
  | 'health'
  | 'education'
  | 'industry'
  | 'consumer'
  | 'services'
  | 'public'

export type Industry = {
  name: string
  sector: Sector
  weight: number
  /** Second words of company names in this industry. */
  suffixes: string[]
  products: string[]
  customers: string[]
}

/** name | sector | weight | name suffixes | products | customers */
const TABLE = `
Software Development|tech|16|Software,Systems,Labs,Cloud,Works|workflow automation software,inventory planning software,developer tooling,a low-code platform for internal tools,observability software,scheduling software,document processing APIs|mid-sized retailers,engineering teams,field service companies,property managers,hospitals,insurers
Technology, Information and Internet|tech|7|Online,Networks,Digital,Hub|an online marketplace for used machinery,a booking platform,a classifieds site,a price comparison service,a community platform|independent workshops,families,small hotels,freelancers,local shops
IT Services and IT Consulting|tech|7|Consulting,Technologies,IT,Solutions|cloud migrations,managed infrastructure,custom software,data platform consulting,legacy system renewal|public agencies,banks,manufacturers,energy utilities
Computer and Network Security|tech|5|Security,Shield,Defense,Cyber|identity and access management software,threat detection for factories,phishing simulations,a vulnerability scanner,secure remote access|hospitals,manufacturers,schools,payment companies
Data Infrastructure and Analytics|tech|5|Data,Analytics,Metrics,Insights|a column store for event data,data quality monitoring,a customer data platform,dashboards for supply chains,demand forecasts|retailers,mobile game studios,logistics teams,energy traders
Artificial Intelligence|tech|6|AI,Intelligence,Neural,Cognition|language models for contracts,computer vision for warehouses,speech interfaces,recommendation engines,document understanding models|law firms,grocers,call centres,insurers,publishers
Computer Games|tech|3|Games,Studios,Interactive,Play|cooperative strategy games,mobile puzzle games,a physics engine,live operations tooling,historical simulations|players,game studios,classrooms
Semiconductor Manufacturing|tech|2|Semiconductor,Silicon,Micro,Photonics|low-power radio chips,photonic interconnects,image sensors,power electronics|car makers,sensor makers,data centres
Telecommunications|tech|2|Telecom,Wireless,Mobile,Fiber|rural fibre networks,private 5G networks,messaging APIs,satellite backhaul|villages,ports,mines,retail chains
Robotics Engineering|industry|3|Robotics,Automation,Motion|picking robots,inspection drones,welding cells,autonomous mobile robots|warehouses,shipyards,greenhouses,factories
Financial Services|finance|6|Capital,Finance,Financial,Partners|invoice financing,pension administration,wealth planning,equipment leasing|small businesses,farmers,freelancers,families
Fintech|finance|6|Pay,Payments,Ledger,Money|card issuing APIs,cross-border payments,accounting automation,open banking connections,expense management|marketplaces,exporters,restaurants,landlords
Banking|finance|3|Bank,Savings,Trust|current accounts and mortgages,business lending,trade finance|local businesses,families,exporters
Insurance|finance|3|Insurance,Assurance,Cover|crop insurance,cyber insurance,pet insurance,parametric weather cover|growers,small firms,pet owners,event organisers
Venture Capital and Private Equity|finance|2|Ventures,Capital,Growth Partners|early-stage investments in climate technology,growth capital,seed investments in health software|founders,family businesses
Accounting|services|2|Accounting,Audit,Tax|audits and tax advice,payroll services,bookkeeping|startups,family businesses,charities
Hospitals and Health Care|health|9|Health,Clinic,Medical Group,Care|outpatient clinics,home care,a network of dental practices,rehabilitation centres|families,older people,athletes
Biotechnology Research|health|4|Bio,Biosciences,Therapeutics,Genomics|cell therapies,enzymes for recycling,protein design services,diagnostics for rare diseases|hospitals,drug makers,food producers
Medical Equipment Manufacturing|health|3|Medical,Devices,MedTech|wearable heart monitors,surgical imaging,hearing aids,infusion pumps|clinics,hospitals,patients
Pharmaceutical Manufacturing|health|2|Pharma,Therapeutics,Remedies|generic antibiotics,vaccines,inhaled medicines|hospitals,pharmacies,health ministries
Mental Health Care|health|1|Mind,Wellbeing,Therapy|online therapy,support lines,employee wellbeing programmes|students,employers,carers
Higher Education|education|3|University,College|degree programmes and research|students
E-Learning Providers|education|3|Learning,Academy,Classroom|language courses,coding bootcamps,exam preparation,training for technicians|schools,career changers,employers
Research Services|education|2|Research,Institute,Observatory|materials testing,ocean observation,policy studies,clinical trials|ministries,manufacturers,foundations
Automotive Manufacturing|industry|3|Motors,Mobility,Automotive,Drive|electric vans,brake systems,battery packs,driver assistance systems|delivery fleets,car makers,bus operators
Industrial Machinery Manufacturing|industry|4|Machinery,Engineering,Tools,Industrial|packaging machines,machine tools,pumps,conveyor systems|bakeries,dairies,foundries,printers
Renewable Energy|industry|4|Energy,Solar,Wind,Power|rooftop solar,wind farm maintenance,battery storage,heat pumps|homeowners,cities,farms,factories
Oil and Gas|industry|1|Petroleum,Resources,Offshore|subsea inspection,gas processing,well services|operators,refineries
Construction|industry|4|Construction,Build,Contracting,Infrastructure|timber buildings,bridges,renovation services,modular classrooms|cities,schools,developers
Logistics and Supply Chain|industry|4|Logistics,Freight,Cargo,Supply|refrigerated transport,last-mile delivery,customs brokerage,warehouse services|grocers,wine growers,online shops
Airlines and Aviation|industry|1|Air,Aviation,Aero|regional flights,aircraft maintenance,cargo flights|islanders,airlines,shippers
Space Technology|industry|1|Space,Orbital,Aerospace|earth observation satellites,small launch vehicles,ground stations|insurers,farmers,coast guards
Agriculture Technology|industry|2|Agri,Farms,Harvest,Growers|soil sensors,vertical farms,livestock monitoring,seed breeding|growers,dairies,cooperatives
Food and Beverage Manufacturing|consumer|3|Foods,Provisions,Beverages,Kitchen|plant-based cheese,specialty coffee,fermented drinks,frozen meals|grocers,cafés,canteens
Retail|consumer|4|Stores,Retail,Market,Home|outdoor clothing,furniture,books and stationery,kitchen equipment|families,hikers,students
Apparel and Fashion|consumer|2|Apparel,Textiles,Wear,Atelier|recycled knitwear,workwear,running shoes|boutiques,builders,runners
Hospitality|consumer|2|Hotels,Hospitality,Resorts,Stays|small city hotels,mountain lodges,serviced apartments|travellers,business guests
Travel Technology|consumer|2|Travel,Journeys,Tours|rail booking software,group itineraries,tour operator tools|tour operators,schools,travellers
Media and News|consumer|2|Media,Press,Broadcasting,News|a regional newspaper,science podcasts,documentary films|readers,listeners,schools
Music and Entertainment|consumer|1|Records,Sound,Entertainment|concert promotion,sound libraries,ticketing|venues,film makers,festivals
Advertising Services|services|3|Creative,Agency,Media,Brand|brand campaigns,search marketing,retail media|food brands,museums,software companies
Management Consulting|services|3|Advisory,Consulting,Group,Strategy|operations consulting,strategy for utilities,pricing advice|utilities,retail chains,hospitals
Law Practice|services|2|Legal,Law,Counsel|employment law advice,patent filings,contract review|startups,inventors,unions
Staffing and Recruiting|services|2|Talent,Staffing,People,Recruiting|technical recruiting,shift staffing for warehouses,executive search|manufacturers,software companies,clinics
Architecture and Planning|services|1|Architects,Planning,Studio|schools and libraries,urban plans,restorations|cities,universities
Real Estate|services|3|Properties,Estates,Living,Realty|co-living houses,office management,valuations|renters,investors,companies
Non-profit Organization|public|2|Foundation,Trust,Alliance|clean water projects,literacy programmes,legal aid|villages,newcomers,young people
Government Administration|public|2|Agency,Council,Authority|public services|residents
`

export const INDUSTRIES: Industry[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, sector, weight, suffixes, products, customers] = line.split('|')
    return {
      name,
      sector: sector as Sector,
      weight: Number(weight),
      suffixes: suffixes.split(','),
      products: products.split(','),
      customers: customers.split(','),
    }
  })
