import type { Templates } from '../slots.js'

const NOS =
  '(?:[Nn]ós|[Aa] (?:empresa|companhia|startup|sociedade|agência)|[Oo] (?:grupo|estúdio|time)|[Nn]ossa (?:empresa|companhia)|[Ee]la|[Ss]omos|(?:[AO] )?{C})'
const ELA = '(?:{P}|[Ee]la|[Ee]le|[Ee]u)'
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
    'past_role',
    /antes|anteriormente|previamente|foi|ex|trabalhou|até|antig/i,
    `(?:[Aa]nteriormente|[Aa]ntes(?: disso)?|[Pp]reviamente)[,:]?(?: ${ELA})?(?: foi| era| trabalhou como| atuou como)? ?{T}(?: ${NA}|,) {C}`,
    `${ELA} (?:foi|era|trabalhou como|atuou como) {T} ${NA} {C}`,
    `{P},? (?:ex|antig[ao]|anterior)[- ]?{T} ${NA} {C}`,
  ],
  [
    'role',
    null,
    `${ELA} (?:é(?: atualmente)?|trabalha (?:atualmente )?como|atua como|ocupa o (?:cargo|posto) de|exerce (?:a função|o cargo) de|atualmente é|sou|trabalho como)(?: a| o| noss[ao]| uma?)?(?: nov[ao])? ?{T} ${NA} {C}`,
    `${ELA} (?:ingressou|entrou) ${NA} {C},? onde (?:é|trabalha como|ocupa o (?:cargo|posto) de|atua como) {T}{STOP}`,
    `{P} (?:junta-se|une-se|chega|ingressa|entrou|se junta|se une) (?:à|ao|na|no|a) {C} como(?: nov[ao])? {T}{STOP}`,
    `{P} (?:foi|é) (?:nomead[ao]|designad[ao]|promovid[ao] a|eleit[ao])(?: como)?(?: nov[ao])? {T} ${NA} {C}`,
    `{P}, (?:a |o |noss[ao] )?{T} ${NA} {C}`,
    `${ELA} é (?:a |o |noss[ao] |uma? )?{T}{STOP}`,
    `{P}, {T},? (?:disse|diz|afirma|explica|acrescenta|lidera|dirige)`,
  ],
  [
    'works_at',
    /trabalha|lidera|dirige|entrou|ingress/i,
    `${ELA} (?:trabalha|lidera [^.;,]{3,40}?|dirige [^.;,]{3,40}?) (?:na|no|para a|para o) {C}`,
    `${ELA} (?:entrou|ingressou) (?:na|no) {C}`,
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
    'lives',
    /vive|vivo|mora|moro|reside|resido|radicad|baseada?o?/i,
    `(?:${ELA} )?(?:[Vv]ive|[Mm]ora|[Rr]eside|[Vv]ivo|[Mm]oro|[Rr]esido)(?: e trabalha)?(?: atualmente)? (?:em|no|na) {L}`,
    `(?:${ELA} )?(?:está )?(?:radicad[ao]|basead[ao]|residente) (?:em|no|na) {L}`,
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
    'studied',
    /estud|formad|gradu|licenci|mestr|bachar|diplom/i,
    `${ELA} estudou {F} (?:na|no|em) {SCH}`,
    '(?:[Ff]ormad[ao]|[Gg]raduad[ao]|[Ll]icenciad[ao]|[Mm]estre|[Bb]acharel) em {F} (?:pela|pelo|na|no) {SCH}',
    '(?:tem|possui|obteve) (?:um |uma |o )?(?<degree>[\\p{L} ]{3,30}?) em {F} (?:pela|pelo|da|do|na) {SCH}',
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
