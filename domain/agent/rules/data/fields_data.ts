import { anywhere } from '#domain/people/text/phrases'

type ValueKind = 'text' | 'number' | 'date' | 'boolean' | 'url' | 'email' | 'phone' | 'list'

/**
 * A fact about a person, company or account. `asked` matches a folded task that requests it;
 * `named` matches the words of a property's name or description (`job title`, `hq city`).
 */
export type Field = {
  key: string
  label: string
  kind: ValueKind
  asked: RegExp | null
  named: RegExp
  /** For company facts without a built-in column: the question of a custom column. */
  question?: string
}

const field = (
  key: string,
  label: string,
  kind: ValueKind,
  asked: RegExp | null,
  named: RegExp,
  question?: string
): Field => ({ key, label, kind, asked, named, ...(question ? { question } : {}) })

/** Profiles on networks that both people and companies use. */
const socialFields = (prefix: string): Field[] => [
  field(
    `${prefix}microblog`,
    'microblog',
    'url',
    /\b(?:twitter|microblog|x (?:handle|account|profile))\b/,
    /\b(?:twitter|microblog|x (?:handle|url|profile|account))\b/
  ),
  field(
    `${prefix}photo`,
    'photo network',
    'url',
    /\binstagram\b|\bphoto (?:account|profile|network)\b/,
    /\b(?:instagram|photo (?:profile|network|url|account))\b/
  ),
  field(
    `${prefix}video`,
    'video channel',
    'url',
    /\byoutube\b|\bvideo (?:channel|account|profile)\b/,
    /\b(?:youtube|video (?:channel|url|profile|account))\b/
  ),
  field(
    `${prefix}shortvideo`,
    'short videos',
    'url',
    /\btiktok\b|\bshort ?video (?:account|profile)\b/,
    /\b(?:tiktok|short ?video)\b/
  ),
]

