import { fold } from '#domain/people/text/text'

const GENERIC =
  /^(?:about(?: us| me)?|home(?:page)?|welcome.*|start(?:seite)?|(?:our |the |meet (?:the|our) )?(?:team|people|leadership|management|company|story|mission|values|offices?|history|founders|board|staff|crew|customers|clients|services|products?|solutions|work|culture)(?: team)?|contact(?: us)?|get in touch|(?:who|what) we (?:are|do)|how we work|(?:the )?company|at a glance|(?:key |company |quick )?(?:facts|figures)(?: (?:and|&) (?:facts|figures))?|(?:company )?numbers|our numbers|in numbers|profile|das unternehmen|unternehmensprofil|(?:daten|zahlen)(?:,? daten)?(?:,)? (?:und|&) fakten|(?:zahlen|fakten)|auf einen blick|steckbrief|chiffres[- ]cles|(?:l'entreprise )?en (?:quelques )?chiffres|en bref|(?:l'entreprise|la societe)|datos(?: de la empresa| clave)?|cifras(?: clave)?|(?:la empresa )?en cifras|(?:a empresa )?em numeros|(?:a|la) empresa|numeros|factos|fatos|ficha|careers?|jobs|join us|work with us|open (?:positions|roles)|vacancies|press(?: room)?|media|news(?:room)?|blog|events?|support|help|faq|privacy(?: policy)?|terms.*|legal(?: notice)?|imprint|impressum|datenschutz.*|agb|uber uns|unser(?:e|em)? .*|das team|kontakt|karriere|stellenangebote|presse|aktuelles|neuigkeiten|produkte|leistungen|unternehmen|wer wir sind|a propos|qui sommes[- ]nous|l'equipe|(?:notre|nos) .*|equipe|contacto?|contactez[- ]nous|carrieres?|recrutement|actualites|espace presse|mentions legales|accueil|entreprise|sobre(?: nosotros| nos| mi| mim)?|quienes somos|(?:nuestr|noss)[ao]s? .*|equipo|trabaja con nosotros|empleo|prensa|noticias|inicio|empresa|aviso legal|contato|contactos|quem somos|trabalhe (?:con|com)nos\w*|carreiras|imprensa|novidades|elsewhere|links|profile|speakers?|directory|overview|not found|404.*|index|untitled|login|sign in|search|page|error.*|company profile|professional (?:network|profile)|linkedin|github|instagram|youtube|tiktok|x|twitter|facebook)$/

/** Whether a heading names a kind of page instead of a person or company. */
export const isGenericHeading = (text: string): boolean =>
  text.length < 60 && GENERIC.test(fold(text).replace(/(?<![.!:…])[.!:…]+$/, ''))

const SECTIONS = {
  experience:
    /^(?:(?:work |professional )?experience|employment(?: history)?|career(?: history)?|work history|positions|(?:berufs)?erfahrung|berufserfahrung|werdegang|beruflicher werdegang|lebenslauf|experiences?(?: professionnelles?)?|parcours(?: professionnel)?|experiencia(?: laboral| profesional)?|trayectoria|historial laboral|experiencia profissional|percurso profissional|carreira|curriculum|resume|cv|werkervaring|esperienza)$/,
  education:
    /^(?:education|studies|academic background|qualifications|ausbildung|studium|bildung|formation|etudes|parcours academique|diplomes|educacion|formacion(?: academica)?|estudios|educacao|formacao(?: academica)?|estudos|opleiding|istruzione|formazione)$/,
  past: /\b(?:former|alumni|alumnae|past|previous|ehemalige?r?|fruhere?r?|anciens?|anciennes?|antigu[oa]s|anteriores|ex-?\w*)\b/,
  jobs: /(?:open (?:positions|roles|jobs|vacancies)|vacanc|current openings|job openings|available (?:positions|jobs)|offene stellen|stellenangebote|aktuelle stellen|postes? (?:ouverts?|a pourvoir|disponibles?)|offres d'emploi|nos offres|puestos (?:abiertos|vacantes|disponibles)|vacantes|ofertas de (?:empleo|trabajo)|vagas)/,
} as const

/** Whether a heading opens a section of this kind. */
export const isSection = (kind: keyof typeof SECTIONS, heading: string | null): boolean =>
  heading !== null &&
  heading.length < 80 &&
  SECTIONS[kind].test(fold(heading).replace(/(?<![.!:…])[.!:…]+$/, ''))
