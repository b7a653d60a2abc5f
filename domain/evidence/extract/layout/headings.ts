import { anywhere, wholeText } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'

const GENERIC = wholeText()`
  # English
  about(?: us| me)? | home(?:page)? | welcome.*
  (?:our |the |meet (?:the|our) )?(?:
    team | people | leadership | management | company | story | mission | values | offices? | history
    founders | board | staff | crew | customers | clients | services | products? | solutions | work
    culture
  )(?: team)?
  contact(?: us)? | get in touch | (?:who|what) we (?:are|do) | how we work | (?:the )?company | at a glance
  (?:key |company |quick )?(?:facts|figures)(?: (?:and|&) (?:facts|figures))? | (?:company )?numbers
  our numbers | in numbers | profile | careers? | jobs | join us | work with us | open (?:positions|roles)
  vacancies | press(?: room)? | media | news(?:room)? | blog | events? | support | help | faq
  privacy(?: policy)? | terms.* | legal(?: notice)? | imprint | elsewhere | links | profile | speakers?
  directory | overview | not found | 404.* | index | untitled | login | sign in | search | page | error.*
  company profile | professional (?:network|profile)
  # Networks
  linkedin | github | instagram | youtube | tiktok | x | twitter | facebook
  # German
  start(?:seite)? | das unternehmen | unternehmensprofil
  (?:daten|zahlen)(?:,? daten)?(?:,)? (?:und|&) fakten | (?:zahlen|fakten) | auf einen blick | steckbrief
  impressum | datenschutz.* | agb | uber uns | unser(?:e|em)? .* | das team | kontakt | karriere
  stellenangebote | presse | aktuelles | neuigkeiten | produkte | leistungen | unternehmen | wer wir sind
  rechtliches | rechtliche hinweise | haftungsausschluss
  # French
  chiffres[- ]cles | (?:l'entreprise )?en (?:quelques )?chiffres | en bref | (?:l'entreprise|la societe)
  a propos | qui sommes[- ]nous | l'equipe | (?:notre|nos) .* | equipe | contactez[- ]nous | carrieres?
  recrutement | actualites | espace presse | mentions legales | accueil | entreprise
  # Spanish and Portuguese
  datos(?: de la empresa| clave)? | cifras(?: clave)? | (?:la empresa )?en cifras
  (?:a empresa )?em numeros | (?:a|la) empresa | numeros | factos | fatos | ficha | contacto?
  sobre(?: nosotros| nos| mi| mim)? | quienes somos | (?:nuestr|noss)[ao]s? .* | equipo
  trabaja con nosotros | empleo | prensa | noticias | inicio | empresa | aviso legal | contato | contactos
  quem somos | trabalhe (?:con|com)nos\w* | carreiras | imprensa | novidades
  # Italian
  chi siamo | contatti | azienda | servizi | prodotti | lavora con noi | note legali
  # Dutch
  over (?:ons|mij) | wie (?:zijn|we zijn|wij zijn)(?: wij)? | diensten | producten | vacatures
  (?:ons|het) team | algemene voorwaarden | privacyverklaring | colofon | medewerkers | onze mensen
  # Polish
  o (?:nas|mnie|firmie) | (?:nasz |poznaj (?:nasz )?)?zespol.* | strona glowna | uslugi | oferta | cennik
  aktualnosci | kontakt | zapraszamy do kontaktu | polityka prywatnosci | kariera | nasi (?:ludzie|specjalisci|lekarze)
  # Swedish
  om (?:oss|mig) | hem | startsida | valkommen.* | tjanster | kontakta (?:oss|mig) | medarbetare | personal
  priser | nyheter | vart team | var(?:a)? (?:medarbetare|tjanster) | integritetspolicy
  # Turkish
  hakkimizda | hakkimda | ana ?sayfa | iletisim(?: bilgileri)? | ekibimiz | kadromuz | hizmetler(?:imiz)?
  akademik (?:bilgiler|kadro) | yayinlar | projeler | ozgecmis | haberler | kurumsal
  # Japanese
  会社(?:概要|案内|情報) | 企業情報 | 沿革 | (?:事業|業務)内容 | お問い?合わせ | 採用情報 | 求人情報
  アクセス | ホーム | トップページ | ご挨拶 | プライバシーポリシー | ニュース | 新着情報 | お知らせ
  # Korean
  회사 ?소개 | 기업 ?소개 | 연혁 | 오시는 ?길 | 문의(?:하기)? | 채용 | 인사말 | 홈 | 소개 | 공지사항
  연락처 | 개인정보처리방침
`

