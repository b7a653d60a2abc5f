import { anyOf, anywhere } from '#domain/people/text/phrases'

const list = (text: string) => text.trim().split(/\s+/).join('|')

const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list(text)})(?![\\p{L}\\p{N}])`, 'iu')

/** Words of sentences about former posts, studies and events, in seven languages. */
export const PAST = word(`
  former formerly previous previously past until was were used prior before graduated received obtained
  earned completed studied worked interned left quit retired alumn\\p{L}* ex
  ehemalig\\p{L}* früher\\p{L}* war waren zuvor vormals studierte arbeitete promovierte verließ verlassen
  pensioniert\\p{L}*
  ancien ancienne anciennement auparavant jusqu\\p{L}* était étais obtenu soutenu précédemment quitté quittée retraitée?
  anterior\\p{L}* hasta fue fui trabajó trabajé estudió estudié antigu\\p{L}* obtuvo dejé dejó jubilad\\p{L}*
  foi atuei atuou trabalhei trabalhou antig\\p{L}* formei formou graduado graduada deixei deixou saí saiu
  aposentad\\p{L}*
  precedentemente stato stata conseguito laureat\\p{L}* lasciato pensionat\\p{L}*
  voorheen vroeger voormalig\\p{L}* studeerde werkte verliet verlaten gepensioneerd\\p{L}*`)

const WORKING_WORDS = anyOf`
  # English
  I(?:['’]m| am)? (?:currently |now |also )?(?:work|working|lead|leading|run|running|teach|teaching|at)
  (?:currently|now) (?:at|with) | works? (?:at|for|as) | working (?:at|for|as|on)
  (?:employed|based) (?:at|by) | affiliated with | member of | faculty
  # German
  arbeite\w* | tätig
  # French
  travaille\w* | enseigne\w* | membre
  # Spanish and Portuguese
  trabaj[oa]\w* | ejerc\w+ | trabalh[oa]\w* | atu[oa]\w* | funcion[áa]ri[oa]
  # Italian and Dutch
  lavor[oa]\w* | insegn[oa]\w* | werk(?:t|zaam)?
  # "Founded"
  gegründet | founded | fondé\w* | fund(?:ei|ou|é|ó) | fondat\w+ | opgericht\w*
`
/** Words by which people say that they work somewhere. */
export const WORKING = new RegExp(String.raw`(?<!\p{L})${WORKING_WORDS}(?!\p{L})`, 'iu')

/** Words by which a sentence on somebody's own page speaks about its owner. */
export const SELF =
  /(?<!\p{L})(?:I am|I['’]m|I work|I currently|my name|ich bin|ich arbeite|mein name|je suis|je travaille|j['’]enseigne|soy|trabajo|ejerzo|sou|atuo|trabalho|ocupo|sono|lavoro|insegno|ik ben|ik werk)(?!\p{L})/iu

/** Headings of sections that do not state present posts. */
export const OTHER_SECTIONS = word(`
  education educational publication\\p{L}* papers? articles? award\\p{L}* honou?rs grants? news blog posts?
  talks? presentation\\p{L}* reference\\p{L}* testimonial\\p{L}* students? alumni past previous former
  links? menu teaching courses? projects?
  ausbildung studium bildung\\p{L}* publikation\\p{L}* veröffentlichung\\p{L}* vorträge\\p{L}* lehre
  lehrveranstaltungen projekte preise
  formation études enseignement doctorants publications prix projets
  formación educación publicaciones docencia premios proyectos
  formação publicações ensino prêmios projetos
  istruzione formazione pubblicazioni didattica premi progetti
  opleiding\\p{L}* publicaties onderwijs prijzen projecten`)

/** Parts of an address: e-mail, telephone, and street with number. */
export const ADDRESS = anywhere('iu')`
  @ | ^(?:tel|phone|telefono?|telefone|tél|telefoon|telephone|téléphone|fon|mobil)\p{L}*[.:\s]*\+?\(?\d
  ^(?:via|viale|piazza|rua|avenida|calle|rue|avenue)\s+\p{Lu}.*\d
  (?:straße|strasse|str\.|straat|laan|weg|platz|street|road|avenue)\s+\d+
  ^\d+\s+\p{Lu}.*(?:street|road|avenue|st\.|rd\.)
`

/** Headings of sections with an address. */
export const CONTACT_SECTIONS = word(`
  contact\\p{L}* address office location imprint impressum kontakt\\p{L}* anschrift adresse coordonnées
  dirección contacto contato contatos endereço morada contatti indirizzo recapiti adres
  angaben verantwortlich\\p{L}*`)

/** Words before an employer in such a sentence. */
export const AT =
  /(?<!\p{L})(?:at|@|na|no|em|en|bei|an der|am|à|à l['’]|presso|bij|chez|da|do)\s*(?:the\s+)?(?=\p{Lu})/u

/** Labels of an employer. */
export const EMPLOYER_LABEL =
  /(?:^|\n)(?:organi[sz]ation|company|employer|affiliation|institution|firma|unternehmen|arbeitgeber|organisation|entreprise|empresa|azienda|istituto|bedrijf|werkgever)\s*:/iu

/** Titles that verbs state: `active` in the first person on own pages, `passive` before a name. */
export const LEADERSHIP: readonly (readonly [title: string, active: RegExp, passive: RegExp])[] = [
  [
    'Founder',
    /(?<!\p{L})(?:I (?:co-?)?founded|I started|(?:habe|hab) ich .*gegründet|ich .*gegründet|j['’]ai fondé|fundé|fundei|ho fondato|heb .*opgericht)(?!\p{L})/iu,
    /(?<!\p{L})(?:founded by|gegründet von|fondée? par|fundad[ao] por|fondat[ao] da|opgericht door)\s+(.{1,80})/iu,
  ],
  [
    'Owner',
    /(?<!\p{L})(?:I own|mir gehört|je possède)(?!\p{L})/iu,
    /(?<!\p{L})(?:owned by|im Besitz von)\s+(.{1,80})/iu,
  ],
  [
    'Head',
    /(?<!\p{L})(?:I (?:currently )?(?:lead|head|run|direct)|ich (?:leite|führe)|je dirige|dirijo|coordeno|ik leid)(?!\p{L})/iu,
    /(?<!\p{L})(?:led by|headed by|directed by|run by|geleitet von|dirigée? par|dirigid[ao] por|dirett[ao] da|geleid door)\s+(.{1,80})/iu,
  ],
]

const ORGANISATION_WORDS = anyOf`
  # English
  company | business | start-?up | firm | agency | studio | shop | store | restaurant | bakery | caf[eé]
  bar | hotel | farm | winery | brewery | practice | clinic | school | college | institute | foundation
  charity | non-?profit | association | organi[sz]ation | lab | laboratory | cent(?:re|er) | group | team
  department | division | unit | office | programme? | consultancy | publisher | gallery | museum | choir
  orchestra
  # German
  \p{L}*(?:
    firma | unternehmen | betrieb | agentur | laden | geschäft | bäckerei | praxis | klinik | schule
    verein | stiftung | institut | labor | zentrum | gruppe | abteilung | kanzlei | verlag | lehrstuhl
  )
  # French
  entreprise | société | agence | magasin | boulangerie | cabinet | école | fondation | laboratoire | équipe
  groupe | service
  # Spanish
  empresa | negocio | agencia | tienda | panadería | clínica | escuela | fundación | laboratorio | equipo
  grupo | departamento
  # Portuguese
  negócio | agência | loja | padaria | escola | fundação | laboratório | equipe
  # Italian
  azienda | impresa | agenzia | negozio | panificio | studio | scuola | fondazione | squadra | gruppo
  # Dutch
  bedrijf | bureau | winkel | bakkerij | praktijk | stichting | afdeling
`
/** Nouns for organisations and their parts. Like proper names, they are objects of these verbs. */
export const ORGANISATION = new RegExp(
  String.raw`(?<!\p{L})${ORGANISATION_WORDS}(?:s|es|en|n)?(?!\p{L})`,
  'iu'
)

const LIVING_WORDS = anyOf`
  # English
  live | lives | living | based | located | reside | resides | residing | residents? | home is
  I(?:['’]m| am) (?:from|in)
  # German
  lebe | lebt | lebend | wohne | wohnt | wohnhaft | ansässig | bin aus
  # French
  vis | vit | habite | basée? | installée? | domiciliée?
  # Spanish and Portuguese
  vivo | vive | resido | reside | radicad[ao] | soy de | moro | mora | sou de
  # Italian
  abito | abita | risiedo | sono di
  # Dutch
  woon | woont | wonend | gevestigd | kom uit
`
/** Words by which somebody says where they live or work. */
export const LIVING = new RegExp(String.raw`(?<!\p{L})${LIVING_WORDS}(?!\p{L})`, 'iu')

/** Words of sentences about journeys and origins. */
export const TRAVEL = word(`
  originally born ursprünglich geboren née nacid[ao] nascid[ao] nat[ao] flying flew travell?ing visiting
  visited tomorrow yesterday tonight fliege besuche gestern demain viajo
  ayer amanhã ontem domani ieri gisteren`)

const OUR = anyOf`
  my | our | meine?r? | unsere? | mes | mon | ma | nos | mis? | nuestr[ao]s | meus? | minhas? | i miei | mio
  mia | mijn
`
const DEAR = anyOf`
  best | old | good | dear | eldest | younger | beste[rn]? | cher[se]? | mejores | melhores
`
const RELATIVES = anyOf`
  friends? | colleagues? | co-?workers? | wife | husband | spouse | partners? | brothers? | sisters? | sons?
  daughters? | mother | father | parents | family | clients? | customers? | students? | boss | supervisor
  mentor | freunde? | freundin | kolleg\p{L}* | frau | mann | bruder | schwester | sohn | tochter | mutter
  vater | eltern | kunden | amie?s? | collègues? | femme | mari | frère | sœur | fils | fille | mère | père
  parents | clientes? | amig[ao]s? | colegas? | espos[ao] | mujer | marido | herman[ao]s? | hij[ao]s?
  irmãos? | irmãs? | filh[ao]s? | madre | padre | mãe | pai | amic[io] | collegh[ie] | moglie | marito
  fratello | sorella | vriend\p{L}* | collega\p{L}* | vrouw | man | broer | zus
`
/** Starts of sentences about other people. */
export const OTHERS = anywhere('iu')`
  ^(?:(?:all|some|many|most|one|two) of )?${OUR} (?:${DEAR} )?${RELATIVES}(?!\p{L})
  ^(?:people|those|friends|colleagues|everyone|anyone|students) (?:who|at)(?!\p{L})
`
