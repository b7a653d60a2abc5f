/**
 * What places are, for grading: written by hand and apart from the product's own tables, so that a mistake there shows
 * here. `core` is in the place beyond dispute and people are made there; `wider` is also accepted, where uses differ.
 */
export type RegionTable = { core: string; wider?: string }

/** Regions of the United States, by states. */
export const STATE_REGIONS: Record<string, RegionTable> = {
  southwest: { core: 'AZ NM', wider: 'TX OK NV UT CO' },
  southeast: { core: 'GA FL NC SC AL TN', wider: 'MS KY VA LA AR WV' },
  northeast: { core: 'NY MA CT NJ PA RI NH VT ME', wider: 'DE MD DC' },
  northwest: { core: 'WA OR', wider: 'ID MT' },
  'pacific northwest': { core: 'WA OR', wider: 'ID' },
  pnw: { core: 'WA OR', wider: 'ID' },
  midwest: { core: 'IL OH MI IN WI MN IA MO', wider: 'KS NE SD ND' },
  'west coast': { core: 'CA OR WA' },
  'east coast': { core: 'NY MA NJ CT MD VA NC GA FL', wider: 'PA DC SC DE RI NH ME VT' },
  'mid atlantic': { core: 'NJ PA MD DE', wider: 'NY VA DC WV' },
  'new england': { core: 'MA CT RI NH VT ME' },
  'gulf coast': { core: 'LA MS', wider: 'TX AL FL' },
  'mountain west': { core: 'CO UT ID MT WY', wider: 'NV NM AZ' },
  rockies: { core: 'CO UT ID MT WY', wider: 'NM NV' },
  'great lakes': { core: 'IL MI OH IN WI MN', wider: 'NY PA' },
  'sun belt': { core: 'AZ TX FL GA', wider: 'CA NV NM NC SC AL LA MS TN' },
  'great plains': { core: 'KS NE SD ND OK', wider: 'TX CO WY MT' },
  'deep south': { core: 'GA AL MS LA SC', wider: 'FL TX TN AR' },
  south: { core: 'TX GA FL NC TN AL', wider: 'SC LA MS AR KY VA OK WV MD DE DC' },
}

const EU = 'DE FR ES IT NL BE AT IE PT PL SE DK FI CZ HU RO GR BG SK HR LT LV EE SI LU'
const EUROPE = { core: `GB CH NO ${EU}`, wider: 'UA RS IS MT CY AL BA MK MD BY RU TR ME XK LI MC AD' }
const AMERICAS = {
  core: 'US CA MX BR AR CO CL PE',
  wider: 'UY EC VE BO PY CR PA GT SV HN NI DO CU PR JM TT BS BB GY SR BZ HT',
}
const LATIN = { core: 'MX BR AR CO CL PE', wider: 'UY EC VE BO PY CR PA GT SV HN NI DO CU PR' }
const MIDDLE_EAST = { core: 'AE SA QA JO KW LB', wider: 'IL OM BH TR EG IR IQ YE SY PS CY' }
const ASIA = {
  core: 'JP SG IN CN KR TW TH ID VN PH MY HK',
  wider: 'BD PK LK NP KH MM LA MN MO BN KZ UZ AE SA QA IL JO TR KG TJ TM BT MV GE AM AZ KW LB OM BH IR IQ',
}
const APAC = {
  core: 'JP SG AU IN CN KR TW TH ID VN PH MY HK NZ',
  wider: 'BD PK LK NP KH MM LA MN MO BN FJ PG',
}
const AFRICA = {
  core: 'NG KE ZA GH EG MA',
  wider: 'UG TZ RW ET SN CI CM TN DZ ZM ZW BW NA MZ AO ML CD BF BJ TG MG MU LY SD SO MW NE',
}
const SUB_SAHARAN = {
  core: 'NG KE ZA GH',
  wider: 'UG TZ RW ET SN CI CM ZM ZW BW NA MZ AO ML CD BF BJ TG MG MU SD SO MW NE',
}

