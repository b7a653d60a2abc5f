import { anyOf } from '#domain/people/text/phrases'

const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Nouns that end the name of a role, folded. The vocabulary of queries has others. */
export const ROLE_NOUNS = words(`
  candidate reader freelancer scholar postdoc postdoctoral undergraduate head lead chief chair chairman chairwoman chairperson cofounder maker principal cso caio superintendent
  vorstand vorstandin leitung inhaber inhaberin promovend promovendin doktorand doktorandin postdoktorand postdoktorandin student studentin studierender professur dozent dozentin
  juniorprofessor juniorprofessorin privatdozent privatdozentin hilfskraft freiberufler freiberuflerin anwalt anwaltin arzt arztin rechtsanwalt rechtsanwaltin steuerberater unternehmer unternehmerin
  prasident prasidentin kunstler kunstlerin autor autorin journalist journalistin fachinformatiker gesellschafter gesellschafterin mitarbeiter mitarbeiterin referentin lehrbeauftragter lehrbeauftragte
  professeur professeure maitre doctorant doctorante chercheur chercheuse chercheure enseignant enseignante etudiant etudiante postdoctorant postdoctorante ingenieur ingenieure gerant gerante
  avocat avocate medecin architecte journaliste auteur auteure autrice ecrivain ecrivaine graphiste photographe conseiller conseillere secretaire traducteur traductrice technicien technicienne
  informaticien informaticienne conferencier conferenciere formateur formatrice coordinateur coordinatrice coordonnateur redacteur redactrice president presidente webmaster webdesigner
  directeur directrice responsable charge chargee chef cheffe fondateur fondatrice cofondateur cofondatrice
  developpeur developpeuse consultante associe associee entrepreneure pdg doyen doyenne expert experte
  gestionnaire
  profesor profesora catedratico catedratica investigador investigadora doctorando doctoranda estudiante ingeniero ingeniera desarrollador desarrolladora programador programadora disenador disenadora
  fundador fundadora cofundador cofundadora jefe jefa socio socia medico medica abogado abogada arquitecto
  arquitecta periodista escritor escritora consultor consultora becario becaria docente tecnico tecnica
  analista presidenta traductor traductora fotografo fotografa emprendedor emprendedora decano decana rector
  rectora director directora gerente subdirector subdirectora coordinador coordinadora empresario empresaria
  autora licenciado
  professora pesquisador pesquisadora doutorando doutoranda mestrando mestranda estudante engenheiro
  engenheira diretor diretora desenvolvedor desenvolvedora coordenador coordenadora bolsista advogado
  advogada
  arquiteto arquiteta jornalista escritora empreendedor empreendedora cientista presidente reitor reitora chefe editora palestrante graduando
  professore professoressa ricercatore ricercatrice dottorando dottoranda sviluppatore sviluppatrice
  ingegnere direttore direttrice fondatore fondatrice cofondatore cofondatrice consulente amministratore
  amministratrice
  progettista studente studentessa assegnista borsista architetto avvocato giornalista scrittore scrittrice
  programmatore programmatrice informatico informatica fisico titolare coordinatore insegnante grafico
  traduttore traduttrice
  imprenditore imprenditrice responsabile specializzando libero tecnologo preside rettore
  lider cheffe investigateur investigatrice moniteur monitrice infirmier infirmiere
  hoogleraar promovendus promovenda docent docente onderzoeker onderzoekster medewerker medewerkster
  ontwikkelaar ontwerper ontwerpster vormgever directeur oprichter oprichtster medeoprichter eigenaar
  eigenares adviseur
  schrijver schrijfster fotograaf arts ondernemer onderneemster voorzitter zelfstandige leraar lerares ingenieur zzp'er wetenschapper leider manager consultant lector partner`)

const ROLE_ENDS = anyOf`
  ingenieur | entwickler | leiter | berater | fuhrer | forscher | wissenschaftler | grunder | inhaber
  arbeiter | lehrer | professor | assistent | referent | redakteur | architekt | analyst | informatiker
  mathematiker | physiker | chemiker | biologe | psychologe | kunstler | direktor | techniker | autor
  doktorand | koordinator | sprecher | manager | ontwikkelaar | onderzoeker | medewerker | ontwerper
  ondernemer | webdesigner | developer | designer | engineer | ologist | ographer | onomist | matician
  statistician | student | therapeut | pädagoge | padagoge
`
/** Matches a compound that ends in a role: `projektleiterin`. */
export const ROLE_SUFFIX = new RegExp(`${ROLE_ENDS}(?:in|ster|s)?$`)

/** Words that look like a role and are none: degrees (`docteur en droit`), members, guests, models. */
export const NO_ROLES = words(
  `docteur docteure doctor doctora doutor doutora dottore dottoressa doctorate graduate graduated alum
  alumna alumnus resident member guest host native master mestre licenciado diplome diplomee general doctors
  parent model pilot player`
)

