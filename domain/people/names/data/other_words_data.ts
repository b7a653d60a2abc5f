const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Folded words of sentences, job titles, pages and organisations that names never contain. */
export const NO_NAME = set(`
  institution polytechnic museum library observatory hochschule akademie stiftung klinik klinikum gesellschaft verein verband verlag ministerium bibliothek gymnasium forschungszentrum
  fachhochschule polytechnique ecole academie hopital fondation musee ministere societe agence lycee cnrs inria cnam sorbonne fundacion museo ministerio instituto academia colegio
  politecnica politecnico ateneo fundacao faculdade istituto accademia ospedale fondazione ministero azienda universiteit hogeschool instituut ziekenhuis stichting ministerie dept faculty
  laboratory laboratories section unit centre program programme institut abteilung lehrstuhl professur fakultat fachbereich arbeitsgruppe zentrum forschungsstelle forschungsgruppe
  departement laboratoire faculte equipe ufr escuela laboratorio catedra nucleo dipartimento facolta scuola cattedra afdeling faculteit vakgroep onderzoeksgroep leerstoel centrum opleiding
  google researchgate orcid dblp immobilien zahnarztpraxis cientifico
  fur kostenlose kostenloser kostenloses pagina werdegang lebenslauf einladung forschungsprojekte lehrveranstaltungen veroffentlichungen publikationen trayectoria parcours experiencia profissional profesional publicacoes publicaciones
  the a an and or of at for with from in on to by our your my we us you their its is are was were be been has
  have had about contact home team meet view more login sign welcome profile profiles people member members
  staff board ceo cto cfo coo cmo cio cpo chief officer president vice director manager leader engineer
  engineering developer designer founder cofounder owner partner analyst consultant architect specialist
  coordinator assistant associate intern executive administrator advisor adviser scientist researcher lecturer
  professor teacher student recruiter marketing sales operations finance product software data design human
  resources support customer service services senior junior inc llc ltd gmbh corp corporation company limited
  group holdings holding capital ventures partners solutions systems technologies technology labs studio
  studios agency foundation institute university college hospital association society council committee
  department ministry office news media magazine conference summit authors editor editorial admin anonymous
  unknown user none null test january february tuesday wednesday thursday saturday road city county state
  subscribe privacy policy terms cookies copyright rights reserved linkedin twitter facebook instagram github
  und et pour con para como new geschaftsfuhrer geschaftsfuhrerin leiter leiterin gerente directeur directrice
  directora responsable jefe ingeniero ingenieur fondateur fundador foods learning payments logistics
  analytics robotics therapeutics pharma pharmaceuticals biotech energy motors airlines insurance security
  networks digital interactive games industries enterprises consulting advisors associates bakery restaurant
  online global international worldwide club league times journal health healthcare medical clinic genetics
  genomics diagnostics bioscience biosciences financial banking crypto aerospace wireless electric academy
  fulfillment properties entertainment telecom payroll sciences semiconductors sensors robots apps app hub
  publishing manufacturing construction geschaeftsfuhrer
  portfolio curriculum vitae resume homepage website kanzlei rechtsanwaltskanzlei anwaltskanzlei arztpraxis hausarztpraxis
  grado licenciatura doctorado maestria doctorat doutorado mestrado laurea dottorato profesor profesora professeur doctora
  forum congress kongress kongresse congres congreso congresso symposium simposio colloquium colloque kolloquium workshop
  workshops meetup meetups hackathon expo festival tagung fachtagung jornadas jornada journees salon seminar seminars seminario seminaire
  ayudante perfil departamento facultad universidad universita universidade universite universitat strafrecht verkehrsrecht
  auditores asesores consultores contadores abogadas asociados ingenieros arquitectos advogados contabilidade contabilidad
  avvocati associati commercialisti consulenti notai notaires comptables accountants attorneys auditors lawyers solicitors
  rechtsanwalte steuerberater steuerberatung architekten ingenieure notarissen advocaten
  psychologie psychology psicologia psychotherapie psychotherapy psicoterapia physiotherapie physiotherapy fisioterapia
  kinesitherapie sophrologie reflexologie osteopathie osteopathy osteopatia naturopathie photographie photography fotografia fotografie
  odontologia dentistry nutricion nutrition dental willkommen herzlich welkom bienvenue bienvenidos bienvenido benvenuti benvenuto lab principal investigator firm avocat avocats abogados procuradores tandartsen
`)

/**
 * Similar words that are also family names or short forms. One such word may follow a given name.
 */
export const SELDOM_NAME = set(`
  author avenue bank church friday guest head hotel lead les london march monday north page post press read
  school shop south speaker speakers store street sunday united will york
  one two three get got started start book case study studies open source series valley silicon bottle work works working
  business review reviews growth marketer marketers machine intelligence next now follow share save latest top best
  featured related popular trending recent upcoming overview summary details results search menu navigation newsletter
  download upload photos gallery event events webinar podcast blog article articles story stories pricing plans features
  integrations documentation docs guide guides tutorial tutorials faq mission vision history timeline governance releases
  days week weeks weekend fest camp talks evening nights
  accessibility sitemap los buenos palo las customers industry sector world scholar portal praxis
`)

/**
 * Words that often end the name of an organisation. A text that ends in one is no person's name,
 * unless it starts with a given name.
 */
export const LAST_OF_COMPANY = set(`
  care ai bio science bank credit tax pay wallet lending mortgage fund trading exchange money aircraft space
  mobile cloud search maps video audio photo radar power solar battery water materials metals mining oil gas
  steel chemicals plastics education tutors jobs careers hiring travel fitness sports beauty fashion jewelry
  cosmetics coffee food kitchen brewing wines farms meat grocery delivery freight shipping express trucking
  realty homes housing rentals fabrication supply tools machines automotive pictures records music printing
  communications legal compliance workforce intelligence computing computers works project alliance network
  trust union federation coalition initiative museum theatre orchestra tech
`)
