/**
 * Common names of towns that the gazetteer lists under another name, as `Name|country or state`.
 */
export const TOWN_ALIASES: Record<string, string> = Object.fromEntries(
  `nyc;new york;ny city;big apple|New York City|NY
manhattan nyc|Manhattan|NY
la;l a;city of angels|Los Angeles|CA
sf;san fran;frisco|San Francisco|CA
dc;washington;washington dc;washington d c|Washington, D.C.|DC
philly|Philadelphia|PA
atl|Atlanta|GA
slc|Salt Lake City|UT
nola|New Orleans|LA
chi town;chi|Chicago|IL
pdx|Portland|OR
atx|Austin|TX
phx|Phoenix|AZ
indy|Indianapolis|IN
nash|Nashville|TN
saint louis;st louis;stl|St. Louis|MO
saint petersburg fl|St. Petersburg|FL
saint paul;st paul|Saint Paul|MN
ft worth|Fort Worth|TX
ft lauderdale|Fort Lauderdale|FL
san jose|San Jose|CA
santiago|Santiago|CL
cambridge|Cambridge|MA
waterloo|Waterloo|CA
birmingham|Birmingham|GB
bangalore;blr|Bengaluru|IN
bombay|Mumbai|IN
calcutta|Kolkata|IN
madras|Chennai|IN
gurugram|Gurgaon|IN
new delhi|New Delhi|IN
mysuru|Mysore|IN
kochi|Cochin|IN
zurich|Zürich|CH
geneva|Genève|CH
cologne|Köln|DE
frankfurt|Frankfurt am Main|DE
dusseldorf|Düsseldorf|DE
nuremberg|Nürnberg|DE
muenchen;munchen|Munich|DE
wien|Vienna|AT
praha|Prague|CZ
warszawa|Warsaw|PL
krakow;cracow|Kraków|PL
lisboa|Lisbon|PT
milano|Milan|IT
roma|Rome|IT
torino|Turin|IT
firenze|Florence|IT
bruxelles|Brussels|BE
antwerp|Antwerpen|BE
kobenhavn|Copenhagen|DK
gothenburg|Göteborg|SE
kiev|Kyiv|UA
bucuresti|Bucharest|RO
montreal|Montréal|CA
quebec city|Québec|CA
sao paulo|São Paulo|BR
rio|Rio de Janeiro|BR
bogota|Bogotá|CO
medellin|Medellín|CO
cdmx;ciudad de mexico|Mexico City|MX
tel aviv yafo|Tel Aviv|IL
saigon;hcmc|Ho Chi Minh City|VN
kl|Kuala Lumpur|MY
hk|Hong Kong|HK
macao|Macau|MO
den haag;hague|The Hague|NL
luxembourg city|Luxembourg|LU`
    .split('\n')
    .flatMap((line) => {
      const [names, town, within] = line.split('|')
      return names.split(';').map((name) => [name, `${town}|${within}`])
    })
)

/**
 * Pairs of towns that match each other. Many profiles name one for the other, or one lies inside
 * the other.
 */
export const SAME_TOWN: [one: string, other: string][] = [
  ['Delhi|IN', 'New Delhi|IN'],
  ['Kansas City|MO', 'Kansas City|KS'],
  ['New York City|NY', 'Manhattan|NY'],
  ['New York City|NY', 'Brooklyn|NY'],
  ['New York City|NY', 'Queens|NY'],
  ['New York City|NY', 'The Bronx|NY'],
  ['New York City|NY', 'Staten Island|NY'],
]

/**
 * Towns whose boroughs are separate towns in the gazetteer, with a radius in km. Towns within the
 * radius and in the same state or province belong to the town.
 */
export const TOWN_RADIUS: Record<string, number> = {
  'London|GB': 20,
  'New York City|NY': 25,
  'Manila|PH': 12,
  'Tokyo|JP': 15,
  'Paris|FR': 6,
  'Seoul|KR': 12,
}

/** Country names that the ISO list lacks or assigns to another country. */
export const COUNTRY_ALIASES: Record<string, string> = {
  us: 'US',
  usa: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  'the us': 'US',
  'united states': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB-ENG',
  scotland: 'GB-SCT',
  wales: 'GB-WLS',
  'northern ireland': 'GB-NIR',
  uae: 'AE',
  'u a e': 'AE',
  emirates: 'AE',
  korea: 'KR',
  'south korea': 'KR',
  'republic of korea': 'KR',
  holland: 'NL',
  'the netherlands': 'NL',
  czechia: 'CZ',
  'czech republic': 'CZ',
  taiwan: 'TW',
  vietnam: 'VN',
  'viet nam': 'VN',
  russia: 'RU',
  turkey: 'TR',
  turkiye: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  'ivory coast': 'CI',
  moldova: 'MD',
  bolivia: 'BO',
  venezuela: 'VE',
  tanzania: 'TZ',
  iran: 'IR',
  syria: 'SY',
  laos: 'LA',
  brunei: 'BN',
  ksa: 'SA',
  saudi: 'SA',
  rsa: 'ZA',
  nz: 'NZ',
  prc: 'CN',
}