const OWNER_WORDS = anyOf`
  c[etfoismprd]{1,2}o | chief | president | presidente? | prasidentin? | chair(?:man|woman|person)? | owner
  partner | (?:co-?)?founder | (?:co-?|mit)?grunder(?:in)? | geschaftsfuhrer(?:in)? | inhaber(?:in)?
  gesellschafter(?:in)? | vorstand | (?:co-?)?fond(?:ateur|atrice|atore) | gerante? | pdg
  president(?:e|a)? | (?:co-?)?fundadora? | dueno | duena | propriet\w+ | soci[oa] | titolare
  (?:mede)?oprichter | oprichtster | eigena(?:ar|res) | amministratore | amministratrice | rector
  rektor(?:in)? | rettore | reitora? | dean | decan[oa] | doyenne? | provost | member | mitglied | principal
`
/** Roles whose "of" is followed by an organisation: `founder of Acme`. */
export const OWNERS = new RegExp(String.raw`(?:^|[\s-])${OWNER_WORDS}(?:$|[\s/,-])`)

/** Kinds of organisations, folded. */
export const ORGANISATIONS = words(`
  university college institute institution polytechnic academy hospital clinic foundation museum company
  bank association society ministry agency council library observatory corporation studio studios
  technologies bureau
  universitat hochschule akademie stiftung klinik klinikum gesellschaft verein verband verlag museum ministerium bibliothek gymnasium forschungszentrum hfg fachhochschule th tu fh
  polytechnique universite ecole academie hopital fondation musee ministere societe agence association lycee cnrs inria cnam sorbonne
  universidad hospital fundacion museo ministerio instituto academia colegio politecnica escola politecnico
  politecnica ateneo universidade fundacao ministerio faculdade universita istituto accademia ospedale
  fondazione museo ministero azienda
  universiteit hogeschool instituut academie ziekenhuis stichting ministerie umc
  nzoz spzoz ppuh pphu fhu uniwersytet uniwersytetu politechnika akademia instytut fundacja szpital przychodnia liceum ministerstwo stowarzyszenie muzeum biblioteka
  universitet universitetet hogskola hogskolan sjukhus stiftelse stiftelsen kommun myndigheten biblioteket museet
  universitesi enstitusu hastanesi vakfi dernegi bakanligi lisesi akademisi muzesi kutuphanesi belediyesi teknokent`)

/** Kinds of parts of an organisation, folded. A larger organisation near them is the employer. */
export const UNITS = words(`
  department dept dpt dpto dip division school faculty chair lab labs laboratory laboratories group section unit team center centre program programme office graduate
  institut abteilung lehrstuhl professur fakultat fachbereich arbeitsgruppe labor zentrum forschungsstelle forschungsgruppe bereich referat
  departement laboratoire faculte centre equipe chaire unite ufr service
  departamento facultad escuela laboratorio centro catedra grupo departamento faculdade laboratorio nucleo
  dipartimento facolta scuola laboratorio centro gruppo cattedra afdeling faculteit vakgroep onderzoeksgroep leerstoel centrum opleiding
  wydzial katedra zaklad oddzial avdelning avdelningen institutionen fakultet fakulteten fakultesi bolumu bolum anabilim dali merkezi`)
export const ORGANISATION_SUFFIX =
  /(?:hochschule|universitat|gesellschaft|stiftung|verlag|klinik|klinikum|verein|verband|werke|akademie|universiteit|hogeschool)$/
export const UNIT_SUFFIX = /(?:institut|zentrum|abteilung|fakultat|labor|instituut|centrum)$/

const FIELD_STARTS = anyOf`
  scien | cienc | wissenschaft | engineer | ingenier | engenh | ingegn | informa | comput | sistem | system
  math | matem | phys | fisi | chem | quimi | chim | biolog | biomed | econom | okonom | law | droit
  derecho | direito | diritto | recht | histor | geschichte | psycholog | psicolog | sociolog | soziolog
  philosoph | filosof | linguist | literat | medic | mediz | educa | bildung | manage | market | financ
  finan | design | disen | kunst | music | musik | architect | arquitect | statist | estad | data | dati
  datos | dados | daten | machine | artific | kunstlich | robot | electr | elektr | elett | mechan | mecan
  nano | neuro | environment | umwelt | energ | politic | politik | software | hardware | network | securit
  cyber | human | social | sozial | applied | angewandt | theor | klinisch | clinic | communic | kommunik
  comunic | journalis | language | anglist | german | business | betriebs | wirtschaft | logist | operation
  product | produkt | sales | research | people | growth | strateg | develop | entwick | technolog | digital
  quant | astro | cosmo | material | civil | touris | agric | nursing | pharm | genom | genet | immun
  epidem | toxic | ecolog | okolog | anthrop | archao | archeo | archae | theolog | pedagog | padagog
  didac | didak | ethic | ethik | interaction | learning | vision | nlp | hci | ai | ki | ia | ml | it | hr
  ux | ui | pr | qa | seo | talent | customer | client | partnership | content | brand | legal | revenue
  community | platform | infrastructure | analytics | cloud | mobile | web | frontend | backend | vertrieb
  personal | einkauf | technik | ventas | ventes | vendas | vendite | recursos | ressources | risorse
  compras | achats | innova | quality | supply | finance | accounting | studies | zoolog | botan | geolog
  geograph | geograf | geo | optic | photon | plasma | surgery | cardio | onco | radiolog | pediatr | gender
  media | medien | publiek | bestuur | oceano | wetenschap | organi | psicoterap | psychotherap | fisioterap
  physiotherap | osteopat | logopa | logoped | nutri | credito | mutui | assicura | immobili
`
/** Beginnings of words for fields of work, folded. */
export const FIELD = new RegExp(`^${FIELD_STARTS}`)