/** Regions of the world, by countries. */
export const COUNTRY_REGIONS: Record<string, RegionTable> = {
  anz: { core: 'AU NZ' },
  oceania: { core: 'AU NZ', wider: 'FJ PG' },
  amer: AMERICAS,
  americas: AMERICAS,
  'north america': { core: 'US CA', wider: 'MX CR PA GT DO' },
  namer: { core: 'US CA', wider: 'MX' },
  latam: LATIN,
  'latin america': LATIN,
  'south america': { core: 'BR AR CO CL PE', wider: 'UY EC VE BO PY GY SR' },
  'central america': { core: 'CR PA GT', wider: 'SV HN NI BZ MX' },
  caribbean: { core: 'DO JM', wider: 'PR CU TT BS BB HT' },
  emea: {
    core: 'GB DE FR ES IT NL PL SE AE ZA',
    wider: `${EUROPE.core} ${EUROPE.wider} ${MIDDLE_EAST.core} ${MIDDLE_EAST.wider} ${AFRICA.core} ${AFRICA.wider}`,
  },
  europe: EUROPE,
  eu: { core: EU, wider: 'MT CY' },
  'european union': { core: EU, wider: 'MT CY' },
  'western europe': { core: 'FR DE NL BE', wider: 'GB IE ES PT IT AT CH LU MC LI' },
  'eastern europe': { core: 'PL RO HU BG', wider: 'CZ SK UA MD BY RU RS HR SI EE LV LT BA MK AL ME XK' },
  'central europe': { core: 'CZ PL HU SK AT', wider: 'DE CH SI LI' },
  'central and eastern europe': { core: 'CZ PL HU SK RO BG', wider: 'SI HR EE LV LT UA RS' },
  cee: { core: 'CZ PL HU SK RO BG', wider: 'SI HR EE LV LT UA RS AT' },
  'southern europe': { core: 'ES IT PT GR', wider: 'MT HR CY SI AL MK BA RS ME AD TR' },
  'northern europe': { core: 'SE NO DK FI', wider: 'EE LV LT IS GB IE' },
  nordics: { core: 'SE NO DK FI', wider: 'IS' },
  nordic: { core: 'SE NO DK FI', wider: 'IS' },
  scandinavia: { core: 'SE NO DK', wider: 'FI IS' },
  baltics: { core: 'EE LV LT' },
  balkans: { core: 'RS BG AL', wider: 'HR BA MK ME SI GR RO XK' },
  dach: { core: 'DE AT CH' },
  benelux: { core: 'BE NL LU' },
  iberia: { core: 'ES PT' },
  'uk and ireland': { core: 'GB IE' },
  uki: { core: 'GB IE' },
  mena: { core: 'AE SA EG MA JO', wider: `${MIDDLE_EAST.core} ${MIDDLE_EAST.wider} TN DZ LY` },
  'middle east': MIDDLE_EAST,
  gcc: { core: 'AE SA QA KW', wider: 'OM BH' },
  africa: AFRICA,
  'sub saharan africa': SUB_SAHARAN,
  'east africa': { core: 'KE UG TZ', wider: 'ET RW SO' },
  'west africa': { core: 'NG GH', wider: 'SN CI ML BF BJ TG NE' },
  'southern africa': { core: 'ZA', wider: 'BW NA ZW ZM MZ AO MW' },
  'north africa': { core: 'EG MA', wider: 'TN DZ LY SD' },
  apac: APAC,
  'asia pacific': APAC,
  apj: APAC,
  asia: ASIA,
  'east asia': { core: 'CN JP KR TW', wider: 'HK MO MN' },
  'southeast asia': { core: 'SG ID MY TH VN PH', wider: 'KH MM LA BN' },
  'south east asia': { core: 'SG ID MY TH VN PH', wider: 'KH MM LA BN' },
  'south asia': { core: 'IN PK BD LK', wider: 'NP BT MV' },
  'central asia': { core: 'KZ UZ', wider: 'KG TJ TM MN' },
}

export type MetroTable = {
  /** Cities at the centre, the first the one meant. */
  centres: string[]
  country: string
  /** People are made within this many km of a centre, and accepted within `accept`. */
  make: number
  accept: number
}

const metro = (country: string, make: number, accept: number, ...centres: string[]): MetroTable => ({
  centres,
  country,
  make,
  accept,
})
const BAY = metro('US', 22, 65, 'San Francisco', 'San Jose', 'Oakland')
const DFW = metro('US', 20, 65, 'Dallas', 'Fort Worth')
const DELHI = metro('IN', 20, 60, 'Delhi')

/** Areas with names of their own. `greater x` and `x metro` of any city need no entry. */
export const METROS: Record<string, MetroTable> = {
  dfw: DFW,
  'dallas fort worth': DFW,
  'dallas fort worth metroplex': DFW,
  'san francisco bay area': BAY,
  'sf bay area': BAY,
  'bay area': BAY,
  'silicon valley': metro('US', 9, 40, 'Palo Alto', 'Sunnyvale', 'San Jose'),
  'research triangle': metro('US', 6, 45, 'Durham', 'Raleigh'),
  rtp: metro('US', 6, 45, 'Durham', 'Raleigh'),
  ncr: DELHI,
  'delhi ncr': DELHI,
  'greater dc': metro('US', 18, 65, 'Washington, D.C.'),
  'greater washington': metro('US', 18, 65, 'Washington, D.C.'),
  dmv: metro('US', 18, 65, 'Washington, D.C.'),
  'greater new york': metro('US', 25, 80, 'New York City'),
  'tri state area': metro('US', 25, 80, 'New York City'),
  'greater los angeles': metro('US', 28, 90, 'Los Angeles'),
  'twin cities': metro('US', 15, 60, 'Minneapolis', 'Saint Paul'),
  'south florida': metro('US', 20, 60, 'Miami', 'Fort Lauderdale', 'West Palm Beach'),
  gta: metro('CA', 25, 70, 'Toronto'),
  'greater toronto area': metro('CA', 25, 70, 'Toronto'),
  'greater london': metro('GB', 12, 40, 'London'),
  'puget sound': metro('US', 20, 70, 'Seattle', 'Tacoma'),
}

