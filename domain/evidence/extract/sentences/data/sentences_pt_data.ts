import type { Templates } from '../slots.js'

const NOS =
  '(?:[Nn]ós|[Aa] (?:empresa|companhia|startup|sociedade|agência)|[Oo] (?:grupo|estúdio|time)|[Nn]ossa (?:empresa|companhia)|[Ee]la|[Ss]omos|(?:[AO] )?{C})'
const NA = '(?:na|no|da|do|de|em|para a|para o|para)'

export const SENTENCES_PT: Templates = [
  [
    'move',
    /deixa|sai d/i,
    `{P} (?:deixa|sai d[ao]|sai de)(?: a| o)? ?{OLD} para (?:ser|se tornar|assumir como|se juntar como)(?: a| o)?(?: nov[ao])? {T} ${NA} {C}`,
  ],
  [
    'appoints',
    /nomeia|contrata|promove|anuncia|designa|nomeou|contratou/i,
    '{C} {v:nomeia|contrata|promove|anuncia|designa|nomeou|contratou} {REST}',
  ],
  [
    'chief',
    /dirigid|liderad|comandad|CEO|diretor|presidente/i,
    '(?:dirigida|dirigido|liderada|liderado|comandada|comandado) (?:pel[oa]|por) (?:(?:su|sua|seu|noss[ao]) )?(?:{T} )?{P}',
    '{P} é (?:noss[ao]|a|o|sua|seu)(?: atual)? (?:CEO|diretor[a]?[- ](?:geral|executiv[ao]|presidente)|presidente executiv[ao])',
    '{P}, (?:a |o )?(?:CEO|diretor[a]?[- ](?:geral|executiv[ao]|presidente)|presidente executiv[ao]) (?:da|do|de) {C}',
    '(?:[Nn]oss[ao]|[OA]|[Ss]eu|[Ss]ua) (?:CEO|diretor[a]?[- ](?:geral|executiv[ao]))(?: é|,)? {P}',
  ],
  [
    'founder',
    /fundad|fundou|criad/i,
    '(?:fundad[ao]|criad[ao])(?: em (?:19|20)\\d\\d)? por {P}',
    '{P} (?:fundou|criou|cofundou) (?:a |o )?{C}',
  ],
  [
    'headquarters',
    /sede|localizad|basead|sediad|escritório central|domicili/i,
    '(?:[Nn]ossa|[Aa]|[Ss]ua) sede(?: central| principal| social| global)?(?: d[aoe] [^.;]{2,40}?)? (?:fica|está|localiza-se|situa-se)(?: localizada| situada)? (?:em|no|na) {L}',
    `${NOS}[^.;]{0,40}? (?:está|estamos|é|tem|temos)?\\s?(?:sua sede|nossa sede|com sede|sediad[ao]s?|localizad[ao]s?|basead[ao]s?|domiciliad[ao]s?)(?: central| principal)? (?:em|no|na) {L}`,
    '(?:[Cc]om|[Tt]em|[Tt]emos) (?:sua |nossa )?sede(?: central| principal| social)? (?:em|no|na) {L}',
  ],
  [
    'founded',
    /(?:1[5-9]|20)\d\d/,
    `${NOS}[^.;]{0,30}? (?:foi |se )?(?:fundad[ao]|criad[ao]|constituíd[ao]|estabelecid[ao]|nasceu|surgiu|lançad[ao])(?: [^.;\\d]{2,60}?)? em(?: o ano de)? {D}`,
    '(?:[Ff]undad[ao]|[Cc]riad[ao]|[Cc]onstituíd[ao]|[Ee]stabelecid[ao]|[Nn]ascid[ao])(?: em [\\p{Lu}][\\p{L}]+)? (?:em|a) {D}',
    '[Dd]esde {D}',
    '(?:[Hh]istória|[Jj]ornada|[Aa]ventura)[^.;]{0,30} (?:começou|começa|teve início|iniciou)(?: em)? {D}',
  ],
  [
    'industry',
    /setor|sector|empresa|indústria|área/i,
    `${NOS} (?:opera|operamos|trabalha|trabalhamos|atua|atuamos|está|é)[^.;]{0,20} (?:no (?:setor|sector)|na (?:indústria|área)) (?:da |do |de |dos |das )?{I}{STOP}`,
    '(?:[Tt]rabalhamos|[Aa]tuamos) (?:no setor (?:da |do |dos |das |de )?|em |com ){I}{STOP}',
    `${NOS} é uma (?:empresa|companhia|startup) (?:do setor (?:da |do |de )?|da |do |de ){I}{STOP}`,
  ],
  [
    'raised',
    /levanta|fecha|capta|recebe|obtém|anuncia|conclui|rodada|ronda|série|semente/i,
    '{C} {v:levanta|fecha|capta|recebe|obtém|anuncia|conclui|consegue|garante|levantou|fechou|captou|recebeu}[^.;\\d$€£]{0,50}?{M}',
    '{C} {v:levanta|fecha|anuncia|conclui|fechou|concluiu}[^.;]{0,40}(?:[Ss]érie|[Ss]eries|[Ss]eed|semente|[Pp]r[eé]-?[Ss]eed)',
  ],
  [
    'total_raised',
    /total|até (?:o momento|hoje|agora|à data)|captou|captad|levantou|levantad/i,
    `${NOS} (?:já )?(?:captou|levantou|recebeu|arrecadou) (?:um total de |mais de )?{M}(?=[^.;]{0,40}(?:até|no total|desde|ao todo))`,
    '[Jj]á (?:captamos|levantamos) (?:um total de |mais de )?{M}',
    '(?:[Ff]inanciamento total|[Tt]otal (?:captado|levantado|arrecadado)|[Cc]apital (?:captado|levantado))[^.;\\d$€£]{0,30}?{M}',
  ],
  [
    'renamed',
    /agora|chama|antes|passa a|muda|rebatiz|anteriormente|conhecida/i,
    '(?:[AO] )?{OLD} (?:agora é|agora se chama|chama-se agora|passa a se chamar|passa a chamar-se|passa a ser|muda (?:de|seu) nome para|é agora|torna-se) {NEW}{STOP}',
    '{C},? \\(?(?:antes|anteriormente|antiga|conhecid[ao] até agora como)(?: conhecid[ao] como| chamad[ao])? {OLD}',
  ],
  [
    'acquired',
    /adquire|compra|adquiriu|comprou/i,
    '{C} (?:adquire|compra|adquiriu|comprou)(?: a| o)? {OLD}(?=\\s*(?:[.,;!?]|$| por ))',
  ],
  [
    'offices',
    /escritórios|sedes/i,
    '\\b{v:tem|temos|conta com|contamos com|opera|nossos|em|com|mantém}\\s+(?:mais de )?{N} (?:escritórios|sedes)',
    '(?:escritórios|sedes) em (?<list>\\p{Lu}[^.;:]{3,300})',
  ],
  [
    'not_hiring',
    /vaga|contrata|emprego|posiç/i,
    '(?:[Nn]ão (?:há|temos|estamos)|[Ss]em|[Nn]enhuma)[^.;]{0,30}(?:vagas|contratando|a contratar|posições|recrutar)',
  ],
  [
    'hiring',
    /vaga|contrata|recrut|junte/i,
    '[Ee]stamos (?:contratando|a contratar|a recrutar)',
    '(?<count>\\d{1,4}) (?:vagas|posições) (?:abertas|disponíveis)?',
    '(?:[Vv]eja|[Cc]onfira|[Cc]onsulte) nossas vagas',
  ],
]
