const list = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

export const FOREIGN_FUNCTION_WORDS = list(`
  encontra encontre encontrar busca buscar busco buscamos procuro procura procuramos quero quiero necesito necesitamos preciso cria criar lista una um uma unos unas uns umas
  el la los las le les des du de do da dos das del en em no na nos nas con com para por y e o ou que quien quienes personas pessoas gente trabajan trabajo trabalham
  eu minha meu meus minhas mi mis su sus tu como sobre entre este esta esse essa tenha tenham sejam sean ser ter tem tienen
  finde finden suche suchen sucht gesucht gesuchte zeige mir bitte ich wir der die das den dem ein eine einen einer und oder mit bei von aus im am zu zur zum fur als arbeiten arbeitet
  trouve trouver trouvez cherche chercher cherchons recherche je nous un une et ou avec chez dans sur pour a au aux qui des personnes travaillant
  zoek zoeken vind ik wij een het van bij met voor op die wie mensen personen werken werkt werkzaam
  gearbeitet beschaftigt beschaftigte beschaftigten tatig haben hatten waren sind ist leute menschen studiert promoviert gewerkt gestudeerd hebben heeft hadden zijn mensen leden
  ont avoir travaille han haber trabajado trabajaron hanno avere lavorato trabalharam trabalhou sao sont sono
  parle parlent parler habla hablan hablo hablaron hablado fala falam falou falaram falado parla parlano parlato parlare spricht sprechen gesprochen praat praten sprak gesproken
  sich auf dei di aan wer quem uit beschaftigen experten fruher vroeger voorheen travaillent
  cerco cerca cercare cerchiamo cercasi trova trovare trovami vorrei voglio mostrami elenca gli il lo i uno dei degli delle della dello dell nel nella nei sul che chi per tra fra presso persone lavorano lavora lavorare esperti`)

/** Words of a query that do not describe the requested people. */
export const ENGLISH_FUNCTION_WORDS = list(`
  a an the and or of in on at to for from by with within without near around across over under between among into as is are was were be been being am do does did
  have has had having i me my we us our you your he she they them their its it this that these those there here who whom whose which what where when why how
  can could should would will may might must not no nor but if then than so such very really just also too only own same more most less least like
  throughout during since until before after while because about above below per via towards toward onto upon along beside besides
  find show list get give search look looking need want wants wanted hire hiring seeking seek please help go ahead hey hi hello hire recommend identify locate
  left departed open willing ok okay used studied graduated attended never
  know knows known knowing suggest provide generate map compile gather
  some any all every each both either neither other others another
  people person persons someone anyone everyone profile profiles candidate candidates individual individuals folks professional professionals member members
  mitarbeiter empleados funcionarios employes medewerkers dipendenti
  employee employees alumni alumnus alums staffers worker workers
  position positions job jobs role roles opening openings vacancy vacancies based located living live lives working works work worked employed currently current now
  covering serving responsible specialize specializes specializing specialise specialises specialising
  area areas region regions city cities country countries state states company companies organization organizations firm firms business businesses team teams
  level levels experience experienced experiences background expertise
  years year yrs yr yoe least approx approximately plus etc e.g i.e re s t don
`)

export const FUNCTION_WORDS = new Set([...ENGLISH_FUNCTION_WORDS, ...FOREIGN_FUNCTION_WORDS])

/** Function words that may also say what people do: `background jobs`, `search relevance`, `open source`. */
export const PLAIN_NOUNS = list(
  'background jobs open state states team teams level levels business businesses search map list hiring help profile profiles members areas roles regions cities countries companies organizations'
)

export const EXCLUDING = list(
  'not no non except excluding exclude excludes without outside besides kein keine keinen ohne ausser sin sem excepto exceto salvo sans sauf pas hors niet geen zonder behalve tranne eccetto senza escluso esclusa esclusi escluse'
)
export const PAST = list(
  'ex former formerly previously past ehemalige ehemaliger ehemals ancien ancienne anciens anciennes antiguo antigua antiguos antigo antigos voormalig voormalige exdipendenti'
)
export const QUALIFIERS = list(
  'ideally preferably optionally preferibilmente idealmente preferiblemente preferencialmente idealerweise vorzugsweise idealement idealiter liefst'
)
export const TRAILING_QUALIFIERS = list(
  'preferred preferably preferable desirable desired bonus optional advantageous bevorzugt wunschenswert deseable desejavel gradito gradita preferito'
)
export const REMOTE = list(
  'remote remotely anywhere distributed hybrid remoto remota remotos teletrabajo homeoffice telearbeit'
)
/** Adjectives before a role that do not belong to it. */
export const DESCRIPTORS = list(`
  new top best great good leading talented strong skilled seasoned successful proven potential rare active actively mostly local practicing practising aspiring awesome
  amazing excellent outstanding exceptional expert experienced notable famous influential popular prominent renowned respected prolific published highly well really
  the a an any all some our my women woman female male men man black latino latina latinx asian diverse bilingual multilingual native fluent young older retired available passionate motivated hands
  several many few ten twenty hundred dozen more further additional
  only just also currently recently freelancing ambitious innovative most publishing`)
/** Nouns that turn the words before them into a kind of company: `cloud companies`. */
export const COMPANY_NOUNS = list(`
  company companies startup startups firm firms organization organizations organisation organisations business businesses corporation corporations enterprise enterprises
  brokerage brokerages agency agencies bank banks hospital hospitals school schools university universities lab labs studio studios brand brands retailer retailers
  scaleup scaleups unicorn unicorns nonprofit nonprofits ngo ngos employer employers institution institutions vendor vendors consultancy consultancies provider providers fund funds unternehmen empresas entreprises bedrijven`)

/** Verbs before a role that somebody took up, in seven languages. */
export const BECOMING =
  /^(?:became|become|becomes|becoming|wurden|wurde|geworden|devenus?|devenues?|deviennent|convirtieron|convertido|tornaram|tornou|viraram|diventat[oaie]|werden)$/
