/**
 * Regions as used in business. A member is a country (`FR`), or a state or province with its
 * GeoNames code (`US-CA`, `CA-08`). `core` belongs to the region by any definition. `wider` belongs
 * to it by many, so a person there is not an error.
 */
export type RegionRow = { names: string; core: string; wider?: string }

const EUROPE_WEST = 'GB IE FR BE NL LU DE AT CH'
const EUROPE_SOUTH = 'ES PT IT GR'
const EUROPE_NORTH = 'SE NO FI DK IS'
const BALTIC = 'EE LV LT'
const EUROPE_CENTRAL = 'PL CZ SK HU'
const EUROPE_EAST = 'RO BG UA'
const BALKANS = 'HR SI RS BA ME MK AL XK'
const EUROPE = [EUROPE_WEST, EUROPE_SOUTH, EUROPE_NORTH, BALTIC, EUROPE_CENTRAL, EUROPE_EAST, BALKANS].join(
  ' '
)
const EUROPE_EDGE = 'MD MT CY BY RU TR GE AM AZ MC LI AD GI JE GG IM'
const GULF = 'AE SA QA KW BH OM'
const MIDDLE_EAST = `${GULF} JO LB IL`
const MIDDLE_EAST_EDGE = 'TR EG IQ IR YE SY PS CY'
const NORTH_AFRICA = 'EG MA TN DZ LY'
const AFRICA_WEST = 'NG GH SN CI CM'
const AFRICA_EAST = 'KE TZ UG RW ET'
const AFRICA_SOUTH = 'ZA BW NA ZM ZW MZ'
const AFRICA_REST =
  'AO CD CG GA GQ BJ TG BF ML NE GN GW SL LR GM MR TD CF SD SS SO ER DJ BI MG MU SC KM MW LS SZ CV ST RE YT'
const SUB_SAHARAN = [AFRICA_WEST, AFRICA_EAST, AFRICA_SOUTH].join(' ')
const SOUTH_ASIA = 'IN PK BD LK NP'
const EAST_ASIA = 'CN JP KR TW HK'
const SOUTHEAST_ASIA = 'SG ID MY TH VN PH'
const ASIA_REST = 'KH LA MM BN TL MO MN AF BT MV KP'
const OCEANIA_REST = 'PG FJ NC PF GU WS TO VU SB KI'
const SOUTH_AMERICA = 'BR AR CL CO PE EC UY VE BO PY'
const CENTRAL_AMERICA = 'GT HN SV NI CR PA'
const CARIBBEAN = 'DO JM TT CU PR HT BB BS'
const CARIBBEAN_REST = 'AG DM LC VC VI KY CW AW MQ GP GY SR GF BZ'
const NEW_ENGLAND = 'US-ME US-NH US-VT US-MA US-RI US-CT'
const MIDWEST = 'US-OH US-MI US-IN US-IL US-WI US-MN US-IA US-MO US-KS US-NE US-SD US-ND'

