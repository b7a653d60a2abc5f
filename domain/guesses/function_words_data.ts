const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Function words that may stand inside a name or a job title: `University of Oslo`. Folded. */
export const LINKING = wordSet(`
  of the for and & de du des d' la le les l' di del della dello delle degli dei do da dos das der die dem den des fur und von zu
  van voor en el los las y e et a al au aux in für
`)

/** Function words and frequent verbs that separate phrases. Folded. */
export const STOP = wordSet(`
  a an the of for and or in on at by with from to as is are was were be been am i i'm im i've he she it we you they my your his her its our
  their this that these those who which where when while also currently now just not but so than then there here have has had do does did
  work works working worked live lives living based interested like love loves enjoy enjoys joined join leads lead_ led focus focuses
  specializing specialising specialized specialised into about such including
  der die das den dem des ein eine einer eines einem einen und oder in im an am auf bei mit von vom zu zum zur als ist sind war bin ich er
  sie es wir mein meine unser unsere fur seit uber aus nach derzeit aktuell arbeite arbeitet lebe lebt studiere
  le la les l' un une des du de d' et ou en dans sur au aux par pour avec comme est sont suis etait je il elle nous vous mon ma mes notre nos
  son sa ses qui que chez depuis actuellement travaille vis habite j'ai
  el los las una unos unas y o u del al con por para como es son soy fue era yo ella nosotros mi mis su sus nuestro nuestra que donde desde
  actualmente trabajo vivo sobre
  os as um uma uns umas e ou do da dos das no na nos nas ao aos com por para como sou foi eu ele ela nos meu minha seu sua que onde desde
  atualmente trabalho moro sobre em
  il lo gli i un uno una e o di del dello della dei degli delle da dal dalla nel nella con per su come sono sei era io lui lei noi mio mia
  che dove presso attualmente lavoro vivo
  het een van voor bij met op aan als ben zijn was ik hij zij wij mijn ons onze die dat waar sinds momenteel werk woon en of te naar
`)
