import type { Templates } from '../slots.js'

const NOUS =
  '(?:[Nn]ous|[Ll].(?:entreprise|agence|équipe)|[Ll]a (?:société|start-?up|compagnie)|[Ll]e (?:groupe|studio)|[Nn]otre (?:société|entreprise)|[Ee]lle|[Ii]l|{C})'
const CHEZ = '(?:chez|à la|à|de la|du|de l.|de|d.|des|pour|au sein de|au sein d.)'

export const SENTENCES_FR: Templates = [
  [
    'move',
    /quitte/i,
    `{P} quitte {OLD} pour (?:devenir|rejoindre [^.;]{2,40} comme) {T} ${CHEZ} ?{C}`,
    '{P} quitte {OLD} pour {C}',
  ],
  [
    'appoints',
    /nomme|recrute|promeut|désigne|accueille|a nommé|a recruté/i,
    '{C} {v:nomme|recrute|promeut|désigne|accueille|a nommé|a recruté} {REST}',
  ],
  [
    'chief',
    /dirigée?|PDG|directeur général|directrice générale|CEO|président/i,
    '(?:dirigée?|menée?|pilotée?) par (?:(?:son|sa|le|la|notre) )?(?:{T} )?{P}',
    '{P} (?:est|,) (?:notre|la|le|sa|son) (?:PDG|directeur général|directrice générale|CEO|président[e]?(?:-directeur général|-directrice générale)?)',
    '{P}, (?:la |le )?(?:PDG|directeur général|directrice générale|CEO|président[e]?) (?:de |d.|du |chez ){C}',
    '(?:[Nn]otre|[Ll]e|[Ll]a|[Ss]on|[Ss]a) (?:PDG|directeur général|directrice générale|CEO)(?: est|,)? {P}',
  ],
  [
    'founder',
    /fondé|créé|fonda/i,
    '(?:fondée?|créée?|lancée?)(?: en (?:19|20)\\d\\d)? par {P}',
    '{P} (?:a fondé|a créé|fonde) {C}',
  ],
  [
    'headquarters',
    /siège|basée?|implantée?|installée?|bureau principal|située?|sommes/i,
    '(?:[Nn]otre|[Ll]e|[Ss]on) siège(?: social| mondial| principal)?(?: (?:de |d.)[^.;]{2,40}?)? (?:est|se trouve|se situe)(?: situé| basé| installé)? (?:à|au|en) {L}',
    `${NOUS}[^.;]{0,40}? (?:est|sommes|a)?\\s?(?:basée?s?|implantée?s?|installée?s?|située?s?|établie?s?) (?:à|au|en) {L}`,
    '(?:dont le siège(?: social)? (?:est|se trouve)|ayant son siège|avec son siège|siège(?: social)?) (?:à|au|en) {L}',
    `${NOUS} a(?:vons)? (?:son|notre) siège(?: social)? (?:à|au|en) {L}`,
  ],
  [
    'founded',
    /(?:1[5-9]|20)\d\d/,
    `${NOUS}[^.;]{0,30}? (?:a été|fut|est|ont été)? ?(?:fondée?|créée?|lancée?|constituée?|établie?|immatriculée?|enregistrée?|née?)(?: [^.;\\d]{2,60}?)? (?:en|le|depuis) {D}`,
    '(?:[Ff]ondée?|[Cc]réée?|[Ll]ancée?|[Cc]onstituée?|[Nn]ée?)(?: à [\\p{Lu}][\\p{L}-]+)?(?: en| le) {D}',
    '[Dd]epuis {D}',
    '(?:[Hh]istoire|[Aa]venture)[^.;]{0,30} (?:commence|a commencé|débute|a débuté|remonte)(?: en| à)? {D}',
    '(?:[Cc]réation|[Ff]ondation) en {D}',
  ],
  [
    'industry',
    /secteur|domaine|entreprise|société|travaill|œuvr|opér|évolu/i,
    `${NOUS} (?:est|sommes|travaille|travaillons|opère|opérons|évolue|évoluons|intervient)[^.;]{0,20} (?:dans le (?:secteur|domaine)|dans l.industrie) (?:de la |du |de l.|des |de |d.)?{I}{STOP}`,
    '[Nn]ous (?:travaillons|opérons|œuvrons|évoluons) dans (?:le secteur (?:de la |du |de l.|des )?|le domaine (?:de la |du |de l.|des )?|la |le |l.|les ){I}{STOP}',
    `${NOUS} est une (?:entreprise|société|start-?up|agence) (?:de |d.|du secteur (?:de la |du |de l.|des )?){I}{STOP}`,
  ],
  [
    'raised',
    /lève|levé|annonce|boucle|sécurise|obtient|clôture|tour|série|amorçage|financement/i,
    '{C} {v:lève|annonce|boucle|sécurise|obtient|clôture|réalise|finalise|a levé|a bouclé|reçoit}[^.;\\d$€£]{0,50}?{M}',
    '{C} {v:lève|annonce|boucle|clôture|finalise|a bouclé}[^.;]{0,40}(?:[Ss]érie|[Ss]eries|[Ss]eed|amorçage|[Pp]re-?[Ss]eed)',
  ],
  [
    'total_raised',
    /total|levé|ce jour/i,
    `${NOUS} (?:a|avons) (?:déjà )?levé (?:au total |un total de |plus de )?{M}(?=[^.;]{0,40}(?:à ce jour|au total|depuis|jusqu))`,
    '(?:[Ff]inancement total|[Tt]otal (?:levé|des fonds levés)|[Mm]ontant total)[^.;\\d$€£]{0,30}?{M}',
    'levé (?:au total|un total de) {M}',
  ],
  [
    'renamed',
    /devient|rebaptis|renomm|anciennement|ex-|change de nom|désormais|s.appelle/i,
    '{OLD} (?:devient|s.appelle désormais|s.appelle maintenant|est désormais|change de nom et devient|est rebaptisée?|est renommée?|se rebaptise|prend le nom de) {NEW}{STOP}',
    '{C},? \\(?(?:anciennement|connue? jusqu.(?:ici|à présent) sous le nom de|ex-|autrefois)(?: connue? sous le nom de)? ?{OLD}',
  ],
  [
    'acquired',
    /acquiert|rachète|acquis|racheté|rachat/i,
    '{C} (?:acquiert|rachète|a acquis|a racheté|reprend) {OLD}(?=\\s*(?:[.,;!?]|$| pour ))',
  ],
  [
    'offices',
    /bureaux|agences|implantations/i,
    '\\b{v:compte|a|avons|dispose de|disposons de|possède|exploite|nos|dans|de}\\s+(?:plus de )?{N} (?:bureaux|agences|implantations|sites)',
    '(?:bureaux|agences|implantations) (?:à|en|sont à) (?<list>\\p{Lu}[^.;:]{3,300})',
  ],
  [
    'not_hiring',
    /recrut|poste|offre/i,
    '[Nn]e recrut\\p{L}+ (?:pas|plus)',
    '(?:[Aa]ucun|[Pp]as de|[Nn]e [^.;]{0,20}pas|[Nn].avons (?:pas|aucun))[^.;]{0,30}(?:poste|offre|recrut)',
  ],
  [
    'hiring',
    /recrut|poste|offre/i,
    '[Nn]ous recrutons',
    '(?<count>\\d{1,4}) (?:postes? (?:ouverts?|à pourvoir)|offres d.emploi)',
    '(?:[Vv]oir|[Dd]écouvrez|[Cc]onsultez) nos (?:postes ouverts|offres)',
    '[Rr]ejoignez-nous',
  ],
]
