/**
 * Small words of six languages without a topic, such as `quand`, beside those of function_words.ts.
 * bin/stopwords.ts makes these lists.
 */
export const STOPWORDS: Record<string, string> = {
  de: `ab aber ach acht achte achten achter achtes alle allein allem allen aller allerdings alles allgemeinen ander andere
anderem anderen anderer anderes anderm andern anderr anders auch ausser ausserdem bald beide beiden beim beispiel
bekannt bereits besonders besser besten bin bis bisher bist dabei dadurch dafur dagegen daher dahin dahinter damals
damit danach daneben dank dann daran darauf daraus darf darfst darin daruber darum darunter dasein daselbst dass
dasselbe davon davor dazu dazwischen dein deine deinem deinen deiner deines dementsprechend demgegenuber demgemass
demselben demzufolge denen denn denselben deren derer derjenige derjenigen dermassen derselbe derselben deshalb
desselben dessen deswegen dich diejenige diejenigen dies diese dieselbe dieselben diesem diesen dieser dieses dir
doch dort drei drin dritte dritten dritter drittes durch durchaus durfen durft durfte durften eben ebenso ehrlich ei
eigen eigene eigenen eigener eigenes einander einem eines einig einige einigem einigen einiger einiges einmal eins
elf ende endlich entweder ernst erst erste ersten erster erstes etwa etwas euch euer eure eurem euren eurer eures
folgende funf funfte funften funfter funftes gab ganz ganze ganzen ganzer ganzes gar gedurft gegen gegenuber gehabt
gehen geht gekannt gekonnt gemacht gemocht gemusst genug gerade gern gesagt geschweige gewesen gewollt geworden gibt
ging gleich gott gross grosse grossen grosser grosses gut gute guter gutes hab habe habt hast hat hatte hattest
hattet heisst heute hier hin hinter hoch ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres immer indem infolgedessen
ins irgend ja jahr jahre jahren jede jedem jeden jeder jedermann jedermanns jedes jedoch jemand jemandem jemanden
jene jenem jenen jener jenes jetzt kam kann kannst kaum kein keine keinem keinen keiner keines kleine kleinen
kleiner kleines kommen kommt konnen konnt konnte konnten kurz lang lange leicht leide lieber machen macht machte mag
magst mahn mal manche manchem manchen mancher manches mann mehr mein meine meinem meinen meiner meines mensch mich
mittel mochte mochten mogen moglich mogt morgen muss mussen musst musste mussten nach nachdem nahm naturlich neben
nein neue neuen neun neunte neunten neunter neuntes nicht nichts nie niemand niemandem niemanden noch nun nur ob
oben offen oft ohne ordnung recht rechte rechten rechter rechtes richtig rund sache sagt sagte sah satt schlecht
schluss schon sechs sechste sechsten sechster sechstes sehr sei seid seien sein seine seinem seinen seiner seines
seit seitdem selbst sie sieben siebente siebenten siebenter siebentes solang solche solchem solchen solcher solches
soll sollen sollst sollt sollte sollten sondern sonst soweit sowie spater startseite statt steht tag tage tagen tat
teil tel tritt trotzdem tun uber uberhaupt ubrigens uhr unse unsem unsen unser unsere unserer unses unter
vergangenen viel viele vielem vielen vielleicht vier vierte vierten vierter viertes vom vor wahr wahrend wahrenddem
wahrenddessen wann war ware warst wart warum weg wegen weil weit weiter weitere weiteren weiteres welche welchem
welchen welcher welches wem wen wenig wenige weniger weniges wenigstens wenn werde werden werdet weshalb wessen
wieder wieso willst wird wirklich wirst wissen wo woher wohin wohl wollen wollt wollte wollten worden wurde wurden
zehn zehnte zehnten zehnter zehntes zeit zuerst zugleich zunachst zuruck zusammen zwanzig zwar zwei zweite zweiten
zweiter zweites zwischen zwolf`,
  fr: `abord absolument afin aie aient aies ailleurs ainsi ait allaient allo allons alors anterieur anterieure anterieures
apres assez attendu aucun aucune aucuns aujourd aupres auquel aura aurai auraient aurais aurait auras aurez auriez
aurions aurons auront aussi autant autre autrefois autrement autres autrui auxquelles auxquels avaient avais avait
avant avez aviez avions avons ayant ayez ayons bah bas basee bat beau beaucoup bien bigre bon boum bravo brrr car ce
ceci cela celle celles celui cent cependant certaine certaines certains certes ces cet cette ceux chacun chacune
chaque cher chere cheres chers chiche chut cinq cinquantaine cinquante cinquantieme cinquieme clac clic combien
comme comment comparable comparables compris concernant contre couic crac debout debut dedans dehors deja dela
depuis dernier derniere derriere desormais desquelles desquels dessous dessus deux deuxieme deuxiemement devant
devers devra devrait differente differentes differents dire directe directement dit dite dits divers diverse
diverses dix dixieme doit doivent donc douze douzieme dring droite duquel durant effet egale egalement egales elle
elles encore enfin envers environ essai est etaient etais etait etant etat ete etee etees etes etiez etions etre eue
eues euh eumes eurent eus eusse eussent eusses eussiez eussions eut eutes eux exactement excepte extenso exterieur
facon fais faisaient faisant fait faites feront flac floc fois font force fumes furent fus fusse fussent fusses
fussiez fussions fut futes gens ha haut hein helas hem hep ho hola hop hormis hors hou houp hue hui huit huitieme
hum hurrah ici ils importe jusqu jusque juste laisser laquelle lequel lesquelles lesquels leur leurs longtemps lors
lorsque lui maint maintenant mais malgre maximale meme memes merci mes mien mienne miennes miens mille mince
minimale moi moindres moins mon mot moyennant multiple multiples naturel naturelle naturelles neanmoins necessaire
necessairement neuf neuvieme nombreuses nombreux nommes notamment notre notres nouveau nouveaux nul ohe ole olle
onze onzieme ore ouf ouias oust ouste outre ouvert ouverte ouverts paf pan par parce parfois parmi parole parseme
partant particulier particuliere particulierement pas passe pendant pense permet personne peu peut peuvent peux pff
pfft pfut piece pif pire plein plouf plupart plusieurs plutot possessif possessifs possibles pouah pourquoi pourrais
pourrait pouvait prealable precisement premier premiere premierement pres probable probante procedant proche psitt
pu puis puisque pur pure qu quand quant quanta quarante quatorze quatre quatrieme quatriemement quel quelconque
quelle quelles quelque quelques quels quiconque quinze quoi quoique rare rarement rares relative relativement
remarquable rend rendre restant reste restent restrictif retour revoici revoila rien sacrebleu sait sans sapristi
sauf sein seize selon semblable semblaient semble semblent sept septieme sera serai seraient serais serait seras
serez seriez serions serons seront ses seul seule seulement sien sienne siennes siens sinon sixieme soi soient sois
soit soixante sommes son sous souvent soyez soyons specifique specifiques speculatif strictement subtiles suffisant
suffisante suffit suis suit suivant suivante suivantes suivants suivre sujet superpose surtout ta tac tandis tant
tardive te tel telle tellement telles tels tenant tend tenir tente tes tic tien tienne tiennes tiens toc toi ton
touchant toujours tous tout toute toutefois toutes treize trente tres trois troisieme troisiemement trop tsoin
tsouin unes uniformement unique uniques vais valeur vas vers vif vifs vingt vivat vive vives vlan voici voie voient
voila voire vont vos votre votres vous zut`,
  es: `actualmente acuerdo adelante ademas adrede afirmo agrego ahi ahora algo algun alguna algunas alguno algunos alli
alrededor ambos ampleamos anadio antano ante anterior antes apenas aproximadamente aquel aquella aquellas aquello
aquellos aqui arriba arribaabajo aseguro asi atras aun aunque ayer bajo bastante bien breve buen buena buenas bueno
buenos cada casi cierta ciertas cierto ciertos cinco claro comento conmigo conocer conseguimos conseguir considera
considero consigo consigue consiguen consigues contigo contra cosas creo cual cuales cualquier cuando cuanta cuantas
cuanto cuantos cuatro cuenta dado dan dar debajo debe deben debido decir dejo delante demas demasiado dentro deprisa
desde despacio despues detras dia dias dice dicen dicho dieron diferente diferentes dijeron dijo dio donde durante
ejemplo ella ellas ello ellos embargo empleais emplean emplear empleas empleo encima encuentra enfrente enseguida
entonces era erais eramos eran eras eres esa esas ese eso esos estaba estabais estabamos estaban estabas estad
estada estadas estado estados estais estamos estan estando estar estara estaran estaras estare estareis estaremos
estaria estariais estariamos estarian estarias estas esteis estemos esten estes esto estos estoy estuve estuviera
estuvierais estuvieramos estuvieran estuvieras estuvieron estuviese estuvieseis estuviesemos estuviesen estuvieses
estuvimos estuviste estuvisteis estuvo excepto existe existen explico expreso fin final fue fuera fuerais fueramos
fueran fueras fueron fuese fueseis fuesemos fuesen fueses fui fuimos fuiste fuisteis gran grandes gueno ha habeis
habia habiais habiamos habian habias habida habidas habido habidos habiendo habra habran habras habre habreis
habremos habria habriais habriamos habrian habrias hace haceis hacemos hacen hacer hacerlo haces hacia haciendo hago
hasta hay haya hayais hayamos hayan hayas hecho hemos hicieron hizo horas hoy hube hubiera hubierais hubieramos
hubieran hubieras hubieron hubiese hubieseis hubiesemos hubiesen hubieses hubimos hubiste hubisteis hubo igual
incluso indico informo intenta intentais intentamos intentan intentar intentas intento junto lado largo lejos llego
lleva llevar luego lugar mal manera manifesto mas mayor mediante medio mejor menciono menos menudo mia mias mientras
mio mios misma mismas mismo mismos modo momento mucha muchas mucho muchos muy nada nadie ningun ninguna ningunas
ninguno ningunos nosotras nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos nunca ocho os otra
otras otro otros pais parece parte partir pasada pasado peor pero pesar poca pocas poco pocos podeis podemos poder
podra podran podria podriais podriamos podrian podrias poner porque posible primer primera primero primeros
principalmente pronto propia propias propio propios proximo proximos pudo pueda puede pueden puedo pues qeu quedo
queremos quiere quiza quizas raras realizado realizar realizo repente respecto sabe sabeis sabemos saben saber sabes
sal salvo sea seais seamos seas segun segunda segundo seis senalo sera seran seras sere sereis seremos seria seriais
seriamos serian serias sido siempre siendo siete sigue siguiente sin sino sois sola solamente solas solo solos somos
son soy soyos supuesto suya suyas suyo suyos tal tambien tampoco tan tanto tarde te temprano tendra tendran tendras
tendre tendreis tendremos tendria tendriais tendriamos tendrian tendrias tened teneis tenemos tener tenga tengais
tengamos tengan tengas tengo tenia teniais teniamos tenian tenias tenida tenidas tenido tenidos teniendo tercera ti
tiempo tiene tienes toda todas todavia todo todos total trabaja trabajais trabajamos trabajar trabajas tras trata
traves tres tus tuve tuviera tuvierais tuvieramos tuvieran tuvieras tuvieron tuviese tuvieseis tuviesemos tuviesen
tuvieses tuvimos tuviste tuvisteis tuvo tuya tuyas tuyo tuyos ultima ultimas ultimo ultimos usa usais usamos usan
usar usas uso usted ustedes vais valor vamos varias varios vaya veces ver verdad verdadera verdadero vez vosotras
vosotros voy vuestra vuestras vuestro vuestros ya yo`,
  it: `abbastanza abbia abbiamo abbiano abbiate accidenti adesso affinche agl agli ahime alcuna alcuni alcuno alla alle
allo allora altre altri altrimenti altro altrove altrui anche ancora anni anno ansa anticipo assai attesa attraverso
avanti avemmo avendo avente aver averlo avesse avessero avessi avessimo aveste avesti avete aveva avevamo avevano
avevate avevi avevo avra avrai avranno avrebbe avrebbero avrei avremmo avremo avreste avresti avrete avro avuta
avute avuti avuto basta ben bene benissimo brava bravo buono caso cento certa certe certi certo chicchessia chiunque
ciascuna ciascuno cima cinque cio cioe circa citta codesta codesti codesto cogli coi col colei coll coloro colui
cominci comprare comunque concernente conclusione consecutivi consecutivo consiglio contro cortesia cos cosa cosi
cui dagl dagli dai dal dall dalla dalle dallo dappertutto davanti degl dentro detto deve devo dice dietro dire
dirimpetto diventa diventare diventato dopo doppio dov dove dovra dovunque dunque durante ebbe ebbero ebbi ecc ecco
effettivamente egli ella entrambi eppure era erano eravamo eravate eri ero esempio essendo esser essere essi fa
faccia facciamo facciano facciate faccio facemmo facendo facesse facessero facessi facessimo faceste facesti faceva
facevamo facevano facevate facevi facevo fai fanno fara farai faranno fare farebbe farebbero farei faremmo faremo
fareste faresti farete faro fatto favore fece fecero feci fin finalmente finche fine fino forse forza fosse fossero
fossi fossimo foste fosti frattempo fu fui fummo fuori furono futuro generale gia giacche giorni giorno giu gliela
gliele glieli glielo gliene grande grazie gruppo ha haha hai ho ieri improvviso indietro infatti inoltre insieme
intanto intorno invece lasciato lato lei lontano loro lui lungo luogo macche magari maggior mai male malgrado
malissimo medesimo mediante meglio meno mentre mesi mezzo mia mie miei mila miliardi milioni minimi mio modo molta
molti moltissimo molto momento mondo negl negli nell nelle nello nemmeno neppure nessun nessuna nessuno niente noi
nome nondimeno nonostante nonsia nostra nostre nostri nostro novanta nove nulla nuovi nuovo od oggi ogni ognuna
ognuno oltre oppure ora ore osi ossia ottanta otto paese parecchi parecchie parecchio parte partendo peccato peggio
perche percio perfino pero persino piedi pieno piglia piu piuttosto po pochissimo poco poi poiche possa possedere
posteriore posto potrebbe preferibilmente presa press prima primo principalmente probabilmente promesso proprio puo
pure purtroppo qua qualche qualcosa qualcuna qualcuno quale quali qualunque quando quanta quante quanti quanto
quantunque quarto quasi quattro quel quella quelle quelli quello quest questa queste questi questo quindi quinto
realmente recente recentemente registrazione relativo riecco rispetto salvo sara sarai saranno sarebbe sarebbero
sarei saremmo saremo sareste saresti sarete saro scola scopo scorso secondo seguente seguito sei sembra sembrare
sembrato sembrava sembri sempre senza sette sia siamo siano siate siete sig solito solo soltanto sopra soprattutto
sotto spesso sta stai stando stanno stara starai staranno starebbe starebbero starei staremmo staremo stareste
staresti starete staro stata stati stato stava stavamo stavano stavate stavi stavo stemmo stessa stesse stessero
stessi stessimo stesso steste stesti stette stettero stetti stia stiamo stiano stiate sto sua subito successivamente
successivo sue sugl sugli sui sull sulla sulle sullo suo suoi tale tali talvolta tanto te tempo terzo ti titolo
tranne tre trenta triplo troppo trovato tua tue tuo tuoi tutta tuttavia tutte tutti tutto uguali ulteriore ultimo
uomo vai vale vari varia varie vario verso vicino visto vita voi volta volte vostra vostre vostri vostro`,
  pt: `acerca adeus agora ainda alem algmas algo algumas alguns ali ambas ambos ano anos antes aonde aos apenas apoio
apontar apos aquela aquelas aquele aqueles aqui aquilo assim ate atras atraves baixo bastante bem boa boas bom bons
breve cada caminho catorze cedo cento certamente certeza cima cinco coisa comprido conhecido conselho contra contudo
corrente cuja cujas cujo cujos custa dao daquela daquelas daquele daqueles dar debaixo dela delas dele deles demais
dentro depois desde desligado dessa dessas desse desses desta destas deste destes deve devem devera dez dezanove
dezasseis dezassete dezoito dia diante direita dispoe dispoem diversa diversas diversos diz dizem dizer dois doze
duas durante duvida ela elas ele eles embora enquanto entao era eram eramos essas esses estado estamos estao estar
estara estas estava estavam estavamos esteja estejam estejamos estes esteve estive estivemos estiver estivera
estiveram estiveramos estiverem estivermos estivesse estivessem estivessemos estiveste estivestes estou exemplo faco
falta fara favor faz fazeis fazem fazemos fazer fazes fazia fez fim final foi fomos fora foram foramos forem forma
formos fosse fossem fossemos foste fostes fui geral grande grandes grupo ha haja hajam hajamos hao havemos havia hei
hoje hora horas houve houvemos houver houvera houveram houveramos houverao houverei houverem houveremos houveria
houveriam houveriamos houvermos houvesse houvessem houvessemos iniciar inicio ira isso ista iste isto ja lado lhe
lhes ligado local logo longe lugar maior maioria maiorias mais mal mas maximo mediante meio menor menos mes meses
mesma mesmas mesmo mesmos momento muito muitos nada nao naquela naquelas naquele naqueles nem nenhuma nessa nessas
nesse nesses nesta nestas neste nestes nivel noite nome nossa nossas nosso nossos nova novas nove novo novos num
numa numas numero nunca nuns obra obrigada obrigado oitava oitavo oito onde ontem onze os outra outras outro outros
parece parte partir paucas pegar pela pelas pelo pelos perante perto pode podem poder podera podia poe poem pois
ponto pontos porque portanto posicao possivel possivelmente posso pouca pouco poucos povo primeira primeiras
primeiro primeiros promeiro propios propria proprias proprio proprios proxima proximas proximo proximos puderam
quais qual qualquer quando quanto quarta quarto quatro quer quereis querem queremas queres questao quieto quinta
quinto quinze relacao sabe sabem saber segunda segundo sei seis seja sejamos sem sempre sendo sera serao serei
seremos seria seriam seriamos sete setima setimo seu seus sexta sexto sim sistema sob sois somente somos sou sua
suas tal talvez tambem tanta tantas tanto tao tarde te temos tempo tendes tenhamos tenho tens tentar tentaram tente
tentei tera terao terceira terceiro terei teremos teria teriam teriamos teu teus teve tinha tinham tinhamos tipo
tive tivemos tiver tivera tiveram tiveramos tiverem tivermos tivesse tivessem tivessemos tiveste tivestes toda todas
todo todos trabalhar trabalho tres treze tua tuas tudo ultimo usa usar vai vais valor vao varios veja vem vens ver
verdade verdadeiro vez vezes viagem vindo vinte voce voces vos vossa vossas vosso vossos`,
  nl: `aangaande aangezien achte achter achterna afgelopen aldaar aldus alhoewel alias alle allebei alleen alles alsnog
altijd altoos ander andere anders anderszins beetje behalve behoudens beide beiden ben beneden bent bepaald
betreffende bijna bijv binnen binnenin blijkbaar blijken boven bovenal bovendien bovengenoemd bovenstaand
bovenvermeld buiten daar daardoor daarheen daarin daarna daarnet daarom daarop daaruit daarvanlangs dan dat deden
deed derde derhalve dertig deze dhr dikwijls dit doch doe doen doet door doorgaand drie duizend dus echter eens eer
eerdat eerder eerlang eerst eerste eigen eigenlijk elk elke enig enige enigszins enkel erdoor erg ergens etcetera
eveneens evenwel gauw gedurende geen gehad gekund geleden gelijk gemoeten gemogen genoeg geweest gewoon gewoonweg
haar haarzelf hare heb hebt hedden heel hem hemzelf hen hetzelfde hier hierbeneden hierboven hierin hierna hierom
hij hijzelf hoe hoewel honderd hun hunne ieder iedere iedereen iemand iets ikzelf inderdaad inmiddels intussen
inzake ja jezelf jij jijzelf jou jouw jouwe juist jullie kan klaar kon konden krachtens kun kunnen kunt laatst
liever lijken lijkt maak maakt maakte maakten maar mag maken meer meest meestal mevr mezelf mij mijn mijnent mijner
mijzelf minder misschien missen mits mocht mochten moest moesten moet moeten mogen naar nadat nam namelijk nee neem
negen nemen nergens niemand niet niets niks noch nochtans nog nogal nooit nv ofschoon omdat omhoog omlaag omstreeks
omtrent omver ondanks onder ondertussen ongeveer ons onszelf onze onzeker ooit ook opnieuw opzij overal overeind
overige overigens paar pas precies redelijk reeds rond rondom samen sedert sinds sindsdien slechts sommige spoedig
steeds tamelijk te tegen tegenover tenzij terwijl thans tien tiende tijdens tja toch toe toen toenmaals toenmalig
tot totdat tussen twee tweede uitgezonderd uw vaak vaakwat vanaf vandaan vanuit vanwege veel veeleer veertig verder
verscheidene verschillende vervolgens vier vierde vijf vijfde vijftig volgend volgens vooraf vooral vooralsnog
voorbij voordat voordezen voordien voorop voorts vooruit vrij vroeg waar waarom waarschijnlijk wanneer wat wederom
weer weg wegens weinig wel weldra welk welke werd werden werder wezen wiens wier wijzelf wil wilden willen word
worden wordt zal ze zei zeker zelf zelfde zelfs zes zeven zich zichzelf zij zijne zijzelf zo zoals zodat zodra
zonder zou zouden zowat zulk zulke zullen zult`,
}
