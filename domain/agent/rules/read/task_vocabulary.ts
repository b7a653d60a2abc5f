const list = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Folded words of tasks in several languages. A capitalised task word does not start a name. */
const WORDS = list(`
  find list show give get tell look search identify compare count which what who whom whose where when why how is are was were does do did has have had can could please
  i we me us need want would will shall check name names using use from for in on at of the a an and or but also then next now only just than
  fetch retrieve return provide research enrich fill complete add read summarise summarize extract open visit report describe explain answer
  how much many number total top best all every each any some between versus vs both either neither
  company companies person people employee employees account accounts page pages site website url link profile profiles contact contacts email emails e-mail phone phones
  work address title titles role roles job jobs position employer employers industry sector headquarters headquarter hq headcount size founded founding founder founders
  ceo cto cfo coo cmo cio vp svp evp head director manager chief officer engineer engineers developer developers
  github gitlab codehost linkedin twitter instagram youtube tiktok pronet microblog
  finde finden suche suchen zeige zeig nenne nennen liste gib wer was wo wann wie welche welcher welches vergleiche vergleich wieviele viele ist sind hat haben wurde arbeitet leitet bitte ich wir
  trouve trouver trouvez cherche cherchez donne donnez montre montrez liste compare comparez combien qui que quoi ou quand quel quelle quels quelles est sont a ont lequel laquelle
  encuentra encuentre busca buscar muestra dame lista compara cuantos cuantas cuanto quien quienes que cual cuales donde cuando es son tiene tienen cuándo
  encontre encontra busque procure mostre liste compare quantos quantas quanto quem qual quais onde quando e sao tem têm
  mitarbeiter mitarbeiterinnen unternehmen firma firmen hauptsitz sitz gründung gründungsjahr grundungsjahr
  branche standort adresse telefon telefonnummer e-mail-adresse leute personen menschen finanzierung
  finanzierungsrunde umsatz kontakt kontaktdaten land stadt
  entreprise entreprises société societe siège siege effectif personnes empresa empresas sede personas pessoas
  series seed stage round json csv markdown table
  hi hello hey thanks thank ok okay yes no
`)

export const isTaskWord = (token: string): boolean => WORDS.has(token)
