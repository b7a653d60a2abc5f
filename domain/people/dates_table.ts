/** Month names and their short forms, folded, in English, German, French, Spanish, Portuguese, Dutch and Italian. */
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

/** The number of a month by its folded name, without dot. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const))
)

/** Words for a time that lasts, folded. */
export const PRESENT: ReadonlySet<string> = new Set(
  `present;current;currently;now;today;ongoing;to date;date;till date;heute;jetzt;aktuell;laufend;dato;aujourd'hui;present;
  actuel;maintenant;en cours;a ce jour;actualidad;la actualidad;actual;actualmente;presente;el presente;hoy;ahora;atual;
  o momento;momento;hoje;atualmente;o presente;heden;nu;huidig;vandaag;oggi;attuale;ad oggi;adesso;in corso`
    .split(';')
    .map((word) => word.trim())
)
