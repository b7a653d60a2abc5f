import * as anglophone from './anglophone.js'
import * as asia from './asia.js'
import * as middleEastLatinAmerica from './middle_east_latin_america.js'
import * as northernEasternEurope from './northern_eastern_europe.js'
import * as westernEurope from './western_europe.js'
import type { NameCulture } from './culture.js'

const { japaneseSpelling, ...asianCultures } = asia

/** Names by culture; `countries.ts` weights the keys. */
export const CULTURES = {
  ...anglophone,
  ...asianCultures,
  ...middleEastLatinAmerica,
  ...northernEasternEurope,
  ...westernEurope,
} satisfies Record<string, NameCulture>

export type CultureKey = keyof typeof CULTURES

export const JAPANESE_SPELLING: Readonly<Record<string, string>> = japaneseSpelling

/** Nicknames that a second source may use. */
export const NICKNAMES: Readonly<Record<string, string>> = {
  Alexander: 'Alex',
  Andrew: 'Andy',
  Antonio: 'Toni',
  Benjamin: 'Ben',
  Christopher: 'Chris',
  Daniel: 'Dan',
  David: 'Dave',
  Edward: 'Ed',
  Elizabeth: 'Liz',
  Francisco: 'Paco',
  Gregory: 'Greg',
  James: 'Jim',
  Jeffrey: 'Jeff',
  Jennifer: 'Jen',
  Jonathan: 'Jon',
  Joseph: 'Joe',
  Katherine: 'Kate',
  Margaret: 'Maggie',
  Matthew: 'Matt',
  Maximilian: 'Max',
  Michael: 'Mike',
  Nathan: 'Nate',
  Patrick: 'Pat',
  Philipp: 'Phil',
  Rebecca: 'Becky',
  Robert: 'Bob',
  Samantha: 'Sam',
  Samuel: 'Sam',
  Stephanie: 'Steph',
  Steven: 'Steve',
  Thomas: 'Tom',
  Timothy: 'Tim',
  Victoria: 'Vicky',
  William: 'Bill',
}
