/**
 * Metropolitan areas: their names, and circles as `Town|state or country|kilometres`. Towns inside
 * a circle belong to the area. Opinions differ about towns at up to `METRO_EDGE` times the circle's
 * radius.
 */
export type MetroRow = { names: string; circles: string; label?: string }

/** Radius in km of a "Greater X" that has no row. */
export const METRO_RADIUS = 35

/** A town counts as right up to this many times the radius of a circle. */
export const METRO_EDGE = 1.9

export const METROS: MetroRow[] = [
  {
    names:
      'dfw;dallas fort worth;dallas ft worth;dallas fort worth metroplex;metroplex;greater dallas;north texas;dfw metroplex',
    circles: 'Dallas|TX|35;Fort Worth|TX|25',
    label: 'Dallas-Fort Worth Metroplex',
  },
  {
    names: 'san francisco bay area;sf bay area;bay area;greater san francisco;the bay area;sfba',
    circles: 'San Francisco|CA|30;Oakland|CA|25;San Jose|CA|25;Palo Alto|CA|20',
    label: 'San Francisco Bay Area',
  },
  {
    names: 'silicon valley;south bay',
    circles: 'San Jose|CA|18;Palo Alto|CA|14;Mountain View|CA|12',
    label: 'Silicon Valley',
  },
  { names: 'east bay', circles: 'Oakland|CA|15;Fremont|CA|10;Walnut Creek|CA|10' },
  { names: 'peninsula', circles: 'San Mateo|CA|9;Redwood City|CA|8' },
  {
    names:
      'research triangle;research triangle park;rtp;the triangle;raleigh durham;triangle;greater raleigh',
    circles: 'Raleigh|NC|22;Durham|NC|18',
    label: 'Raleigh-Durham-Chapel Hill Area',
  },
  {
    names:
      'greater dc;dmv;greater washington;washington dc metro;dc metro;dc area;washington metro;greater washington dc;national capital region',
    circles: 'Washington, D.C.|DC|32',
    label: 'Washington DC-Baltimore Area',
  },
  {
    names: 'ncr;delhi ncr;greater delhi;new delhi ncr',
    circles: 'Delhi|IN|20;Noida|IN|18;Gurgaon|IN|18',
    label: 'Delhi NCR',
  },
  {
    names:
      'greater new york;nyc metro;new york metro;tri state area;tristate;greater nyc;new york tri state area;tri state;new york metropolitan area;nyc metro area',
    circles: 'New York City|NY|30;Newark|NJ|18',
    label: 'Greater New York City Area',
  },
  {
    names: 'greater los angeles;la metro;greater la;los angeles metro;los angeles metropolitan area',
    circles: 'Los Angeles|CA|35;Anaheim|CA|15',
    label: 'Greater Los Angeles Area',
  },
  {
    names: 'southern california;socal;so cal',
    circles: 'Los Angeles|CA|45;Anaheim|CA|30;San Diego|CA|35;Riverside|CA|25',
  },
  { names: 'northern california;norcal', circles: 'San Francisco|CA|60;San Jose|CA|40;Sacramento|CA|45' },
  { names: 'orange county;oc', circles: 'Anaheim|CA|12;Irvine|CA|12' },
  { names: 'inland empire', circles: 'Riverside|CA|18;San Bernardino|CA|15' },
  {
    names: 'greater miami;south florida;miami metro;miami fort lauderdale',
    circles: 'Miami|FL|28;Fort Lauderdale|FL|20',
    label: 'Miami-Fort Lauderdale Area',
  },
  {
    names: 'greater phoenix;phoenix metro;valley of the sun',
    circles: 'Phoenix|AZ|35',
    label: 'Greater Phoenix Area',
  },
  {
    names: 'greater seattle;puget sound;seattle metro;seattle tacoma',
    circles: 'Seattle|WA|28;Bellevue|WA|15;Tacoma|WA|15',
    label: 'Greater Seattle Area',
  },
  {
    names: 'greater chicago;chicagoland;chicago metro',
    circles: 'Chicago|IL|40',
    label: 'Greater Chicago Area',
  },
  { names: 'greater houston;houston metro', circles: 'Houston|TX|38', label: 'Greater Houston' },
  {
    names: 'greater minneapolis;twin cities;minneapolis saint paul;minneapolis st paul',
    circles: 'Minneapolis|MN|24',
    label: 'Greater Minneapolis-St. Paul Area',
  },
  {
    names: 'greater salt lake;silicon slopes;wasatch front;greater salt lake city',
    circles: 'Salt Lake City|UT|30;Provo|UT|20',
    label: 'Salt Lake City Metropolitan Area',
  },
  {
    names: 'greater tampa;tampa bay;tampa bay area;tampa st petersburg',
    circles: 'Tampa|FL|30;St. Petersburg|FL|20',
    label: 'Tampa Bay Area',
  },
  {
    names: 'kansas city metro;greater kansas city',
    circles: 'Kansas City|MO|28',
    label: 'Greater Kansas City Area',
  },
  { names: 'hampton roads', circles: 'Norfolk|VA|25;Virginia Beach|VA|20' },
  {
    names: 'greater toronto area;gta;greater toronto;toronto metro',
    circles: 'Toronto|CA|32',
    label: 'Greater Toronto Area',
  },
  {
    names: 'lower mainland;greater vancouver;metro vancouver',
    circles: 'Vancouver|CA|28',
    label: 'Greater Vancouver Metropolitan Area',
  },
  { names: 'kitchener waterloo;waterloo region', circles: 'Waterloo|CA|10;Kitchener|CA|10' },
  {
    names: 'greater montreal;montreal metro',
    circles: 'Montréal|CA|28',
    label: 'Greater Montreal Metropolitan Area',
  },
  { names: 'greater london', circles: 'London|GB|18', label: 'Greater London' },
  { names: 'greater manchester', circles: 'Manchester|GB|18', label: 'Greater Manchester' },
  {
    names: 'ile de france;greater paris;paris region',
    circles: 'Paris|FR|25',
    label: 'Greater Paris Metropolitan Region',
  },
  { names: 'randstad', circles: 'Amsterdam|NL|20;Rotterdam|NL|18;The Hague|NL|15;Utrecht|NL|15' },
  { names: 'ruhr;ruhr area;ruhrgebiet', circles: 'Essen|DE|18;Dortmund|DE|15' },
  { names: 'rhine main;frankfurt rhine main;greater frankfurt', circles: 'Frankfurt am Main|DE|25' },
  { names: 'metro manila;ncr philippines;greater manila', circles: 'Manila|PH|20' },
  { names: 'jabodetabek;greater jakarta', circles: 'Jakarta|ID|28' },
  { names: 'klang valley;greater kuala lumpur', circles: 'Kuala Lumpur|MY|22' },
  { names: 'greater tokyo;kanto;tokyo metro', circles: 'Tokyo|JP|35' },
  { names: 'kansai;greater osaka', circles: 'Osaka|JP|25;Kyoto|JP|15;Kobe|JP|15' },
  { names: 'greater bay area;pearl river delta', circles: 'Shenzhen|CN|30;Guangzhou|CN|30;Hong Kong|HK|20' },
]
