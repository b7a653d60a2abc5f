const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Nouns from the sources that never or rarely name an occupation. */
export const NO_OCCUPATION: Record<string, ReadonlySet<string>> = {
  en: words(`
    adapter adolescent adult aide alcoholic ancient angel antique appointee applicant baby banks baritone baster bearer beater beginner
    bilingual blaster bleacher blocker boarder bogie bore boss boy braille breaker bridges british burglar cad caller candidate captive carrier
    caster casualty catcher catholic character chaser checker child christian civilian claimant client climber closer comic commercial companion compiler
    conservative consumer contemporary convert conveyor counsel crane crank crawler criminal customer cutter cyclist daredevil devil dick diesel
    domestic dry dyer eater edger elder employee employer emeritus ensign equal escort european excavator exchanger extra fastener feller fellow fields fighter
    filer finisher fixer fodder fossil foster framer freelance fry gatherer general german girl gofer gourmet governor graduate grave graves
    greaser groom grower guard guest guide handler hanger harvester heavy helper homeless host humanitarian hunt illusionist immigrant importer
    independent informant intellectual intermediary interpreter intruder investor itinerant jacquard jumper junior juvenile keeper killer kitchener korean
    kp lady lasso learner lender licensee lifter lighter loader loaner local locator locum logger lord ma maker man manipulator mapper marine martial
    master matcher mate maverick measurer meeter melter member mercer migrant mime mimic minder modern monitor mother mounter mover mp national natural nibbler nobleman nominee
    observer offender old oiler ordinary other overseer owner packer parent parker parks passenger passer patient peer people peripatetic person piston player plodder
    polo pop pouncer preserver principal printer prior prisoner private procurer prompter proxy pruner psychic puller puncher pusher quad quarry
    raiser ranger reader recipient recruit refinisher refugee regular religious renter resident respondent rider roaster router runner russian scalper scanner
    screener screw selector senior sensitive servant server setter settler shaw shopper shrink sitter skipper slicer sorter sovereign spectator spinner spirit splicer
    splitter spotter sprayer stacker stainer stalker stamper stud sub subject subsidiary super supporter sweep sweet switcher tacker taker tapper taster taxpayer teach tell
    temporary thai thrower tipper tosser tourist tracer trailer transmitter traveler trimmer tuner turner upsetter user vegan victim vip visitor volunteer walker
    ward washer waster wells white winder witness woman women worker youth hire have aides chief deputy minister candidate prostitute gigolo impostor
    sister brother dean bishop monk porter pilot operative official professional representative specialist supplier vendor retailer wholesaler distributor producer
    dealer merchant promoter planter stationer landlord landlady landowner householder housewife househusband associate assistant attendant auxiliary
    collector commander conductor controller converter director leader mentor negotiator pa provider rep responder shipper smith sailor hacker hunter cook cooper
    practitioner scholar actuator processor generator  boxer jumper cracker crusher bellman chandler fuller fisher miller potter cutter tanner archer marshall shearer`),
  de: words(`
    frau mann fachkraft kraft leger bauer  macher halter trager rat ratin binder ober bote botin pilot model meister agent
    personenschutzer lehrling fuhrer steher laufer sauger wecker schutze  schlager`),
  fr: words(`
    visiteur visiteuse visitrice veilleuse champ bim cabin cadre cadra campus com contact conseil community credit data dipl dipl. diplom fashion femme garcon game grand hot interactive key
    marine marketing garde guide critique facteur commercial commerciale ux web yield mine orientation packaging personnelle prof professionnel screen
    sportif supply traffic ict-manager boulanger boucher mannequin mentor pilote pionnier pionniere patron modele moniteur operateur operatrice chef cheffe
    lieutenant commandant militaire collecteur mixeur mixeuse juge key substitut exploitant adjoint adjointe agent agente aide attache attachee auxiliaire assistant assistante
    employe employee expert experte charge chargee  formulateur perceuse-fraiseuse  ponceuse porteuse hote maitre maitresse
    specialiste specialista responsable manager designer trader web solier soliere meunier charron verrier perlier minier miniere cordier fourreur  
       gouvernant navigateur navigatrice recycleur repousseur remailleuse quartriere sextante officier
    matelot matelote fondateur  prototypiste trameuse  toiliere     cuisiniere  sellier sellière`),
  es: words(`
    maitre impresora grabadora pilota miembra cura cabo guardia guia modelo monitor monitora oficial personal personas miembro policia regulador receptor receptora lavador lavadora clasificador
    conductor conductora perforador perforadora operador codificador controlador controladora auxiliar ayudante agente asistente especialista
    profesional representante trabajador obrero empleado empleada director gerente jefe chef cartera  basurero basurera criado criada criador cortador cortadora
    practicante persona platero herrero zapatero pastor molinero afinador planchador planchadora pulidor pulidora lavandera niñera laminador laminadora
    modelador soplador sopladora secador secadora peon piloto barnizador mandader ggeofisico gorjadore focumentalista tramper taquimeca acarreador consignatario
    montador moldeador moldeadora preparador tenedor tenedora comerciante obrera marinero marinera libreria  colchonero  minera minero   guardafrenos guardagujas`),
  it: words(`
    maitre art balia console content disc dog fattore fattora guardia guida levabolli libero libera location lustrascarpe maschera personal skiman stagnino talent wedding websurfer
    pornostar sosia seringueiro agente addetto addetta assistente collaboratore  critico direttore dirigente dottore dottora impiegato impiegata
    operatore operatrice perito perita pilota politico domestico funzionario maestro maestra manager modella militare mercante mercenario mercenaria modellatore
    navigatore navigatrice conduttore conduttrice correttore correttrice editore editrice designer chef fonditore casara casaro  mozzo mozza mondina garzone  rottamaio statistica
     esteta tutor promoter broker showgirl steward hostess croupier clown blogger grafica tecnica fisica chimica  storica apprendista bracciante console
    miniatore tornitore  produttore produttrice preparatore segnatore ufficiale vigile giudice cantoniera   cantastorie
    pilota barbiere sarto sarta carbonaio  vasaio costruttore costruttrice distributore compressore`),
  nl: words('hulp industrie opslag gebouwen aditeur'),
  pt: words(`
    maitre (sabao bate bate-folha body cabo caixa canteiro canteira carteira contadora continuo continua imediato imediata guia guarda guarda-civil major mineiro mineira monitor monitora moco moca mae
    oficial outro outra pessoal praca primeiro primeira segundo segunda seguranca relacoes tripulacao visual web baiana baiano ancora mestre mestra membro membra modelo processador processadora
    compensador compensadora regulador reguladora filtrador filtradora agente ajudante assistente atendente auxiliar dirigente diretor diretora dj disc encarregado encarregada especialista
    empregado empregada executante gerente chefe operador operadora prestador prestadora profissional profissonal representante supervisor supervisora tecnico trabalhador
    trabalhadora lider jogador jogadora contratante emissor emissora leitor leitora piloto vibrador secador secadora moedor marcador marcadora lavadora gravadora gravador misturador misturadora
    afinador afinadora identificador lixador lixadeira alimentador alimentadora alinhador amarrador aplicador aplicadora apontador ligador carregador distribuidor distribuidora fabricante
    comerciante cobrador codificador codificadora classificador conservador conservadora controlador controladora coletor coletora  correspondente condutor condutora galvanizador
    gelador geladora gelador laminador hidrogenador impressor impressora indentificador impregnador lava-loucas lustrador lubrificador medidor patrao passador passadeira pastilheiro pastilheira
    paranormal  prensa prensador polidor polidora picotador perfurador perfuradora processador preparador procurador rachador refinador refinadora registrador recuperador
    remetedor repositor retificador retificadora revelador revestidor selecionador serrador soprador soldadora tratador tratadora torrador torradora transformador transformadora vistoriador
    cacique capitao cavalheiro  operador-mantenedor fermentador expedidor extrusor ensaiador esterilizador esterilizadora enxugador defumador decapador descarnador desidratador desidratadora
    destilador destiladora balanceador captador bloqueiro  modelador modeladora moldador estivador montadora sapador captadora  fiscal  praca charuteiro`),
}

