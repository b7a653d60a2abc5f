/**
 * Folded given names with short forms and spellings, a formal name first. A word may appear in
 * several lines: Alex is Alexander and Alexandra. Translations have lines of their own because
 * Pedro rarely means Peter.
 */
export const NICKNAME_GROUPS = `
abigail: abby abbie abbey gail
abraham: abe bram avi
adelaide: addie adele heidi
adrian: ade adriano
agnes: aggie nessa
albert: al bert bertie
alexander: alex alec al sandy xander zander lex alexandre aleksander aleksandar alexandros alessandro sasha sascha alejandro aleksandr
alexandra: alex lexi lexie sandra sandy alexa sasha aleksandra alessandra alejandra ola
alejandro: alex ale jandro
alejandra: ale alex jandra
alfred: al alf alfie fred freddie
alice: allie ally ali alicja
alison: allison allie ally ali
allan: alan allen al
alphonse: al alfonso alphonso
alfonso: al poncho fonso alonso
alvin: al alvie
amanda: mandy manda
amelia: amy millie mia
anastasia: ana stacy nastya stasia anastasiya anastassia asya
andrew: andy drew andreas andre andrej
andreas: andi andy andre
andrea: andi drea andie
andrei: andrey andrej
andrzej: jedrek andy
angela: angie ange
angelina: angie lina
ann: anne anna annie nan nancy
anna: ania anya ann anne annie hanna hannah anka asia aneczka
anthony: tony ant anton antoine antony toni
antonio: tony toni tono nino antonino toto toninho
antonia: toni tonia tonya
archibald: archie
arnold: arnie
arthur: art artie artur arturo
august: gus augie augustus augustin
barbara: barb barbie babs bobbie basia
bartholomew: bart bartlomiej bartek
beatrice: bea trixie beatrix beatriz bia
benjamin: ben benny benji benjy benjamim
bernard: bernie barney bernhard
bernadette: bernie detta
bethany: beth
boguslaw: bogdan bodek
boris: borya
bradley: brad
brandon: bran
brenda: bren
brian: bryan bryant
bridget: biddy bridie brigid
calvin: cal
cameron: cam
camila: cami mila camilla
carlos: carlitos charlie cali
carolina: caro lina carol
caroline: carrie carol carolyn caro
carmen: carmela mina
cassandra: cass cassie sandra
catalina: cata lina
catherine: cathy kathy katie kate kat cat kitty katherine kathryn catharine cathryn katharine kay
cecilia: ceci celia cissy
charles: charlie chuck chaz chas chip carl
charlotte: charlie lottie lotte char
chester: chet
christian: chris kris christiaan
christina: chris chrissy tina christy kristina cristina christine krista
christine: chris chrissy tina christy christina kristine
christopher: chris kit topher kris christoph christophe kristof kristoffer
clara: clare claire klara
clifford: cliff
clinton: clint
concepcion: concha conchita
constance: connie
consuelo: chelo
cornelius: neil connie con cor kees cornelis
cristiano: cris
cristina: cris tina
curtis: curt
cynthia: cindy
cyril: cy kirill
daniel: dan danny dani daniil danilo danila
daniela: dani danny
danielle: dani danny
david: dave davey davy davide dawid
dawn: dawnie
deborah: deb debbie debby debra
delores: dee lola dolores
dennis: denny denis
denise: dee
derek: derrick rick
diana: di diane dianne dinah
dieter: didi
dietrich: dieter
dmitry: dmitri dmitriy dima mitya dimitri dimitry dmytro
dimitrios: dimitris jimmy mitsos
dolores: lola loli
dominic: dom nick dominik domenico dominique
domenico: mimmo mico
donald: don donnie
donna: dee
dorothy: dot dottie dolly dorothea dora
douglas: doug
duncan: dunc
dwight: ike
ebenezer: eben
edgar: ed eddie
edith: edie
edmund: ed eddie ned edmond
eduardo: edu lalo dudu duda edo
edward: ed eddie ted teddy ned eduard
edwin: ed eddie win
ekaterina: katya katia kate yekaterina katerina
elaine: lainie ellie
eleanor: ellie nell nellie nora elinor leonora lenora
elena: lena helen yelena alyona
elizabeth: liz lizzie beth betsy betty eliza elisa elise libby bess lisa elisabeth ellie elsie liza lilibet
elisabeth: elsa elise lisa sissi lisbeth elli else
elzbieta: ela
emanuel: manny emmanuel manuel manu
emily: em emmy emilie emilia millie
emma: em emmy
enrique: quique kike rick ricky
enrico: rico
erik: eric erick rick
erica: erika ricky rikki
ernest: ernie ernst ernesto
esteban: steve teban
esther: essie ester hester
eugene: gene evgeny yevgeny evgeni zhenya eugen evgeniy yevgeniy
evgenia: evgeniya yevgenia zhenya eugenia jenya
evelyn: eve evie
ewa: ewka eva
ezekiel: zeke
fabian: fabio fabi
fatima: fati
federico: fede rico
felicia: fee
felicity: fliss flick
ferdinand: ferdi nando
fernando: nando fer nano
florence: flo florrie flossie
frances: fran frankie fanny francie
francesca: fran franca chicca
francesco: franco checco ciccio cesco
francis: frank fran frankie
francisco: paco pancho frank kiko curro cisco chico quico fran
francoise: fanfan
franciszek: franek
franklin: frank frankie
frank: frankie
frantisek: franta
franz: franzi
frederick: fred freddie freddy rick fritz frederic fredrick frederik fredrik
friedrich: fritz fred frieder
gabriel: gabe gabi gaby gabriele
gabriela: gabi gaby gabriella
gabrielle: gabby gabi gaby
galina: galya
geoffrey: geoff jeff jeffrey
george: georgie georg jorge
georgina: gina georgie
gerald: gerry jerry gerard
gerard: gerry jerry gerhard
gerhard: gerd
gertrude: trudy gertie
giacomo: mino
gilbert: gil bert
giovanni: gianni nino vanni giova gio
giovanna: gianna vanna
giuseppe: beppe peppe pino pippo joe geppe
giuseppina: pina giusi
gloria: glo
gordon: gordy gord
grace: gracie
graham: graeme grahame
gregory: greg gregor gregg grigory grigori grisha
grzegorz: grzesiek greg
guillermo: memo guille willy billy
guillaume: guigui gui will
guilherme: gui
gustav: gus gustavo guus
gwendolyn: gwen wendy
hannah: hanna hana
hans: johannes johann hansi
harold: harry hal
harriet: hattie
harrison: harry
harvey: harv
heather: heath
heinrich: heinz heiner hinrich
helen: nell nellie helena ellen lena elena
helena: lena hela
hendrik: henk rik hein henry
henry: hank harry hal henri henrik hal
henryk: heniek
herbert: herb bert
herman: hermann manny
hermann: harry
hieronymus: jerome
horst: hotte
howard: howie
hugo: hugh
hubert: hugh bert hub
ian: iain
ignacio: nacho nach
ignatius: iggy ignatz
igor: ihor igoryok
immanuel: manny
inmaculada: inma
irene: rena rene
irina: ira iryna
isaac: ike zac izzy isak
isabel: isa bel chabela belen isabella
isabella: bella izzy isa isabelle ella
israel: izzy
ivan: vanya ivo
jacek: jacus
jackson: jack
jacob: jake jack jakob coby
jacqueline: jackie jacqui
jacques: jacky
jaime: jimmy
jakub: kuba
jan: janek janusz
james: jim jimmy jamie jem jay
jane: janie jenny janey
janet: jan janice
jason: jay jase
javier: javi xavier
jean: jeannie jeanne
jeffrey: jeff jeffery geoff geoffrey
jennifer: jen jenny jenn jenna
jeremiah: jerry jem
jeremy: jem jerry jez
jerome: jerry
jerzy: jurek
jessica: jess jessie
jesus: chuy chucho
joachim: jochen achim
joanna: joan jo joann joanne johanna asia joasia
joao: joaozinho jota jonny
joaquin: quino
joel: joe
johann: hans
johannes: hans johan jan joop hannes
john: johnny jack jon johnnie jonny johnathan
jonathan: jon jonny john nathan johnathan jonathon
jorge: coque
jordan: jordy
josef: sepp jupp joe pepa
jose: pepe pepito chepe ze zeca joe
josephina: jo josie
joseph: joe joey jos jo josef
josephine: jo josie fifi
joshua: josh
josephus: jos jef
jozef: joe
juan: juanito johnny juancho
judith: judy judi
julia: julie jules juliet yulia iuliia julija
julian: jules julien julio
julie: jules
jurgen: jorg
justin: jus
justyna: justa
karen: kari
karl: carl
katarzyna: kasia kaska
katharina: kathi kati katja kathrin katrin kata
katherine: kathy katie kate kat katy kathryn katharine kitty kathleen
kathleen: kathy katie kate kath
kazimierz: kazik
kenneth: ken kenny
kevin: kev
kimberly: kim kimmy kimberley
klaus: nikolaus claus
konstantin: kostya kosta konstantinos costas kostas dinos
konstantinos: kostas costas dinos gus
krzysztof: krzysiek kris chris
ksenia: ksenya oksana kseniya xenia
lambertus: bert bertus
laura: laurie lori laurita lauri
laurence: larry lawrence laurie lars
laverne: verne
lawrence: larry laurie lars lorenzo
leonard: leo len lenny leonhard
leonardo: leo nardo
leonid: lenya lyonya
leopold: leo poldi
leslie: les lesley
lewis: lew louis lou
liliana: lili lily
lillian: lily lil lilly
linda: lindy lin
lorenzo: renzo lore
lorraine: lori lorrie
louis: lou louie luis ludwig
louise: lou luisa louisa
lourdes: lulu
lucas: luke luc lukas luca
lucia: lucy lucie
lucille: lucy lu
ludwig: lutz luis wiggerl
luis: lucho luisito lou
lukasz: luk lukas
lyudmila: luda lyuda ludmila mila
madeleine: maddie maddy madeline madelyn
magdalena: magda lena malena
malgorzata: gosia malgosia
manuel: manolo manu manny lolo mel manel
marcellus: marcel
marcus: marc mark markus
margaret: maggie meg peggy marge margie greta rita daisy peg megan madge margo maisie
margarete: grete gretchen greta gretel
margarita: rita marga
maria: mari mariquita marie mary mia ria marysia masha mariya mascha
mariusz: mario
marjorie: marge margie marj
mark: marc marcus marek
marta: martha
martha: marty mattie patty
martin: marty maarten marten martijn
martinus: tinus martin
mary: molly polly may mamie maria marie mae
mateusz: mati mateo
matthew: matt matty matthias mathew mathieu mat
matthias: matt mathias hias
maurice: mo morris moritz
maurits: mau
maximilian: max maxi maks
maxwell: max
maxim: max maksim maks maxime
megan: meg
melanie: mel
melissa: mel missy lissa
mercedes: merche mercy
michael: mike mick mickey mikey micky mitch michel mikael micheal michal
michelle: shelly mich chelle micki shelley
michal: misiek
miguel: mickey migue mike
mikhail: misha mike michail mihail mykhailo
mildred: millie milly
milton: milt
miroslav: mirek mirko slava miroslaw
mitchell: mitch
mohammed: mohammad muhammad mohamed mo mohamad muhammed mehmet mohd md
mohandas: mohan
montgomery: monty
monica: mona nica monika
moses: mo moshe moe
nadezhda: nadia nadya
nancy: nan ann
natalia: nat nati talia natasha natalie natalya nataliya
natalie: nat natasha nathalie
nathaniel: nat nate nathan
nannette: nan nanette
nathan: nate nat
nicholas: nick nicky nico nicolas nikolas klaus nicolaas niklas
nicole: nicky nikki nic nichole
nicola: nico nicky
nikolai: nikolay kolya nick nikolaj mykola
nikolaos: nikos nick
norbert: bert
norman: norm
nuria: nuri
oleksandr: sasha alexander olek aleksandr
olga: olya lyolya
oliver: ollie olly olivier
olivia: liv livvy olive
oscar: oskar ozzie
oswald: ozzie oz
pamela: pam
pascal: pasquale
pasquale: pasqualino lino
patricia: pat patty trish tricia patti patsy patrizia
patrick: pat paddy rick patricio
paul: paulie paulo
pavel: pasha pavlo
pawel: pawelek paul
pedro: perico pepo
penelope: penny
percival: percy
peter: pete petr piotr peet
petrus: piet peter pieter
petronella: nel nelly
philip: phil phillip pip filip philippe
phyllis: phil
piotr: piotrek peter
pieter: piet peter
pilar: pili
polina: polya
przemyslaw: przemek
priscilla: cilla prissy
prudence: pru
rachel: rach rae rachael raquel
radoslaw: radek
rafael: rafa rafi rafal raphael
ralph: ralf rafe
raymond: ray raimund
raymundo: ray mundo
rebecca: becca becky bec rebekah beck
reginald: reg reggie
reinhard: reini
renata: rena
renate: reni
reynaldo: rey
ricardo: rick ricky richi rica richard
riccardo: ricky ricki
richard: rick dick rich ricky richie dickie ritchie
robert: rob bob bobby robbie bert robby roberto rupert bobbie
roberto: rob beto tito robi
roberta: bobbie robbie berta
rodney: rod
rodolfo: rudy fito
rodrigo: rod rodri
roderick: rod rick
roger: rog
roland: rollo
ronald: ron ronnie ronny
rosa: rosita rosie
rosalind: roz rosie
rosario: charo
rosemary: rose rosie
rowena: ro
roxanne: roxy
rudolf: rudi rudy rolf rudolph
rupert: bert
russell: russ rusty
rudiger: rudi
ryszard: rysiek
salvador: chava salva
salvatore: sal toto turi salvo
samantha: sam sammy
samuel: sam sammy
sandra: sandy
santiago: santi chago
sara: sarah
sarah: sally sadie sara
scott: scotty
sean: shawn shaun
sebastian: seb bas basti seba sebastien
sergei: sergey serge seryozha sergio serhiy sergiy
sergio: checo sergi
seth: sethy
sharon: shari
sheila: shelly
shirley: shirl
sidney: sid sydney
siegfried: sigi
sigmund: sigi
simon: si simone
sofia: sophia sofi sofie sonya zofia sofya
solomon: sol
sophia: sophie sofia
stanislav: stas slava stan
stanislaw: staszek stan
stanley: stan
stefan: stef steffen stephan
stefano: ste
stella: estelle
stephanie: steph stef stefanie stephany
stephen: steve steven stevie stephan stefan
steven: steve stephen stevie
stuart: stu stewart
susan: sue susie suzy suzanne susanna suzie susana susanne
svetlana: sveta lana svitlana
sylvester: sly
sylvia: syl silvia
tadeusz: tadek
tamara: tammy tam toma
tatiana: tanya tania tatyana tetiana
teresa: tere terry tess tessa maite
terence: terry terrance terrence
theodore: ted teddy theo theodor ned
theodorus: theo dirk
thaddeus: thad tad teddy
theresa: terry tess tessa tracy therese teresa
thomas: tom tommy thom tomas
tiffany: tiff
timothy: tim timmy timofey timotheus
tobias: toby tobi
tomasz: tomek tom
tommaso: tommy maso tom
tracy: trace tracey
ulrich: uli ulli
ursula: uschi ulla
valentina: val valya vale tina
valentin: val valya
valerie: val valery
vanessa: nessa vane
vasily: vasya vasiliy vasili vasyl basil
vernon: vern
veronica: ronnie vero nica veronika vera nika
vicente: chente
victor: vic vik viktor vitya vittorio
victoria: vicky vicki tori vic vika viktoria viktoriya
vincent: vince vinnie vinny vin vincenzo
vincenzo: enzo vince cenzo
violet: vi
virginia: ginny ginger
vitaly: vitalik vitaliy vitalii
vladimir: vlad vova volodya volodymyr wladimir
vladislav: vlad vladik slava wladyslaw
vyacheslav: slava viacheslav
wallace: wally
walter: walt wally
wanda: wendy
warren: warr
wayne: way
werner: wern
wesley: wes
wilfred: wilf will fred wilfried
wilhelm: willi willy will helmut
wilhelmina: mina willa minnie wil
willem: wim pim willy
william: will bill billy willie liam willy wm
winifred: winnie freddie
winston: winnie
wojciech: wojtek
wolfgang: wolf wolfi
yaroslav: yarik slava jaroslav jaroslaw iaroslav
yekaterina: katya katia
yuri: yury yuriy iurii jurij
yulia: julia yuliya iuliia julija
zachary: zach zack zak zac zachariah
zbigniew: zbyszek
zdzislaw: zdzisiek
zygmunt: zyga
`
