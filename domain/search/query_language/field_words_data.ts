/** Fields of work and other topics by their English words, in six languages. Folded. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  'artificial intelligence':
    'kunstliche intelligenz|kunstlicher intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie',
  'machine learning':
    'maschinelles lernen|maschinellem lernen|apprentissage automatique|aprendizaje automatico|aprendizado de maquina|apprendimento automatico',
  'computer vision':
    'maschinelles sehen|vision par ordinateur|vision artificial|visao computacional|visione artificiale',
  'natural language processing':
    'sprachverarbeitung|traitement du langage naturel|procesamiento del lenguaje natural|processamento de linguagem natural',
  robotics: 'robotik|robotique|robotica',
  'data science':
    'datenwissenschaft|science des donnees|ciencia de datos|ciencia de dados|scienza dei dati|datawetenschap',
  'data protection privacy':
    'datenschutz|protection des donnees|proteccion de datos|protecao de dados|protezione dei dati|gegevensbescherming',
  'computer security':
    'it sicherheit|cybersicherheit|cybersecurite|securite informatique|ciberseguridad|seguridad informatica|ciberseguranca|seguranca da informacao|sicurezza informatica|cyberbeveiliging|informatiebeveiliging',
  'software testing':
    'softwaretests|tests logiciels|pruebas de software|testes de software|test del software',
  'software architecture':
    'softwarearchitektur|architecture logicielle|arquitectura de software|arquitetura de software|architettura software|softwarearchitectuur',
  'open source': 'logiciel libre|logiciels libres|software libre|software livre|software libero|opensource',
  'web development':
    'webentwicklung|developpement web|desarrollo web|desenvolvimento web|sviluppo web|webontwikkeling',
  'game development':
    'spieleentwicklung|developpement de jeux|desarrollo de videojuegos|desenvolvimento de jogos|sviluppo di videogiochi',
  databases: 'datenbanken|bases de donnees|bases de datos|bancos de dados|basi di dati',
  accessibility: 'barrierefreiheit|accessibilite|accesibilidad|acessibilidade|accessibilita|toegankelijkheid',
  education: 'bildung|enseignement|educacion|educacao|istruzione|onderwijs',
  teaching: 'unterrichten|enseignent|ensenan|ensinam|insegnano|insegnare|lesgeven',
  children: 'kinder|kindern|enfants|ninos|ninas|criancas|bambini|kinderen',
  programming:
    'programmieren|programmation|programacion|programacao|programar|programmare|programmazione|programmeren',
  mathematics: 'mathematik|mathematiques|matematicas|matematica|wiskunde',
  statistics: 'statistik|statistiques|estadistica|estatistica|statistica|statistiek',
  physics: 'physik|physique|fisica|natuurkunde',
  chemistry: 'chemie|chimie|quimica|chimica|scheikunde',
  biology: 'biologie|biologia',
  medicine: 'medizin|medecine|medicina|geneeskunde',
  health: 'gesundheit|sante|salud|saude|salute|gezondheid|gezondheidszorg',
  'mental health':
    'psychische gesundheit|sante mentale|salud mental|saude mental|salute mentale|geestelijke gezondheid',
  'renewable energy':
    'erneuerbare energien|erneuerbaren energien|energies renouvelables|energias renovables|energias renovaveis|energie rinnovabili|duurzame energie|hernieuwbare energie',
  energy: 'energie|energia',
  electricity: 'electricite|electricidad|eletricidade|elettricita|elektriciteit',
  climate:
    'klimawandel|klimaschutz|climat|cambio climatico|mudanca climatica|cambiamento climatico|klimaat|klimaatverandering',
  environment: 'umwelt|umweltschutz|environnement|medio ambiente|meio ambiente|ambiente',
  agriculture: 'landwirtschaft|agricultura|landbouw',
  water: 'wasser|eau|agua|acqua',
  law: 'droit|derecho|direito|diritto',
  'human rights':
    'menschenrechte|droits de homme|derechos humanos|direitos humanos|diritti umani|mensenrechten',
  finance: 'finanzen|finanzas|financas|finanza|financien',
  insurance: 'versicherung|versicherungen|assurance|assurances|seguros|assicurazioni|verzekeringen',
  banking: 'bankwesen|banque|banca|bancario|bankieren',
  logistics: 'logistik|logistique|logistica|logistiek',
  transport: 'verkehr|transporte|trasporti|vervoer',
  aviation: 'luftfahrt|aviacion|aviacao|aviazione|luchtvaart',
  space: 'raumfahrt|weltraum|espacio|espaco|spazio|ruimtevaart',
  construction: 'bauwesen|batiment|construccion|construcao|edilizia',
  tourism: 'tourismus|tourisme|turismo|toerisme',
  music: 'musik|musique|musica|muziek',
  art: 'kunst|arte',
  photography: 'fotografie|photographie|fotografia',
  journalism: 'journalismus|journalisme|periodismo|jornalismo|giornalismo|journalistiek',
  politics: 'politik|politique|politica|politiek',
  research: 'forschung|recherche scientifique|investigacion|pesquisa|ricerca|onderzoek',
  quantum:
    'quantencomputer|quantencomputing|informatique quantique|computacion cuantica|computacao quantica|calcolo quantistico|quantumcomputers',
  sustainability: 'nachhaltigkeit|durabilite|sostenibilidad|sustentabilidade|sostenibilita|duurzaamheid',
  'human resources': 'personalwesen|ressources humaines|recursos humanos|risorse umane',
  marketing: 'mercadotecnia|mercadeo',
  translation: 'ubersetzung|traduction|traduccion|traducao|traduzione|vertaling',
  democratic:
    'demokraten|demokratische|demokratischen|democrate|democrates|democrata|democratas|democratico|democratici|democratica|democratiche|democraten|democratische',
  republican:
    'republikaner|republikanische|republikanischen|republicain|republicains|republicaine|republicaines|republicano|republicanos|republicana|republicanas|repubblicano|repubblicani|repubblicana|repubblicane|republikeinen|republikeinse',
  congress: 'kongress|congres|congreso|congresso',
}