/** Frequent occupations that the sources lack. Dutch has only a short source. */
export const EXTRA: Record<string, ReadonlySet<string>> = {
  en: words(
    'musician artist sommelier podcaster youtuber storyteller filmmaker muralist ceramicist puppeteer acupuncturist hypnotherapist psychotherapist osteopath doula naturopath sexologist audiologist vlogger realtor luthier'
  ),
  de: words(`arzt arztin tierarzt tierarztin zahnarzt zahnarztin facharzt facharztin hausarzt hausarztin anwalt anwaltin notar notarin hebamme heilpraktiker heilpraktikerin
    musiker musikerin makler maklerin schriftsteller schriftstellerin ubersetzer ubersetzerin maler malerin sanger sangerin komponist komponistin schauspieler schauspielerin
    fotograf fotografin grafiker grafikerin illustrator illustratorin regisseur regisseurin dolmetscher dolmetscherin therapeut therapeutin padagoge padagogin
    konditor konditorin winzer winzerin florist floristin lektor lektorin moderator moderatorin kurator kuratorin pfarrer pfarrerin pastorin internist internistin chirurg chirurgin
    kauffrau kaufmann fachfrau fachmann krankenschwester logopade logopadin coach trainerin bestatter tischler tischlerin schreiner schreinerin
    gynakologe gynakologin kinderarztin dirigent dirigentin cellist cellistin pianist pianistin techniker technikerin wissenschafter wissenschafterin wissenschaftler wissenschaftlerin programmierer programmiererin gestalter gestalterin planer planerin
    helfer helferin pfleger pflegerin arbeiter arbeiterin prufer pruferin erzeuger erzeugerin spezialist spezialistin kunstler kunstlerin okologe okologin administrator administratorin
    hersteller herstellerin vermittler vermittlerin verwalter verwalterin gehilfe gehilfin okonom okonomin jurist juristin mediziner medizinerin monteur monteurin
    politiker politikerin kritiker kritikerin geiger geigerin tanzer tanzerin dramaturg dramaturgin kabarettist kabarettistin texter texterin`),
  fr: words(`sage-femme hypnotherapeute psychotherapeute therapeute kinesitherapeute sophrologue naturopathe auteur autrice compositeur compositrice musicien musicienne photographe
    chanteur chanteuse pianiste violoniste violoncelliste guitariste romancier romanciere poete poetesse ecrivain ecrivaine artiste plasticien plasticienne scenariste
    medecin chirurgien chirurgienne dentiste veterinaire notaire avocat avocate huissier architecte traducteur traductrice interprete danseur danseuse choregraphe
    paysagiste charpentier charpentiere boulangere patissier patissiere cuisinier viticulteur vigneron vigneronne maraicher maraichere infirmier infirmiere
    dermatologue cardiologue gynecologue psychologue psychanalyste osteopathe sexologue dieteticien dieteticienne nutritionniste conferencier conferenciere essayiste comedien comedienne
    realisateur realisatrice metteur metteuse illustrateur illustratrice graphiste ceramiste sculpteur sculptrice peintre antiquaire professeur professeure enseignant enseignante`),
  es: words(`artista musico  compositor compositora cantante cantautor cantautora pianista guitarrista ilustrador ilustradora escultor escultora pintor pintora poeta novelista
    dramaturgo dramaturga actor actriz bailarina coreografo coreografa fotografo fotografa medica psicologo psicologa odontologo odontologa nutricionista fisioterapeuta veterinario
    notario notaria abogado abogada matrona comadrona enfermera terapeuta psicoterapeuta logopeda pediatra ginecologo ginecologa dermatologo dermatologa cardiologo cardiologa
    arquitecta cineasta guionista docente educadora historiadora panadera traductora interprete sumiller  locutora ensayista cronista dibujante ceramista`),
  it: words(`artista musicista compositore compositrice cantante pianista violinista illustratore illustratrice scultrice pittrice poetessa romanziere romanziera attrice regista
    medico psicologa psicoterapeuta avvocata avvocatessa notaio commercialista ostetrica infermiera veterinaria fisioterapista nutrizionista biologa dietologa osteopata
    saggista giornalista scrittrice traduttrice interprete sommelier fotografa geologa architetta agronoma professore professoressa insegnante stilista grafico videomaker`),
  pt: words(`artista musico compositor compositora cantor cantora cantautor ilustrador ilustradora escultora pintora poeta poetisa romancista atriz cineasta roteirista realizador realizadora
    medica psicologa dentista nutricionista fisioterapeuta veterinaria advogada notaria enfermeira terapeuta psicoterapeuta psicanalista contabilista solicitador solicitadora
    arquiteta jornalista escritora tradutora interprete guionista fotografa empresario empresaria docente professora pesquisadora investigadora corretor corretora ceramista encenador encenadora`),
  nl: words(`kunstenaar kunstenares muzikant muzikante zanger zangeres componist componiste pianist pianiste violist violiste dirigent illustrator illustratrice beeldhouwer beeldhouwster
    schilder schilderes fotograaf fotografe filmmaker regisseur acteur actrice danser danseres choreograaf schrijver schrijfster auteur dichter journalist journaliste redacteur vertaler vertaalster tolk
    huisarts tandarts dierenarts arts chirurg psychiater psycholoog psychologe psychotherapeut therapeut therapeute fysiotherapeut osteopaat logopedist logopediste dietist dietiste verpleegkundige
    verloskundige vroedvrouw apotheker advocaat advocate notaris jurist juriste makelaar boekhouder boekhoudster accountant belastingadviseur architect architecte stedenbouwkundige landmeter
    timmerman loodgieter elektricien metselaar stukadoor schrijnwerker meubelmaker hovenier tuinman bloemist bakker slager kok chef-kok banketbakker kapper kapster schoonheidsspecialiste
    leraar lerares leerkracht docent docente onderwijzer onderwijzeres pedagoog pedagoge hoogleraar lector onderzoeker onderzoekster wetenschapper bioloog biologe historicus historica
    archeoloog archeologe econoom econome filosoof filosofe socioloog sociologe wiskundige natuurkundige scheikundige informaticus ontwerper ontwerpster vormgever vormgeefster
    ontwikkelaar programmeur beheerder projectleider adviseur adviseuse coach trainer trainster loopbaancoach therapeut begeleider begeleidster consulent consulente deskundige
    burgemeester wethouder rechter politicus diplomaat ondernemer onderneemster landbouwer boer boerin imker monteur technicus lasser chauffeur schipper piloot stewardess
    bibliothecaris bibliothecaresse archivaris conservator curator restaurator galeriehouder presentator presentatrice cabaretier cabaretiere spreker tekstschrijver copywriter tekenaar
    striptekenaar goudsmid edelsmid keramist keramiste kleermaker pottenbakker orgelbouwer vioolbouwer stemcoach muziekleraar dominee pastor predikant imam rabbijn uitvaartverzorger  vertegenwoordiger secretaresse`),
}
