const list = (text: string) => text.trim().split(/\s+/).join('|')

const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list(text)})(?![\\p{L}\\p{N}])`, 'iu')

/** Words of sentences about former posts, studies and events, in seven languages. */
export const PAST = word(`
  former formerly previous previously past until was were used prior before graduated received obtained earned completed studied worked interned alumn\\p{L}* ex
  ehemalig\\p{L}* früher\\p{L}* war waren zuvor vormals studierte arbeitete promovierte
  ancien ancienne anciennement auparavant jusqu\\p{L}* était étais obtenu soutenu précédemment
  anterior\\p{L}* hasta fue fui trabajó trabajé estudió estudié antigu\\p{L}* obtuvo
  foi atuei atuou trabalhei trabalhou antig\\p{L}* formei formou graduado graduada
  precedentemente stato stata conseguito laureat\\p{L}*
  voorheen vroeger voormalig\\p{L}* studeerde werkte`)

/** Words by which people say that they work somewhere. */
export const WORKING =
  /(?<!\p{L})(?:I(?:['’]m| am)? (?:currently |now |also )?(?:work|working|lead|leading|run|running|teach|teaching|at)|(?:currently|now) (?:at|with)|works? (?:at|for|as)|working (?:at|for|as|on)|(?:employed|based) (?:at|by)|affiliated with|member of|faculty|arbeite\w*|tätig|travaille\w*|enseigne\w*|membre|trabaj[oa]\w*|ejerc\w+|trabalh[oa]\w*|atu[oa]\w*|funcion[áa]ri[oa]|lavor[oa]\w*|insegn[oa]\w*|werk(?:t|zaam)?|gegründet|founded|fondé\w*|fund(?:ei|ou|é|ó)|fondat\w+|opgericht\w*)(?!\p{L})/iu

/** Words by which a sentence on somebody's own page speaks about its owner. */
export const SELF =
  /(?<!\p{L})(?:I am|I['’]m|I work|I currently|my name|ich bin|ich arbeite|mein name|je suis|je travaille|j['’]enseigne|soy|trabajo|ejerzo|sou|atuo|trabalho|ocupo|sono|lavoro|insegno|ik ben|ik werk)(?!\p{L})/iu

/** Headings of sections that do not state present posts. */
export const OTHER_SECTIONS = word(`
  education educational publication\\p{L}* papers? articles? award\\p{L}* honou?rs grants? news blog posts? talks? presentation\\p{L}* reference\\p{L}* testimonial\\p{L}* students? alumni past previous former links? menu teaching courses? projects?
  ausbildung studium bildung\\p{L}* publikation\\p{L}* veröffentlichung\\p{L}* vorträge\\p{L}* lehre lehrveranstaltungen projekte preise
  formation études enseignement doctorants publications prix projets
  formación educación publicaciones docencia premios proyectos
  formação publicações ensino prêmios projetos
  istruzione formazione pubblicazioni didattica premi progetti
  opleiding\\p{L}* publicaties onderwijs prijzen projecten`)

/** Parts of an address: e-mail, telephone, and street with number. */
export const ADDRESS =
  /@|^(?:tel|phone|telefono?|telefone|tél|telefoon|telephone|téléphone|fon|mobil)\p{L}*[.:\s]*\+?\(?\d|^(?:via|viale|piazza|rua|avenida|calle|rue|avenue)\s+\p{Lu}.*\d|(?:straße|strasse|str\.|straat|laan|weg|platz|street|road|avenue)\s+\d+|^\d+\s+\p{Lu}.*(?:street|road|avenue|st\.|rd\.)/iu

/** Headings of sections with an address. */
export const CONTACT_SECTIONS = word(`
  contact\\p{L}* address office location imprint impressum kontakt\\p{L}* anschrift adresse coordonnées dirección contacto contato contatos endereço morada contatti indirizzo recapiti adres
  angaben verantwortlich\\p{L}*`)

/** Words before an employer in such a sentence. */
export const AT =
  /(?<!\p{L})(?:at|@|na|no|em|en|bei|an der|am|à|à l['’]|presso|bij|chez|da|do)\s*(?:the\s+)?(?=\p{Lu})/u

/** Labels of an employer. */
export const EMPLOYER_LABEL =
  /(?:^|\n)(?:organi[sz]ation|company|employer|affiliation|institution|firma|unternehmen|arbeitgeber|organisation|entreprise|empresa|azienda|istituto|bedrijf|werkgever)\s*:/iu

/** Titles that verbs state: in the first person on somebody's own page, or with the name of the leader. */
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
