/** Folded labels and headings of a person's research interests or professional specialties. */
export const SPECIALTY_LABELS = `research interests;research interest;research areas;research area;research fields;research field;research topics;
  research focus;research topic;focus areas;focus area;areas of focus;practice areas;main research interests;current research interests;research themes;interests;fields of interest;areas of interest;
  field;fields;expertise;areas of expertise;area of expertise;specialties;specialty;specialities;speciality;specialization;specializations;
  specialisation;specialisations;forschungsinteressen;forschungsschwerpunkte;forschungsschwerpunkt;forschungsgebiete;forschungsgebiet;
  forschungsfelder;forschungsbereiche;forschungsthemen;arbeitsgebiete;arbeitsgebiet;arbeitsschwerpunkte;schwerpunkte;fachgebiet;fachgebiete;
  fachbereich;rechtsgebiete;tatigkeitsschwerpunkte;spezialgebiete;spezialisierung;lehr- und forschungsgebiete;forschungs- und arbeitsschwerpunkte;themes de recherche;
  theme de recherche;domaines de recherche;domaine de recherche;interets de recherche;thematiques de recherche;axes de recherche;
  centres d'interet scientifiques;domaines de competence;domaines d'expertise;specialite;specialites;lineas de investigacion;
  intereses de investigacion;areas de investigacion;temas de investigacion;especialidad;especialidades;areas de especializacion;areas de interes;intereses;lineas de trabajo;areas de practica;
  areas de interesse;interesses de pesquisa;interesses de investigacao;linhas de pesquisa;linha de pesquisa;areas de pesquisa;
  areas de atuacao;area de atuacao;area;especialidade;interessi di ricerca;aree di ricerca;interessi scientifici;linee di ricerca;
  specializzazioni;specializzazione;specialista in;aree di competenza;aree di interesse;ambiti di ricerca;onderzoeksinteresses;onderzoeksgebied;onderzoeksgebieden;specialisatie;
  specialisaties;mi occupo di;topic;topics;topics of interest;arbeitsfelder;themengebiete;
  specifieke interesses;aandachtsgebieden;aandachtsgebied;werkterrein;werkgebieden;rechtsgebieden;deskundigheid;
  specjalizacja;specjalizacje;specjalnosc;specjalnosci;zainteresowania naukowe;obszary badawcze;zakres praktyki;
  specialitet;specialiteter;specialistomrade;specialistomraden;forskningsomraden;forskningsomrade;forskningsintressen;inriktning;
  arastirma alanlari;arastirma konulari;calisma alanlari;calisma konulari;uzmanlik alanlari;uzmanlik alani;ilgi alanlari;uzmanlik;
  behandlungsschwerpunkte;kernkompetenzen;domaines d'intervention;ambiti di intervento;temas de interes;
  専門;専門分野;専攻;専攻分野;研究分野;研究内容;研究テーマ;研究領域;専門領域;研究関心;関心領域;
  연구분야;연구 분야;관심분야;관심 분야;연구 관심분야;연구주제;전공;전공분야;전문분야`

/** Folded headings of a person's skills, which suggest a specialty if the pages state none. */
export const SKILL_LABELS = new Set(
  `skills;technical skills;key skills;core skills;skills & tools;technologies;tech stack;services;what i do;kenntnisse;fahigkeiten;
  kompetenzen;it-kenntnisse;leistungen;mein angebot;competences;competences techniques;savoir-faire;prestations;services proposes;
  habilidades;competencias;conocimientos;aptitudes;servicios;habilidades tecnicas;conhecimentos;servicos;competenze;servizi;
  competenze tecniche;vaardigheden;kennis;diensten;specialiteiten`.split(/;\s*/)
)