export const REGIONS: RegionRow[] = [
  {
    names: 'emea',
    core: `${EUROPE} ${MIDDLE_EAST} ${SUB_SAHARAN} ${NORTH_AFRICA}`,
    wider: `${EUROPE_EDGE} ${MIDDLE_EAST_EDGE} ${AFRICA_REST}`,
  },
  { names: 'europe;eu;european union;continental europe', core: EUROPE, wider: EUROPE_EDGE },
  {
    names: 'mena;middle east and north africa;middle east north africa',
    core: `${MIDDLE_EAST} ${NORTH_AFRICA}`,
    wider: `${MIDDLE_EAST_EDGE} SD MR`,
  },
  { names: 'middle east;me;mideast', core: MIDDLE_EAST, wider: MIDDLE_EAST_EDGE },
  { names: 'gcc;gulf states;gulf;gulf region;gulf countries;khaleej', core: GULF },
  { names: 'levant', core: 'JO LB', wider: 'SY IL PS' },
  { names: 'north africa;northern africa;maghreb', core: 'MA TN DZ', wider: 'EG LY MR SD' },
  { names: 'africa', core: `${SUB_SAHARAN} ${NORTH_AFRICA}`, wider: AFRICA_REST },
  { names: 'sub saharan africa;ssa;subsaharan africa', core: SUB_SAHARAN, wider: AFRICA_REST },
  {
    names: 'west africa;western africa',
    core: 'NG GH SN CI',
    wider: 'BJ TG BF ML NE GN GW SL LR GM MR CV CM',
  },
  {
    names: 'east africa;eastern africa',
    core: 'KE TZ UG RW',
    wider: 'ET SO SS DJ ER BI MG MW MZ ZM ZW MU SC KM SD',
  },
  { names: 'southern africa', core: 'ZA BW NA', wider: 'ZM ZW MZ AO LS SZ MW MG' },
  { names: 'dach;d a ch;german speaking europe', core: 'DE AT CH', wider: 'LI' },
  { names: 'benelux', core: 'BE NL LU' },
  { names: 'nordics;nordic;nordic countries;nordic region', core: 'SE NO FI DK', wider: 'IS FO GL' },
  { names: 'scandinavia', core: 'SE NO DK', wider: 'FI IS' },
  { names: 'baltics;baltic states;the baltics', core: BALTIC },
  { names: 'iberia;iberian peninsula', core: 'ES PT', wider: 'AD GI' },
  {
    names: 'balkans;western balkans;southeast europe;southeastern europe',
    core: 'RS HR BA MK AL',
    wider: 'ME XK SI BG RO GR',
  },
  {
    names: 'cee;central and eastern europe;central eastern europe',
    core: `${EUROPE_CENTRAL} RO BG`,
    wider: `${BALTIC} ${BALKANS} UA MD BY RU AT`,
  },
  { names: 'central europe', core: `${EUROPE_CENTRAL} DE AT`, wider: 'CH SI LI HR RO' },
  { names: 'eastern europe', core: 'RO BG UA PL', wider: `MD CZ SK HU BY RU ${BALTIC} ${BALKANS}` },
  { names: 'western europe', core: 'FR BE NL DE', wider: 'LU GB IE AT CH ES PT IT MC LI SE DK NO FI' },
  { names: 'southern europe', core: EUROPE_SOUTH, wider: `MT CY AD GI TR BG RO ${BALKANS}` },
  { names: 'northern europe', core: 'SE NO FI DK', wider: `IS GB IE ${BALTIC} NL DE` },
  { names: 'mediterranean', core: 'ES IT GR', wider: 'FR PT MT CY HR TR AL ME SI EG TN DZ MA LB IL LY' },
  {
    names: 'uk i;uki;uk and ireland;uk ireland;united kingdom and ireland;british isles',
    core: 'GB IE',
    wider: 'IM JE GG',
  },
  { names: 'cis', core: 'KZ UZ', wider: 'RU BY AM AZ KG TJ MD TM UA GE' },
  { names: 'central asia', core: 'KZ UZ', wider: 'KG TJ TM AF MN' },
  {
    names: 'apac;asia pacific;asia pac;ap;asiapac',
    core: `${EAST_ASIA} ${SOUTHEAST_ASIA} IN AU NZ`,
    wider: `PK BD LK NP ${ASIA_REST} ${OCEANIA_REST}`,
  },
  {
    names: 'apj;japac;jpapac;asia pacific japan;asia pacific and japan',
    core: `JP ${SOUTHEAST_ASIA} IN AU NZ KR`,
    wider: `CN TW HK PK BD LK NP ${ASIA_REST} ${OCEANIA_REST}`,
  },
  {
    names: 'asia',
    core: `${EAST_ASIA} ${SOUTHEAST_ASIA} ${SOUTH_ASIA}`,
    wider: `${ASIA_REST} ${MIDDLE_EAST} ${MIDDLE_EAST_EDGE} KZ UZ KG TJ TM RU GE AM AZ`,
  },
  { names: 'southeast asia;south east asia;sea;asean', core: SOUTHEAST_ASIA, wider: 'KH LA MM BN TL' },
  { names: 'south asia;southern asia;indian subcontinent', core: SOUTH_ASIA, wider: 'BT MV AF IR' },
  { names: 'east asia;northeast asia;far east', core: 'CN JP KR TW', wider: 'HK MO MN KP' },
  { names: 'greater china', core: 'CN TW HK', wider: 'MO' },
  { names: 'anz;australia and new zealand;australia new zealand;australasia', core: 'AU NZ', wider: 'PG' },
  { names: 'oceania;pacific', core: 'AU NZ', wider: OCEANIA_REST },
  {
    names: 'americas;amer;the americas',
    core: `US CA MX ${SOUTH_AMERICA} ${CENTRAL_AMERICA}`,
    wider: `${CARIBBEAN} ${CARIBBEAN_REST}`,
  },
  {
    names: 'north america;na;namer;noram;northern america',
    core: 'US CA',
    wider: `MX ${CENTRAL_AMERICA} ${CARIBBEAN} ${CARIBBEAN_REST}`,
  },
  {
    names: 'latam;latin america;latin america and the caribbean;lac',
    core: `MX ${SOUTH_AMERICA} ${CENTRAL_AMERICA}`,
    wider: `${CARIBBEAN} ${CARIBBEAN_REST}`,
  },
  { names: 'south america', core: SOUTH_AMERICA, wider: 'GY SR GF' },
  { names: 'central america', core: CENTRAL_AMERICA, wider: 'BZ MX' },
  { names: 'caribbean;the caribbean;west indies', core: CARIBBEAN, wider: CARIBBEAN_REST },
  { names: 'southern cone', core: 'AR CL UY', wider: 'PY BR' },
  { names: 'andean region;andes', core: 'CO PE EC', wider: 'BO VE CL' },
  { names: 'brics', core: 'BR IN CN ZA', wider: 'RU' },
  {
    names: 'east coast;us east coast;eastern seaboard;atlantic coast',
    core: 'US-MA US-NY US-NJ US-PA US-MD US-DC US-VA US-NC US-GA US-FL US-CT',
    wider: 'US-ME US-NH US-VT US-RI US-DE US-SC US-WV',
  },
  { names: 'west coast;us west coast;pacific coast', core: 'US-CA US-OR US-WA', wider: 'US-AK US-HI US-NV' },
  { names: 'gulf coast;us gulf coast', core: 'US-LA US-MS US-AL', wider: 'US-TX US-FL' },
  { names: 'new england', core: NEW_ENGLAND },
  {
    names: 'northeast;north east;northeastern us;us northeast;northeast us;northeastern united states',
    core: `${NEW_ENGLAND} US-NY US-NJ US-PA`,
    wider: 'US-MD US-DE US-DC US-VA',
  },
  {
    names: 'mid atlantic;midatlantic',
    core: 'US-NJ US-PA US-MD US-DC US-DE',
    wider: 'US-NY US-VA US-WV US-NC',
  },
  {
    names: 'midwest;mid west;us midwest;american midwest;midwestern us',
    core: MIDWEST,
    wider: 'US-KY US-PA US-OK',
  },
  { names: 'great lakes', core: 'US-MI US-OH US-IL US-WI', wider: 'US-IN US-MN US-NY US-PA CA-08' },
  {
    names: 'great plains;plains states',
    core: 'US-KS US-NE US-SD US-ND',
    wider: 'US-OK US-TX US-MT US-WY US-CO US-NM US-IA US-MN US-MO',
  },
  {
    names: 'southeast;south east;us southeast;southeastern us;southeast us',
    core: 'US-GA US-FL US-NC US-SC US-AL US-TN',
    wider: 'US-VA US-MS US-KY US-LA US-AR US-WV',
  },
  { names: 'deep south', core: 'US-GA US-AL US-MS US-LA', wider: 'US-SC US-FL US-TX US-TN US-AR' },
  {
    names: 'south;american south;us south;southern us',
    core: 'US-TX US-GA US-FL US-NC US-TN US-AL US-LA US-SC',
    wider: 'US-VA US-MS US-AR US-KY US-OK US-WV US-MD US-DE US-DC',
  },
  {
    names: 'southwest;south west;us southwest;southwestern us;american southwest',
    core: 'US-AZ US-NM',
    wider: 'US-TX US-OK US-NV US-UT US-CO US-CA',
  },
  {
    names: 'pacific northwest;pnw;northwest;us northwest',
    core: 'US-WA US-OR',
    wider: 'US-ID CA-02 US-MT US-AK US-WY US-CA',
  },
  {
    names:
      'mountain west;rocky mountains;rockies;rocky mountain;mountain states;rocky mountain region;intermountain west',
    core: 'US-CO US-UT US-MT US-WY',
    wider: 'US-ID US-NV US-NM US-AZ',
  },
  {
    names: 'sun belt;sunbelt',
    core: 'US-AZ US-TX US-FL US-GA',
    wider: 'US-CA US-NV US-NM US-NC US-SC US-AL US-LA US-MS US-TN US-OK US-AR',
  },
  {
    names: 'appalachia',
    core: 'US-WV',
    wider: 'US-KY US-TN US-VA US-PA US-OH US-NC US-GA US-AL US-SC US-MD US-NY US-MS',
  },
  { names: 'carolinas;the carolinas', core: 'US-NC US-SC' },
  {
    names: 'western us;us west;west',
    core: 'US-CA US-WA US-OR US-CO US-UT US-AZ',
    wider: 'US-NV US-ID US-MT US-WY US-NM US-AK US-HI',
  },
  { names: 'prairies;canadian prairies', core: 'CA-01 CA-11 CA-03' },
  { names: 'atlantic canada;maritimes', core: 'CA-07 CA-04', wider: 'CA-09 CA-05' },
]
