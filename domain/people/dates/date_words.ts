const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Folded month names in English, German, French, Spanish, Portuguese, Dutch and Italian. */
const NAMES = [
  'january jan januar janner jaenner jan janvier janv enero ene janeiro januari gennaio gen',
  'february feb februar feber fevrier fevr fev febrero fevereiro februari febbraio febb',
  'march mar marz maerz mrz mars marzo marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maio mei maggio mag',
  'june jun juni juin junho junio giugno giu',
  'july jul juli juillet juil julho julio luglio lug',
  'august aug aout agosto ago augustus ago',
  'september sep sept septembre septiembre setiembre set setembro settembre sett',
  'october oct oktober okt octobre octubre outubro out ottobre ott',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dezembro dicembre',
]

/** Month numbers by folded name, without dot. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const))
)

/** Folded words that mark a period as ongoing. */
export const PRESENT: ReadonlySet<string> = new Set(
  `present;current;currently;now;today;ongoing;to date;date;till date;heute;jetzt;aktuell;laufend;dato;bis heute;aujourd'hui;
  actuel;actuellement;maintenant;en cours;a ce jour;actualidad;la actualidad;actual;actualmente;presente;el presente;hoy;ahora;
  a la fecha;la fecha;hasta hoy;hasta la fecha;atual;o momento;momento;ate o momento;ate agora;ate hoje;hoje;atualmente;
  o presente;heden;nu;huidig;vandaag;tot heden;oggi;attuale;ad oggi;a oggi;adesso;in corso;至今;现在;現在`
    .split(';')
    .map((word) => word.trim())
)

/** Folded words in or before a date that do not change it. */
export const FILLERS = set(`
  since seit depuis desde sinds dal dalla from von vom ab de du del d di do da of the den der le el in im en em nel nella au
  a as on am on started starting circa ca c about approx around early mid late debut inicio anfang ende mitte begin eind
  spring summer autumn fall winter fruhjahr fruhling sommer herbst printemps ete automne hiver primavera verano otono
  invierno verao outono inverno lente zomer herfst estate autunno year ano anno annee jahr jaar
  monday mon tuesday tue tues wednesday wed thursday thu thurs friday fri saturday sat sunday sun
  montag mo dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
  lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta feira
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lunedi martedi mercoledi giovedi venerdi domenica`)

export const SINCE = set('since seit depuis desde sinds dal dalla ab')

/** Matches words and signs between the two dates of a folded period. */
export const BETWEEN =
  / ?[-~→>/]{1,3} ?| (?:to|until|till|til|through|thru|bis|zum|jusqu'a|jusqu'en|jusqu'au|au|a|hasta|al|ate|tot|t\/m|fino a|fino al|and|und|y|et|en) /g