export const PERSON_FIELDS: readonly Field[] = [
  field(
    'name',
    'name',
    'text',
    null,
    /^(?:full |person |persons |contact |candidate |lead |employee |display )*name$|^(?:person|who|candidate|contact|employee|nombre|nom|nome)$/
  ),
  field('given_name', 'first name', 'text', null, /^(?:first|given|fore) ?name$|^vorname$|^prenom$/),
  field('family_name', 'last name', 'text', null, /^(?:last|family|sur) ?name$|^nachname$/),
  field(
    'title',
    'title',
    'text',
    anywhere()`
      \b(?:job )?titles?\b | \bpositions?\b | \broles?\b | \bwhat (?:is|are|does) .{1,60}'?s? (?:job|do)\b
      \bwho is\b | \bjobtitel\b | \bberuf\b | \bposte\b | \bcargo\b | \bpuesto\b | \bwer ist\b | \bqui est\b
      \bquien es\b | \bquem e\b
    `,
    /\b(?:title|role|position|job|occupation|headline|designation|function)\b/
  ),
  field(
    'company',
    'company',
    'text',
    anywhere()`
      \bemployers?\b | \bwhere (?:does|do) .{1,60} work\b | \bwho does .{1,60} work for\b
      \bworks? (?:for|at) (?:which|what)\b | \b(?:which|what) (?:company|employer|firm)\b | \barbeitgeber\b
      \bwo arbeitet\b | \bou travaille\b | \bdonde trabaja\b | \bonde trabalha\b | \bemployeur\b
    `,
    /\b(?:company|employer|organi[sz]ation|firm|workplace|works? (?:at|for)|arbeitgeber|empresa|entreprise)\b(?! (?:url|domain|website|size|id|page|industry))/
  ),
  field(
    'location',
    'location',
    'text',
    anywhere()`
      \blocations?\b | \bwhere (?:is|are|does|do) .{1,60} (?:based|live|living|located)\b
      \bwhere .{1,40} lives?\b | \bbased in (?:which|what)\b | \bwohnort\b | \bwo (?:lebt|wohnt)\b
      \bou (?:vit|habite)\b | \bdonde vive\b | \bonde (?:vive|mora)\b
    `,
    /\b(?:location|place|based|residence|region|where|geo|ort|ubicacion|lieu)\b/
  ),
  field(
    'city',
    'city',
    'text',
    /\b(?:which|what) (?:city|town)\b/,
    /\b(?:city|town|stadt|ciudad|ville|cidade)\b/
  ),
  field('country', 'country', 'text', /\b(?:which|what) country\b/, /\b(?:country|nation|land|pais|pays)\b/),
  field(
    'work_email',
    'work e-mail',
    'email',
    null,
    /^(?:(?:work|business|professional|corporate|company|office|contact) )*e? ?mail(?: address)?$|\b(?:work|business|professional|corporate|company) e? ?mail\b/
  ),
  field('personal_email', 'personal e-mail', 'email', null, /\b(?:personal|private|home) e? ?mail\b/),
  field('phone', 'phone', 'phone', null, /\b(?:phone|telephone|mobile|cell|telefon|handy)\b/),
  field(
    'pronet_url',
    'profile',
    'url',
    /\b(?:linkedin|pronet|professional[- ]network|professional profile)\b/,
    /\b(?:linkedin|pronet|professional network)\b|^(?:profile|profile (?:url|link|page))$/
  ),
  field(
    'website',
    'website',
    'url',
    /\b(?:personal )?(?:web ?sites?|home ?pages?|webseite)\b/,
    /\b(?:website|web site|homepage|personal (?:site|page)|blog)\b/
  ),
  ...socialFields(''),
  field(
    'codehost',
    'code host',
    'url',
    /\bgithub (?:profiles?|accounts?|pages?|handles?|urls?)\b|\bcode[- ]?host (?:profiles?|accounts?|handles?|urls?|usernames?)\b/,
    /\b(?:github|codehost|code host)\b/
  ),
  field(
    'education',
    'education',
    'list',
    /\b(?:where|what) (?:did|has) .{1,60} stud(?:y|ied)\b|\beducation\b|\b(?:degrees?|universit(?:y|ies) attended|alma mater|schools? attended)\b|\bstudiert\b|\bestudi(?:o|ou)\b|\betudie\b|\bgraduat/,
    /\b(?:education|schools?|universit(?:y|ies)|degrees?|studies|alma mater)\b/
  ),
  field(
    'past_companies',
    'earlier employers',
    'list',
    /\b(?:previous(?:ly)?|former(?:ly)?|past|earlier|before)\b.{0,40}\b(?:employers?|companies|jobs?|work(?:ed)?|positions?|roles?)\b|\bwork(?:ed)? (?:\w+ ){0,3}before\b|\bcareer\b|\bwork history\b/,
    /\b(?:previous|past|former|earlier|prior) (?:compan(?:y|ies)|employers?|jobs?|positions?)\b|\b(?:career|work history|experience)\b/
  ),
  field(
    'interests',
    'interests',
    'list',
    /\binterest(?:s|ed in)\b|\bhobbies\b/,
    /\b(?:interests?|hobbies|topics)\b/
  ),
  field(
    'summary',
    'summary',
    'text',
    /\b(?:summary|bio(?:graphy)?|profile of|background (?:on|of)|tell me (?:everything )?about|everything (?:public )?about|all (?:that is )?known about|dossier)\b/,
    /\b(?:summary|bio|biography|about|background|description)\b/
  ),
  field('seniority', 'seniority', 'text', null, /\bseniority\b/),
  field('person_id', 'person id', 'text', null, /^(?:person )?id$/),
]

/** Facts about a person that only the full profile contains. */
export const PROFILE_FIELDS: readonly string[] = ['education', 'past_companies', 'interests', 'summary']

