import { wholeText } from '#domain/people/text/phrases'

/** Matches the name of a month in seven languages, or its English abbreviation. Each name is listed once. */
export const MONTH = wholeText('iu')`
  (?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)\.?
  # German
  januar | februar | märz | april | mai | juni | juli | august | september | oktober | november | dezember
  # English
  january | february | march | june | july | october | december
  # French
  janvier | février | mars | avril | juin | juillet | août | septembre | octobre | novembre | décembre
  # Spanish
  enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre
  diciembre
  # Portuguese
  janeiro | fevereiro | março | maio | junho | julho | setembro | outubro | novembro | dezembro
  # Italian
  gennaio | febbraio | aprile | maggio | giugno | luglio | settembre | ottobre | dicembre
  # Dutch
  januari | februari | maart | augustus
`
