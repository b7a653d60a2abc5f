import type { Templates } from '../slots.js'

const NOS =
  '(?:[Nn]osotros|[Ll]a (?:empresa|compañía|firma|startup|sociedad|agencia)|[Ee]l (?:grupo|estudio|equipo)|[Nn]uestra (?:empresa|compañía)|[Ee]lla|[Ss]omos|{C})'
const EN = '(?:en|de la|del|de|para)(?: la| el)?'

export const SENTENCES_ES: Templates = [
  [
    'move',
    /deja|abandona/i,
    `{P} (?:deja|abandona) {OLD} para (?:ser|convertirse en|incorporarse como|unirse como)(?: la| el)?(?: nuev[ao])? {T} ${EN} {C}`,
  ],
  [
    'appoints',
    /nombra|ficha|contrata|designa|asciende|incorpora|ha nombrado|nombró/i,
    '{C} {v:nombra|ficha|contrata|designa|asciende|incorpora|ha nombrado|nombró}(?: a)? {REST}',
  ],
  [
    'chief',
    /dirigid|liderad|CEO|director general|directora general|director ejecutiv|directora ejecutiva|consejer|al frente/i,
    '(?:dirigida|dirigido|liderada|liderado|encabezada|encabezado) por (?:(?:su|el|la|nuestr[ao]) )?(?:{T} )?{P}',
    '{P} es (?:nuestr[ao]|la|el|su)(?: actual)? (?:CEO|director[a]? general|director[a]? ejecutiv[ao]|consejer[ao] delegad[ao])',
    '{P}, (?:la |el )?(?:CEO|director[a]? general|director[a]? ejecutiv[ao]|consejer[ao] delegad[ao]) (?:de|en) {C}',
    '(?:[Nn]uestr[ao]|[Ee]l|[Ll]a|[Ss]u) (?:CEO|director[a]? general|director[a]? ejecutiv[ao]|consejer[ao] delegad[ao])(?: es|,)? {P}',
  ],
  [
    'founder',
    /fundad|fundó|cread/i,
    '(?:fundad[ao]|cread[ao])(?: en (?:19|20)\\d\\d)? por {P}',
    '{P} (?:fundó|creó|cofundó) {C}',
  ],
  [
    'headquarters',
    /sede|ubicad|basad|radicad|oficina central|oficinas centrales|domicili|estamos/i,
    '(?:[Nn]uestra|[Ll]a|[Ss]u) (?:sede|oficina)(?: central| principal| social| global)?(?: de [^.;]{2,40}?)? (?:está|se encuentra|se ubica)(?: ubicada| situada)? en {L}',
    '^[Ee]stamos en {L}{STOP}',
    '(?:[Nn]uestras|[Ss]us|[Ll]as) oficinas centrales están en {L}',
    `${NOS}[^.;]{0,40}? (?:está|estamos|tiene|tenemos)?\\s?(?:su sede|nuestra sede|con sede|ubicad[ao]s?|basad[ao]s?|radicad[ao]s?|domiciliad[ao]s?|establecid[ao]s?)(?: central| principal)? en {L}`,
    '(?:[Cc]on|[Tt]iene|[Tt]enemos) (?:su |nuestra )?sede(?: central| principal| social)? en {L}',
  ],
  [
    'founded',
    /(?:1[5-9]|20)\d\d/,
    `${NOS}[^.;]{0,30}? (?:fue |se )?(?:fundad[ao]|cread[ao]|constituid[ao]|establecid[ao]|fundó|creó|constituyó|nació|lanzó)(?: [^.;\\d]{2,60}?)? (?:en|el)(?: año)? {D}`,
    '(?:[Ff]undad[ao]|[Cc]read[ao]|[Cc]onstituid[ao]|[Ee]stablecid[ao]|[Nn]acid[ao])(?: en [\\p{Lu}][\\p{L}]+)? (?:en|el)(?: año)? {D}',
    '[Dd]esde {D}',
    '(?:[Hh]istoria|[Aa]ventura|[Aa]ndadura)[^.;]{0,30} (?:comenzó|empezó|comienza|empieza|arranca|arrancó)(?: en)? {D}',
  ],
  [
    'industry',
    /sector|empresa|industria|ámbito/i,
    `${NOS} (?:opera|operamos|trabaja|trabajamos|está|estamos|es)[^.;]{0,20} (?:en el (?:sector|ámbito)|en la industria) (?:de la |del |de los |de las |de )?{I}{STOP}`,
    '[Tt]rabajamos en (?:el sector (?:de la |del |de los |de las |de )?)?{I}{STOP}',
    `${NOS} es una (?:empresa|compañía|firma|startup) (?:del sector (?:de la |del |de los |de )?|de la |del |de ){I}{STOP}`,
  ],
  [
    'raised',
    /levanta|cierra|recauda|capta|obtiene|anuncia|consigue|ronda|serie|semilla/i,
    '{C} {v:levanta|cierra|recauda|capta|obtiene|anuncia|consigue|recibe|asegura|ha levantado|ha cerrado|levantó|cerró|recaudó}[^.;\\d$€£]{0,50}?{M}',
    '{C} {v:levanta|cierra|anuncia|completa|ha cerrado|cerró}[^.;]{0,40}(?:[Ss]erie|[Ss]eries|[Ss]eed|semilla|[Pp]re-?[Ss]eed)',
  ],
  [
    'total_raised',
    /total|hasta la fecha|recaudad|levantad|captad/i,
    `${NOS} ha (?:recaudado|levantado|captado|obtenido) (?:un total de |más de )?{M}(?=[^.;]{0,40}(?:hasta la fecha|en total|desde|hasta hoy|hasta ahora))`,
    '[Hh]emos (?:recaudado|levantado|captado) (?:un total de |más de )?{M}',
    '(?:[Ff]inanciación total|[Tt]otal (?:recaudado|captado|levantado)|[Cc]apital (?:recaudado|captado))[^.;\\d$€£]{0,30}?{M}',
  ],
  [
    'renamed',
    /ahora|llama|antes|pasa a|cambia|rebautiz|anteriormente|conocida/i,
    '{OLD} (?:ahora es|ahora se llama|se llama ahora|pasa a llamarse|pasa a ser|cambia (?:de|su) nombre a|es ahora|se convierte en|se rebautiza como) {NEW}{STOP}',
    '{C},? \\(?(?:antes|anteriormente|conocid[ao] hasta ahora como|antigua)(?: conocid[ao] como| llamad[ao])? {OLD}',
  ],
  [
    'acquired',
    /adquiere|compra|adquirió|compró|ha adquirido/i,
    '{C} (?:adquiere|compra|adquirió|compró|ha adquirido)(?: a)? {OLD}(?=\\s*(?:[.,;!?]|$| por ))',
  ],
  [
    'offices',
    /oficinas|sedes/i,
    '\\b{v:tiene|tenemos|cuenta con|contamos con|opera|nuestras|en|con|gestiona}\\s+(?:más de )?{N} (?:oficinas|sedes)',
    '(?:oficinas|sedes) en (?<list>\\p{Lu}[^.;:]{3,300})',
  ],
  [
    'not_hiring',
    /vacante|puesto|contrata|emple|buscamos/i,
    '(?:[Nn]o (?:hay|tenemos|estamos|contamos)|[Ss]in|[Nn]ingun)[^.;]{0,30}(?:vacantes|puestos|contratando|ofertas|buscando)',
  ],
  [
    'hiring',
    /vacante|puesto|contrata|buscamos|únete/i,
    '[Ee]stamos contratando',
    '(?<count>\\d{1,4}) (?:vacantes|puestos (?:abiertos|vacantes|disponibles)|ofertas de empleo)',
    '[Cc]onsulta nuestr[ao]s (?:vacantes|puestos|ofertas)',
    '[Bb]uscamos (?:talento|gente|personas)',
  ],
]