export const COMPANY_FIELDS: readonly Field[] = [
  field(
    'name',
    'name',
    'text',
    null,
    /^(?:company |business |organi[sz]ation |employer |legal |display )*name$|^(?:company|organi[sz]ation|business|firm|employer|empresa|entreprise|unternehmen|firma)$/
  ),
  field('domain', 'domain', 'text', /\bdomains?\b/, /\bdomain\b/),
  field(
    'website',
    'website',
    'url',
    /\bweb ?(?:sites?|pages?|address)\b|\bhome ?page\b|\bwebseite\b|\bsite web\b|\bsitio web\b|\burls?\b/,
    /\b(?:website|web site|homepage|site|company url|web)\b|^url$/
  ),
  field(
    'founded_year',
    'founded',
    'number',
    anywhere()`
      \bfound(?:ed|ing|ation)\b(?! (?:by|the)) | \bestablished\b | \bhow old\b
      \b(?:oldest|youngest|older|younger|newest|newer)\b | \binception\b | \bgegrundet\b
      \bgrundungs?(?:jahr|datum)\b | \balter\b | \baltest\w* | \bjung(?:er|ste)\w* | \bfondee?s?\b
      \banciennete\b | \bplus (?:ancienne|vieille|jeune)\b | \bfundad[ao]s?\b | \bfund(?:o|aron|ou)\b
      \bfonde\b | \bgrundete\b | \bfundacion\b | \bfundacao\b | \bmas antigua\b | \bmais antiga\b
      \byear of foundation\b | \bstarted (?:up|in|first)\b | \bstart(?:ed)? trading\b
      \baround (?:the )?longest\b | \bcame first\b
    `,
    /\b(?:founded|founding|foundation|established|inception|since|grundung\w*)\b|\byear (?:founded|established|of foundation)\b/
  ),
  field(
    'headquarters',
    'headquarters',
    'text',
    anywhere()`
      \bhead ?quarter\w* | \bhq\b | \bhead office\b | \bmain office\b
      \bwhere (?:is|are) .{1,80}(?:based|located|seated|situated)? | \bbased\b(?! in\b) | \blocated\b(?! in\b)
      \bhauptsitz\b | \bsitz\b | \bsiege\b | \bsitue\w* | \bsede\b | \bubicad\w* | \bdonde (?:esta|tiene)\b
      \bonde (?:fica|esta)\b | \bou (?:se trouve|est)\b | \bwo (?:sitzt|ist|hat)\b
      \b(?:which|what) (?:city|country|town)\b
    `,
    /\b(?:headquarters?|hq|head office|location|based|seat|place)\b/
  ),
  field('city', 'city', 'text', null, /\b(?:city|town)\b/),
  field('country', 'country', 'text', null, /\b(?:country|nation)\b/),
  field(
    'headcount',
    'headcount',
    'text',
    anywhere()`
      \bhead ?count\b | \bhow (?:big|large)\b | \b(?:bigger|biggest|larger|largest|smaller|smallest)\b
      \bemployees?\b | \bstaff (?:size|numbers?|count)\b | \bcompany size\b
      \bhow many (?:people|staff|employees|persons)\b | \bpeople (?:work|are employed)\b
      \b(?:personnes|menschen|leute|personen|personas|pessoas) (?:travaillent|arbeiten|trabajan|trabalham)\b
      \bworkforce\b | \bmitarbeite\w* | \bbeschaftig\w* | \bwie gross\b | \bgross(?:er|te)\w* | \bemployes?\b
      \beffectif\b | \bsalaries\b | \bempleados\b | \bplantilla\b | \btrabajadores\b | \bfuncionarios\b
      \bcolaboradores\b | \bplus grande\b | \bmas grande\b | \bmaior\b
    `,
    /\b(?:employees?|head ?count|staff|workforce|company size|size|team size|number of (?:employees|people|staff))\b/
  ),
  field(
    'industry',
    'industry',
    'text',
    /\bindustr(?:y|ies)\b|\bsectors?\b|\bline of business\b|\bbranche\b|\bsecteur\b|\bsetor\b|\bmarket is\b/,
    /\b(?:industry|sector|vertical|branche)\b/
  ),
  field(
    'description',
    'description',
    'text',
    anywhere()`
      \bwhat (?:does|do) .{1,80} (?:do|make|sell|offer)\b | \bdescri(?:be|ption)\b | \bwhat is .{1,60} about\b
      \bwas macht\b | \bque fait\b | \bque hace\b | \bo que faz\b | \btell me (?:something |more )?about\b
      \boverview\b | \b(?:which|what|their|its|main) products?\b(?! (?:manager|owner|lead|designer|marketing))
      \bin the business of\b
    `,
    /\b(?:description|about|summary|overview|what (?:it|they|the company) do(?:es)?|business|product)\b/
  ),
  field(
    'pronet_url',
    'profile',
    'url',
    /\b(?:linkedin|pronet|professional[- ]network)\b/,
    /\b(?:linkedin|pronet|professional network)\b/
  ),
  ...socialFields('socials.'),
  field(
    'socials.codehost',
    'code host',
    'url',
    /\bgithub (?:page|profile|account|organi[sz]ation|url)\b|\bcode[- ]?host (?:page|profile|account|organi[sz]ation|url)\b/,
    /\b(?:github|codehost|code host)\b/
  ),
  field(
    'custom.ceo',
    'chief executive',
    'text',
    anywhere()`
      \bceo\b | \bchief executive\b | \bwho (?:runs|leads|heads|is (?:in charge of|at the (?:head|helm) of))\b
      \bmanaging director of\b | \bgeschaftsfuhrer\w* (?:von|der|bei)\b | \bwer (?:leitet|fuhrt)\b
      \bqui dirige\b | \bquien dirige\b | \bquem (?:dirige|lidera)\b | \bboss of\b
    `,
    /\b(?:ceo|chief executive|managing director|head of (?:the )?company|leader)\b/,
    'Name of the chief executive (CEO, managing director, president or head) of the company'
  ),
  field(
    'custom.founders',
    'founders',
    'text',
    /\bfounders?\b|\bfounded by\b|\bwho (?:founded|started|created)\b|\bgrunder\w*|\bfondateurs?\b|\bfundador\w*/,
    /\b(?:founders?|founded by)\b/,
    'Founders of the company'
  ),
  field(
    'custom.funding_stage',
    'funding stage',
    'text',
    anywhere()`
      \bfunding (?:stage|round|status)\b | \b(?:latest|last|most recent) (?:funding |financing )?round\b
      \bstage of funding\b | \bfinanzierungs(?:runde|phase)\b | \bdernier tour\b | \bultima ronda\b
      \bultima rodada\b
    `,
    /\b(?:funding|financing|investment) (?:stage|round|status)\b|\b(?:last|latest) round\b|^stage$/,
    'Latest funding stage of the company. One of: pre_seed, seed, series_a, series_b, series_c, series_d_plus, public, bootstrapped'
  ),
  field(
    'custom.round_amount',
    'last round',
    'text',
    /\bhow much (?:money )?(?:did|has|have) .{1,80} rais(?:e|ed)\b|\braised\b.{0,40}\b(?:latest|last|most recent)\b|\b(?:size|amount) of (?:the|its|their) (?:last|latest) round\b/,
    /\b(?:round|raised|funding) (?:amount|size)\b|\bamount raised\b/,
    'Amount of the latest funding round of the company'
  ),
  field(
    'custom.investors',
    'investors',
    'text',
    /\binvestors?\b|\bbackers?\b|\bwho (?:led|invested|backed)\b|\bbacked by\b|\blead investor\b/,
    /\b(?:investors?|backers?)\b/,
    'Lead investor of the latest funding round of the company'
  ),
  field(
    'custom.former_name',
    'former name',
    'text',
    /\bformer(?:ly)? (?:name|known|called)\b|\bused to be called\b|\b(?:previous|old|earlier) name\b|\brebrand\w*|\bknown as before\b|\bcalled before\b/,
    /\b(?:former|previous|old|earlier) name\b/,
    'Former name of the company, before it was renamed'
  ),
  field(
    'custom.phone',
    'phone',
    'phone',
    /\bphone\b|\btelephone\b|\btelefon\w*|\btelefono\b|\btelefone\b/,
    /\b(?:phone|telephone|telefon)\b/,
    'Telephone number of the company'
  ),
  field(
    'custom.address',
    'address',
    'text',
    /\b(?:postal|street|office|mailing|company)? ?address\b(?! of the page)|\banschrift\b|\badresse\b|\bdireccion\b|\bendereco\b/,
    /\b(?:postal |street |office |mailing )?address\b/,
    'Postal address of the company'
  ),
  field(
    'custom.email',
    'general e-mail',
    'email',
    /\b(?:general|contact|company|info|main) e-?mail\b/,
    /\be? ?mail\b/,
    'General contact e-mail address of the company'
  ),
]