/** Whether a heading names a kind of page instead of a person or company. */
export const isGenericHeading = (text: string): boolean =>
  text.length < 60 && GENERIC.test(fold(text).replace(/(?<![.!:…])[.!:…]+$/, ''))

const SECTIONS = {
  experience: wholeText()`
    # English
    (?:selected |relevant |previous |past )?(?:(?:work|professional|academic|industry|research) )?(?:
      experiences? | positions | appointments
    )
    employment(?: history)? | career(?: history)? | work history | curriculum(?: vitae)? | resume | cv
    short cv | brief cv
    # German
    (?:ausgewahlte )?(?:berufs)?erfahrung(?:en)? | (?:ausgewahlte )?berufserfahrung
    (?:beruflicher )?werdegang | berufliche (?:stationen|erfahrung(?:en)?|laufbahn) | stationen | vita
    lebenslauf
    # French
    experiences?(?: professionnelles?)? | parcours(?: professionnel)? | postes occupes
    # Spanish and Portuguese
    experiencias?(?: (?:laboral|profesional|docente|academica|profissional)(?:e?s)?| profissionais)?
    trayectoria(?: profesional| academica)? | historial laboral | percurso profissional | carreira
    atuacao profissional
    # Dutch
    werkervaring | loopbaan
    # Italian
    esperienz[ae](?: (?:professional[ei]|lavorativ[ae]))?
    # Polish, Swedish and Turkish
    doswiadczenie(?: zawodowe)? | przebieg kariery | (?:arbetslivs|yrkes)?erfarenhet(?:er)? | anstallningar
    (?:is |mesleki )?deneyim(?:ler|i|leri)? | is tecrubesi | akademik gorevler | idari gorevler
    # Japanese
    職歴 | 経歴 | 略歴
    # Korean
    경력 | 이력
  `,
  education: wholeText()`
    # English
    (?:academic |formal )?education(?: (?:and|&) (?:training|degrees?|qualifications?|employment))?
    educational background | academic (?:degrees?|qualifications?|history|career) | degrees? | studies
    academic background | qualifications | short cv | brief cv | education and experience
    # German
    akademische(?:r|s)? (?:werdegang|laufbahn|ausbildung|grade?)
    (?:schul|hochschul|aus)?bildung(?: und studium| und beruf)? | studium und ausbildung | hochschulstudium
    ausbildung | bildungsweg | schulbildung | studium | bildung
    # French
    (?:etudes|diplomes|formations?)(?: et (?:etudes|diplomes|formations?|titres))?
    cursus(?: universitaire)? | formation | etudes | parcours academique | diplomes
    # Spanish and Portuguese
    titulos? | titulacion | estudios realizados | formacao | titulacao | educacion
    formacion(?: academica)? | estudios | educacao | formacao(?: academica)? | estudos
    # Italian
    titoli di studio | studi | percorso di studi | istruzione e formazione | istruzione | formazione
    # Dutch
    opleidingen | onderwijs | opleiding
    # Polish, Swedish and Turkish
    wyksztalcenie | edukacja | studia | (?:mina )?utbildning(?:ar)? | (?:akademik )?egitim(?:i|im)?
    (?:egitim|ogrenim) (?:bilgileri|durumu)
    # Japanese and Korean
    学歴 | 학력
  `,
  past: /\b(?:former|alumni|alumnae|past|previous|ehemalige?r?|fruhere?r?|anciens?|anciennes?|antigu[oa]s|anteriores|ex-?\w*)\b/,
  jobs: anywhere()`
    # English
    open (?:positions|roles|jobs|vacancies) | vacanc | current openings | job openings
    available (?:positions|jobs)
    # German
    offene stellen | stellenangebote | aktuelle stellen
    # French
    postes? (?:ouverts?|a pourvoir|disponibles?) | offres d'emploi | nos offres
    # Spanish and Portuguese
    puestos (?:abiertos|vacantes|disponibles) | vacantes | ofertas de (?:empleo|trabajo) | vagas
  `,
} as const

/** Whether a heading opens a section of this kind. */
export const isSection = (kind: keyof typeof SECTIONS, heading: string | null): boolean =>
  heading !== null &&
  heading.length < 80 &&
  SECTIONS[kind].test(fold(heading).replace(/(?<![.!:…])[.!:…]+$/, ''))
