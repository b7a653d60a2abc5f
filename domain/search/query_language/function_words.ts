const list = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words of a request that say nothing about whom it looks for, in the languages requests come in. */
export const FUNCTION_WORDS = list(`
  a an the and or of in on at to for from by with within without near around across over under between among into as is are was were be been being am do does did
  have has had having i me my we us our you your he she they them their it its this that these those there here who whom whose which what where when why how
  can could should would will may might must not no nor but if then than so such very really just also too only own same more most less least
  find show list get give search look looking need want hire hiring seeking seek wanted please help go ahead hey hi hello some any all every each both
  people person persons someone anyone everyone profile profiles candidate candidates individual individuals folks professional professionals member members
  position positions job jobs role roles opening openings vacancy vacancies based located living live lives working works work worked employed currently current now
  area region city country state company companies organization organizations firm firms business businesses team teams level experience experienced experiences
  years year yrs yr least about approx approximately plus etc e.g i.e re s t don
  encontra encontre encontrar busca buscar busco procuro procura quero necesito preciso cria criar lista una um uma unos unas uns umas el la los las le les des du de do da dos das del en em no na nos nas con com para por y e o ou que quien quienes personas pessoas gente
  finde finden suche suchen gesucht gesuchte zeige mir bitte ich wir der die das den dem ein eine einen einer und oder mit bei von aus im am zu zur zum fur als
  trouve trouver cherche chercher je nous un une et ou avec chez dans sur pour a au aux qui des personnes
  zoek zoeken vind ik wij een het van bij met voor op die wie mensen personen`)

/** What goes before a place, a role, a company. */
export const AT = list('at @ chez bei bij na no en em con')
export const EXCLUDING = list(
  'not no except excluding without outside non kein keine keinen sin sem sauf pas niet geen'
)
export const PAST = list(
  'ex former formerly previously past ehemalige ehemaliger ancien ancienne anciens antiguo antigua voormalig'
)
/** From here on the request says what would be good, not what has to be. */
export const QUALIFIERS = list(
  'ideally preferably preferred bonus idealmente preferiblemente preferencialmente idealerweise bevorzugt idealement bij_voorkeur'
)
export const REMOTE = list('remote anywhere distributed remoto remota remotely hybrid teletrabajo telearbeit')
