/**
 * Query words that are also places. They count as places only after words such as "in", and are
 * never corrected.
 */
export const EVERYDAY_WORDS = new Set(
  `about above academic accountant accountants account accounts acquisition active across admin adviser advisor advisors after agency agencies agent agents
agile alignment all also alumni analyst analysts analytics android angel another any app apps applied
architect architects area areas artist
artists assistant associate associates attorney auto autonomous available award backend background
backgrounds bank banking bar based batman bath bay beach
before behind benefits best better between biotech blockchain board book books both brand brands broker
brokers build builder builders
building business buyer buyers cafe campaign capital car care career cargo carry cash center central chair
change channel chat check
chef chief child choice city class client clients clinic clinical cloud club coach coaches coder code coding coffee college come
commerce commercial communications community companies company compensation compliance computer connect
consultant consultants consumer contact
content contract contracts controller controllers cook copywriter corona corporate counsel country course
cream create creator creators
credit crew crypto culture current customer customers data database date day deal dealer deals decision
deep defense delivery demand
dental dentist deputy design designer designers desk detail dev developer developers development devops digital director directors
distinguished doctor doctors dev drive driver early ecommerce economist editor education effort embedded
employee employees energy engineer engineering
engineers enterprise entry environmental equity ethics even event events ever every excel exec executive executives experience
experienced expert experts extra faang face facility factor family fan farm fashion fast field film finance financial find fine
fintech firm firmware first fitness fleet floor follow food for force foreign former forward foundation
founder founders founding four free
fresh friend friends from front frontend full fund fundraising future game gaming gas general genre give
global gold golden good government grand graphic great
green ground group growth guard guest guide hacker half hand hard hardware have head healthcare health
healthtech hello help here high hire hiring
history home homes hope hospital host hotel hotels house human immediate impact independence influencer
influencers infrastructure inside insight
insurance intern interns international internet investor investors island issue item jobs job join joint
journalist junior just keep key kids know
knowledge label lab labs lake language large last late law lawyer lawyers lead leader leaders leadership
leads learn learning legal lender less level
liberty life light like line linkedin list little live local logic logistics long look looking love
machine made mail main major make maker
male man manage management manager managers managing many map march marine mark market marketer marketers
marketing master match material
math mature media medical medicine medium meet member members mental mentor merchant mid middle mile mind
mine mission mobile model modeling models modern
money month more mosaic most mostly motion motor move music near network networks new news next nice night
node north note notary now nurse nurses
object office officer officers often onboarding online only open operation operations operator options
orange order orders organic organization
other our out over owner owners paid pain paint pair paper park part partner partners party past path pay
payable payroll people performance person
personal pet pharma phone photo physical piano pick pilot pipeline place plan planner plant platform play
player plus point policy pool port
portfolio position positions post power practice president press price pride prime principal principals
print privacy private pro process
procurement producer product production products professional professionals professor profile profiles
program programmer programs project projects
promise prompt property protection provider public publisher purchase python quality quant quantitative
quantum quality question quick race rails rain
ranger rate react reading real receivable recent recruiter recruiters recruiting recruitment red region
regional regulatory relations release reliability remote rent
report representative representatives research researcher researchers resource responsible retail revenue
review reward rich right risk river road
robotics rock role roles room root round ruby run running rust safe safety sage saint salary sale sales
san sand saas scale scheme school
schools science scientist scientists scope score scrum search secretary security seed self sell senior
series serial server service services set shop
show side sign silver single site skill skills small smart social software solar solution solutions some
songs source sourcer south space spark
speaker special specialist specialists sport sports spring staff standard star start startup startups
state states station status stay step steward stone
store story strategic strategy street strong student students studio style success super supervisor supply
support surgeon sustainable swift system
systems table talent tank target tax teacher teachers team teams tech technical technician technology tell
tempo ten term test tester testing that
the then therapist these they thing think this through time title tool top total tour town track trade
trader traffic trainer training transformation translator
travel treasurer treasury tree trust trusted turn tutor type union unit university upper urban user valley
value van vector vendor venture veteran
vice video view virtual vision visual voice volunteer walk wall wanted war warehouse watch water wealth
web web3 week well west what where which white who
wide wild wind wine winner with woman women wood word work worker workers working works workplace world
writer writers year years yoga young your zero zone
activa alba ale alma amigo anda avion ayuda azul banca base bella boa bom buena bueno cada campo carga
casa centro chica chico cliente clientes como con
contra cosa criador cruz cuenta dame dar dato datos de del dia donde dos el ella en encontra encontrar
encontre encuentra entre era essa esse esta este feira fim foco fora
gente grande hasta hombre hora ingeniera ingeniero ingenieros jefe jefes lista loja los luz maior mais
mejor menos mes mesa mil mina moda muito mujer mundo nos nova novo nuevo o oro
os ou para pelo pessoa pessoas por porta praia que quero quien red rio salud santa santos ser sin sobre
sol soy suas tem tienda todo trabajo trabalho tres uma uno venda vendas ventas vida villa voz
avec chez dans des elle entreprise est et leur les lui mais mon nous ou par pas plus pour quand qui sans
ses son sous sur tout trouve une vente vous
aber als auch auf aus bei bin bis das dem den der die durch ein eine einen entwickler finde fur haben ich
ihr im ist leiter mit nach nicht noch oder sich sie sind suche und unter
von vor was wie wir wo zu zum zur zur aan bij dat een ervaren het hoe iemand ik meer met naar niet nog ook
op over te tot uit van vind voor waar werk wie zijn zoek
ada adobe alex alexa amazon andrea angela apache apple atlas bella boss chase claude cursor delta elastic
eve faith hugo julia kelly kotlin linda lisa logan lola maria martin
mason max maya mercedes minerva monica nelson oracle orion perl philips prometheus redis rose ross scala
sierra solid sonar tesla troy unity vera warren wayne
seller sellers sdr sdrs bdr swe swes pm pms csm ceo cto cfo coo cmo vp svp evp hr qa ui ux ml ai ar vr it
pr sem seo crm erp sap aws gcp sql api b2b b2c smb d2c llm nlp ios net java php tpm apm hrbp dba dbas sre
sres sdet sdets pmm pmms csms fp&a
mass miss wash ill ore ala penn jersey cali conn mont minn name pets google manus compras global eastern western southern northern central north south east west upper lower middle greater stack level`.split(
    /\s+/
  )
)