/** What a city is called in a query, by its name in the gazetteer. */
export const CITY_ALIASES: Record<string, [name: string, country: string]> = {
  sf: ['San Francisco', 'US'],
  'san fran': ['San Francisco', 'US'],
  la: ['Los Angeles', 'US'],
  nyc: ['New York City', 'US'],
  'new york': ['New York City', 'US'],
  dc: ['Washington, D.C.', 'US'],
  'washington dc': ['Washington, D.C.', 'US'],
  'washington d c': ['Washington, D.C.', 'US'],
  washington: ['Washington, D.C.', 'US'],
  philly: ['Philadelphia', 'US'],
  slc: ['Salt Lake City', 'US'],
  atl: ['Atlanta', 'US'],
  vegas: ['Las Vegas', 'US'],
  bangalore: ['Bengaluru', 'IN'],
  bombay: ['Mumbai', 'IN'],
  calcutta: ['Kolkata', 'IN'],
  gurugram: ['Gurgaon', 'IN'],
  'mexico city': ['Mexico City', 'MX'],
  'st louis': ['St. Louis', 'US'],
  saigon: ['Ho Chi Minh City', 'VN'],
  hcmc: ['Ho Chi Minh City', 'VN'],
  kiev: ['Kyiv', 'UA'],
  'san jose': ['San Jose', 'US'],
  birmingham: ['Birmingham', 'GB'],
  frankfurt: ['Frankfurt am Main', 'DE'],
  'quebec city': ['Québec', 'CA'],
}

/** Further spellings that records have for a city of the gazetteer. */
export const CITY_SPELLINGS: Record<string, string[]> = {
  'New York City': ['New York', 'New York City'],
  'Washington, D.C.': ['Washington', 'Washington, DC'],
  Bengaluru: ['Bengaluru', 'Bangalore'],
  Gurgaon: ['Gurgaon', 'Gurugram'],
  'Frankfurt am Main': ['Frankfurt', 'Frankfurt am Main'],
}

/** First-level divisions: the gazetteer's code, the code people write, the name. */
export const DIVISIONS: Record<string, [admin: string, code: string, name: string][]> = {
  US: [
    ...'AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VA:Virginia,WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming'
      .split(',')
      .map((entry): [string, string, string] => {
        const [code, name] = entry.split(':')
        return [code, code, name]
      }),
  ],
  CA: [
    ['08', 'ON', 'Ontario'],
    ['10', 'QC', 'Quebec'],
    ['02', 'BC', 'British Columbia'],
    ['01', 'AB', 'Alberta'],
    ['03', 'MB', 'Manitoba'],
    ['07', 'NS', 'Nova Scotia'],
    ['11', 'SK', 'Saskatchewan'],
  ],
  AU: [
    ['02', 'NSW', 'New South Wales'],
    ['07', 'VIC', 'Victoria'],
    ['04', 'QLD', 'Queensland'],
  ],
  GB: [
    ['ENG', '', 'England'],
    ['SCT', '', 'Scotland'],
    ['WLS', '', 'Wales'],
  ],
  DE: [
    ['02', '', 'Bavaria'],
    ['05', '', 'Hesse'],
    ['07', '', 'North Rhine-Westphalia'],
  ],
  IN: [
    ['19', '', 'Karnataka'],
    ['16', '', 'Maharashtra'],
    ['25', '', 'Tamil Nadu'],
    ['40', '', 'Telangana'],
  ],
}

/** Countries by the names and initials of queries; the rest come from the ISO names. */
export const COUNTRY_ALIASES: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'u s': 'US',
  'united states': 'US',
  america: 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  'south korea': 'KR',
  korea: 'KR',
  'czech republic': 'CZ',
  czechia: 'CZ',
  vietnam: 'VN',
  russia: 'RU',
  taiwan: 'TW',
  turkey: 'TR',
  holland: 'NL',
  'hong kong': 'HK',
  'the netherlands': 'NL',
  iran: 'IR',
  'ivory coast': 'CI',
}
