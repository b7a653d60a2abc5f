import { anyOf, anywhere, wholeText } from '#domain/people/text/phrases'

/** Folded headings of sections about third parties: hosts, designers and supervisors of a site. */
export const OTHERS_HEADINGS = wholeText()`
  # Hosting
  (?:web ?)?hosting(?: provider)? | host | hosted by | hosting partner | web ?host | hoster | provider
  hebergeur(?: du site)? | hebergement(?: du site)? | (?:l')?hebergeur(?: du site)? | alojamiento(?: web)?
  hospedagem | hospedaje
  # Supervision
  (?:zustandige )?aufsichtsbehorde | (?:zustandige )?(?:kammer|berufskammer) | supervisory authority
  regulatory authority | autorite de controle | autoridad de control | datenschutz-?aufsichtsbehorde.*
  # Insurance and law
  berufsbezeichnung.* | berufshaftpflicht.* | (?:angaben zur )?(?:berufs)?haftpflicht.* | insurance
  assurance.* | (?:online-?|eu-?|verbraucher-?)?streit(?:beilegung|schlichtung).*
  verbraucherstreitbeilegung.* | dispute resolution | mediation.* | mediateur.*
  # Services, partners and opinions
  google (?:analytics|maps|fonts|recaptcha).*
  (?:our |unsere |nos )?(?:partners?|partner|partenaires|sponsors?|sponsoren|kunden|clients|customers)
  kundenstimmen | testimonials? | avis(?: clients)? | opiniones | reviews?
`

const CRAFT = anyOf`
  web ?design | design | website | webdesign | gestaltung | umsetzung | konzept | konzeption | realisierung
  programmierung | realisation | conception | creation | developpement | diseno | desarrollo
  desenvolvimento | ontwerp | realizzazione
`
const MORE_CRAFT = anyOf`
  web ?design | design | gestaltung | umsetzung | konzept | programmierung | realisation | conception
  creation | developpement | desarrollo | realisierung | hosting | development | techn\w+
`
/**
 * More headings of sections about third parties, for legal pages only. On other pages, they may
 * name a service of the owner.
 */
export const LEGAL_HEADINGS = wholeText()`
  ${CRAFT}(?: (?:und|and|et|y|e|en|&) ${MORE_CRAFT})*(?: (?:by|von|par|por|der website|du site|del sitio))?
  (?:photo|image|picture) credits? | bildnachweise? | bildrechte | bildquellen | credits? photos? | credits?
  fotos?
`

/** Folded headings of the referees in a CV. Each referee may have a heading of a lower level. */
export const REFEREES_HEADINGS = wholeText()`
  (?:academic|professional|personal|character|selected|list of|my|research|teaching)? ?(?:
    references? | referees? | recommenders? | recommendation letters? | letters? of recommendation
    references? contacts?
  )(?: available| upon request| on request)?
  referenzen | referenzpersonen | referencias(?: (?:academicas|profesionales|personales))?
  referencias profissionais | referenze | referenties | (?:academic )?advis[eo]rs? | supervisors?
  references? (?:academiques|professionnelles)
`

const MADE = anyOf`(?:designed|realisee?|concue?|creee?|erstellt|disenado|made|built|gestaltet)[ ]`
/** Folded words of a line about the host or designer of a site. */
export const OTHERS_LINES = anywhere()`
  (?:^|\b)(?:
    # Hosting
    (?:est |is |wird |sont )?(?:hebergee?s?|hosted|gehostet) (?:par|chez|by|bei|von|on|at|sur)
    hebergement ?: | hebergeur ?: | hosting ?:
    # Makers of the site
    ^(?:site|website|web ?design|webseite|sitio|design(?:ed)?|theme) ${MADE}?(?:by|par|von|por)[ ]
    powered by | realise par | cree par | proudly
  )
`