/** A pattern for words directly before a field of research or work, in seven languages. */
export const SPECIALTY_CUES = [
  '(?:my|her|his|their|main|primary|current|the) (?:(?:main|primary|current|general|broad) )?(?:research|scientific|academic) (?:interests?|focus|areas?|fields?|activit(?:y|ies)|background|work|program)?(?: [\\p{L}]{2,12}){0,2}? ?(?:is|are|lies?|include[s]?|focuss?e?s?|cent(?:er|re)s|cover[s]?|concern[s]?|span[s]?|explores?|investigates?)(?: (?:in|on|with|around|at|within|of|about))?(?: studying)?(?: the)?(?: (?:areas?|fields?|intersection) of)?',
  '(?:work|works|working|research|interests?|lies?|is) at the (?:intersection|interface|crossroads) of(?: the)?',
  '(?:\\p{L}{2,20}(?:ist|er|or|ian|nt|ow)) (?:(?:working|focus(?:ed|ing)) (?:on|in the (?:area|field)s? of)|interested in|speciali[sz]ing in)(?: the)?',
  '(?:com ênfase em|linhas? de pesquisa (?:em|é|são))',
  '(?:my|her|his) (?:work|expertise|specialt?y|speciality|focus) (?:focus(?:es|ses)? on|cent(?:er|re)s (?:on|around)|is in|is on|lies in|includes)(?: the)?(?: field of)?',
  '(?:special[iy][sz](?:e|es|ed|ing|ation|ations)|expert|expertise|specialists?) (?:in|on)(?: the)?(?: (?:area|field)s? of)?',
  "(?:i|he|she|and|currently|mainly|primarily|who|i'm|i’m|am|is)(?: \\p{L}{2,12}ly)? (?:works?|working|focus|focuses|focused|focusing|research|researches|researching) (?:on|in the (?:area|field)s? of)(?: the)?",
  "(?:(?:i|he|she)(?:'m| am|’m| is| are)?|am|is)(?: \\p{L}{2,14}ly)? interested in(?: the)?(?: (?:area|field)s? of)?",
  '(?:meine|seine|ihre|die) (?:aktuellen )?(?:forschungs(?:schwerpunkte|interessen|gebiete|arbeit|themen)|arbeitsschwerpunkte|schwerpunkte|forschung) (?:sind|liegen|umfassen|liegt|ist|konzentriert sich|befasst sich)(?: (?:auf|in|im bereich|mit))?(?: de[rnms])?(?: bereichen?)?',
  '(?:spezialisiert auf|forsche (?:zu|über|an)|forscht (?:zu|über|an)|beschäftige mich mit|beschäftigt sich mit|spezialist(?:in)? für|expert(?:e|in) für)(?: de[rmns]| die)?',
  "(?:mes|ses) (?:travaux|recherches|activités de recherche|thèmes de recherche|intérêts de recherche|domaines de recherche|centres d['’]intérêt)(?: de recherche)? (?:portent|concernent|se concentrent|sont|incluent|se situent)(?: principalement)?(?: (?:sur|dans|à|autour de|en))?",
  "(?:spécialis(?:ée?s?|te) (?:en|dans|de)|je travaille (?:principalement )?(?:sur|en|dans)|(?:ma|sa) recherche porte sur|(?:expert|experte) en|m['’]intéresse (?:à|aux?|plus particulièrement à))",
  '(?:mis|sus|mi|su) (?:intereses|líneas?|áreas?|temas?|investigación|trabajo)(?: (?:de investigación|\\p{L}{4,12}))? (?:son|es|incluyen?|se centran?)(?: en(?: la| el)?)?',
  '(?:especializad[oa]s? en|especialista en|investig[oa] (?:sobre|en)|expert[oa] en|me dedico a|experiencia en (?:el área|las áreas|el campo) de)(?: la| el)?',
  '(?:meus?|minhas?|seus?|suas?) (?:principais )?(?:interesses?|áreas?|linhas?|pesquisas?|experiências?)(?: de (?:pesquisa|investigação|atuação|interesse))? (?:são|é|é em|são em|incluem|concentram-se|foram)(?: (?:em|na área de|nas áreas de))?',
  '(?:especializad[oa] em|especialista em|atu[oa](?:ndo)? (?:na área de|em|com)|pesquis[oa] (?:sobre|em)|trabalho com|experiência (?:em|na área de|nas áreas de|no campo de)|interesse em|pesquisas? (?:na área de|sobre))',
  '(?:i miei|i suoi|interessi) (?:interessi )?(?:di ricerca )?(?:sono|riguardano|includono|vertono su)(?: principalmente)?',
  '(?:mi occupo di|si occupa di|specializzat[oa] in|esperto in|esperta in|specialista in)',
  '(?:gespecialiseerd in|gespecialiseerd op|specialist in|mijn (?:onderzoek|expertise|specialisatie) (?:richt zich op|is|ligt in)|houdt? (?:me|mij|zich) bezig met)',
  '(?:research|work|thesis|group|lab|laboratory|team|practice) (?:focus(?:es)?|cent(?:er|re)s|concentrates) (?:on|around|in)(?: the)?',
  '(?:with|has|have|having) (?:an? )?(?:\\p{L}{4,12} )?(?:focus|expertise|speciali[sz]ation|research interests?|interests?) (?:on|in)(?: the)?(?: (?:area|field)s? of)?',
  '(?:mit(?: dem| den| besonderem)? (?:schwerpunkt(?:en)?|fokus) (?:auf|in|im bereich)?|interessiere mich (?:besonders )?für|(?:arbeite|forsche|tätig) im bereich|mein forschungs(?:gebiet|thema|schwerpunkt) ist)(?: de[rmns]| die)?',
  "(?:dans le domaine d(?:e|u|es)|expertise en|spécialisation en|passionnée? (?:par|de)|je m['’]intéresse (?:à|aux?))(?: la| les?)?",
  '(?:me especializo en|con énfasis en|en el (?:área|campo|ámbito) de|me interesan?|mi investigación (?:se centra en|trata sobre|aborda))(?: la| el| los| las)?',
  '(?:com foco em|na área d(?:e|a|o)|no campo d(?:e|a|o)|me interesso por|dedico-me (?:a|à|ao)|especialização em)',
  '(?:mi interesso di|la mia ricerca (?:riguarda|si concentra su|verte su)|nel campo d(?:i|ella|ello|ei)|specializzazione in|mi dedico a)',
  '(?:met (?:een )?(?:focus|nadruk) op|op het gebied van|ik onderzoek|specialisatie in|mijn interesses (?:zijn|liggen (?:in|bij)))',
]
  .map((cue) => `${cue}(?=[\\s:])`)
  .concat('(?:(?:私|主な)の?)?(?:専門(?:分野|領域)?|研究(?:分野|テーマ|領域))は、?')
  .join('|')