export const ACCOUNT_FIELDS: readonly Field[] = [
  field(
    'login',
    'login',
    'text',
    /\blogins?\b|\busernames?\b|\bhandles?\b/,
    /\b(?:login|username|user name|handle|account|user)\b|^name$/
  ),
  field(
    'profile_url',
    'profile',
    'url',
    /\bprofile (?:url|link)s?\b/,
    /\b(?:profile|url|link|github|codehost)\b/
  ),
  field(
    'company',
    'company',
    'text',
    /\b(?:which|what) company\b|\bemployer\b/,
    /\b(?:company|employer|organi[sz]ation)\b/
  ),
  field(
    'merged_pull_requests',
    'merged pull requests',
    'number',
    /\bmerged (?:pull requests|prs)\b|\bprs? merged\b/,
    /\bmerged\b/
  ),
  field('pull_requests', 'pull requests', 'number', /\b(?:pull requests|prs)\b/, /\b(?:pull requests|prs)\b/),
  field('commits', 'commits', 'number', /\bcommits?\b/, /\bcommits?\b/),
  field('pushes', 'pushes', 'number', /\bpushe?s?\b/, /\bpushe?s?\b/),
  field('reviews', 'reviews', 'number', /\b(?:code )?reviews?\b/, /\breviews?\b/),
  field(
    'languages',
    'languages',
    'list',
    /\blanguages?\b|\bsprachen?\b|\blangages?\b|\blenguajes?\b|\blinguagens?\b/,
    /\b(?:languages?|stack|technologies)\b/
  ),
  field(
    'repos',
    'repositories',
    'list',
    /\brepos?(?:itor(?:y|ies))?\b|\bprojects?\b/,
    /\b(?:repos|repositories|projects)\b/
  ),
  field(
    'repo_count',
    'number of repositories',
    'number',
    /\bhow many repos?(?:itories)?\b/,
    /\b(?:repo|repository) count\b|\bnumber of repos/
  ),
  field('active_months', 'active months', 'number', /\bactive months\b/, /\bactive months\b/),
  field(
    'last_active_at',
    'last active',
    'date',
    /\blast (?:active|activity|seen)\b|\bmost recent(?:ly)? (?:active|activity)\b/,
    /\blast (?:active|activity|seen)\b/
  ),
  field(
    'first_active_at',
    'first active',
    'date',
    /\bfirst (?:active|activity)\b|\bactive since (?:when|what)\b|\bsince when\b/,
    /\bfirst (?:active|activity)\b|\bactive since\b/
  ),
  field('hireable', 'for hire', 'boolean', /\b(?:hireable|for hire)\b/, /\b(?:hireable|for hire)\b/),
]
