/**
 * Common words of seven languages that the gazetteer reads as places, often as misspelt ones:
 * `buildings` as Billings. They count as places only if they are capitalised. bin/place_words.ts
 * makes this list.
 */
export const COMMON_WORDS = new Set(
  `accession aching acre acres act adage adores afar agora aides ailed alabaster albino ales alien aliens allay aller
along altar altri amaranth amass amble ambos amino amour ancora ander andern anders andiron angels anger angle
anglers angles angora antano antelope antes anthem antibodies antidotes apace ape apron apt archangels argon argues
arias arise armada aroma array arses asbestos ascension aspersion assai assay asses assim assist assumption
assumptions atria attar attic attics auger aurai auras aussi avian avrai aware awash azure bacon badger bag bagel
bah baits bakes balconies balding bale balsa bananas band bandannas banding bands bandy banjo bantam banter
barbarous bards bares barest baring barium barking barman barns barrage barrettes barricade barrier barrio basal
basee basely baser bases basic basilicas basta bathe baths batsman battle battlefield baud bayou beacon bear beeline
began begat begin begot begun beide being bell bellow bells belly benign berate beret bigot bikes bikini bile
billing bimbos binder bist blazers bled blender blind bloom bluffs bode bolder bombed bomber bonbon bone bonfire
bong bonny boom bore borne bossier botany bouillon boulders bounder bountiful bra brags bran brassy brats brava
brave bravo bread breast briar bribe brick bricks bride brides bridge bridgework bridle brig brigantine bright
brighten brightens brims brine bristle broach brunet brunt brush buckeye buffaloed buffaloes buildings bullrings
burgs burka burkas burqa burqas burro burros burs burst bury bushwhack bust butane butler buy cabal cabana cabanas
cache caches cachet cadre cagey cairn calcium caller calliope campanile campy can canal canals canard canaries
canary cancan canes canneries canning cannon canoes canon canons canto cantons canvas cardigan caribou carolling
carpi cars cartel carton cartridge cascaded cascading casino caste caster castle catalogue catalogued cataloguer
catalogues catamaran catatonic cater cavalries cave cayenne celebration celle celles cento centralise centre centred
centres centuries certa certe certes certo chafe chamber chambers chandelier changed charade cher chide chill chilli
chime chin chinchilla chinking chinos chins chits chock choke chop chore chose chunk churl churn cirrus citrus
clover cloves coarse cockle cocoa cognac coin col collating collides collies colonial colonials colons comme
conception conceptions concession condo condom cone conga consolation consortia constancy constant constantly
constants contre contusion converse cordon cores coronas corpse corset cortex cot cottonwood countryside coyote
cranberry crate crawled crepe crest crime crimes crook crossroads crystal cuales cumming curio curse cutback cycle
daarna dabei dacha dado dagli dalla dalle damals damask dames damns dandy dangling dao daran darin daring darken
dass dating dauphin davon debajo debark debug debut defiance degli dela delas deles deli delicious delis della delle
demas denser dent depot derailing dessa desta diadem dig dills dilly dimer diner dire diver dizer doffing dogma
dogmas dogwood dole dome domes dort dosing doubling dour downed downer downy drama dramas drug dual dub dunce durant
eastbound economy eigene elbow elfin elk ember embers embora emigrated emirates encamp equator eras eroded eschew
esser esses esten ete evergreen eviller evilly example facesti facon farai faresti farmer faro fate favourite
favourites federal federally federals felling fever fewer fiche filing finks flares fling floes florid flounders
fluoresce fluoride flushing forest forgo formos forth fouling fountain fourth fowling franc franchise francs fresco
freshwater friendly fully fuming furling fusing galas gales galled galley galleys galloping galls gambit gamble
games gap gapes gaping garden garlands garrisons gases gasping gates gateway gay gazes genera genes gent germane
germanium giddy glad gland glares globe goes goldenrod gorge gorse grabs grad grandiose grants grapevine grass grave
grazie grenade grenades grins groping groves guano guards guile guineas guise gunman gybes gypsum haar habia habla
habran habras habre habria hacen hago haiku hajam halfway hall ham hamburger hamburgers hamstrings hands handy hang
hangover hangovers hangs hanky harem harvest hastiness hasting hatten haven haves hayan hazard heart heartlands
heaves helas hellos hem henna heres hermitage heron hexes hibachi hid hillside hims hippo hit hives hocking hola
holiday homburg homeland homestead honchos honking hook horn howdah hulas humble hums hun hungry hurricane
hustings hymen ibis ifs imperial independent independents indoor inland irate irking islander islanders islands isle
italic jangling jargon jeden jenen jerseys jiggling jinxing jiving jodhpurs joining justice kale kann karat karate
karats kayak keeling kills kilo kilos kilts kinda kinds king kinks kinky kissing kites kiwi kiwis koala labia laces
lacrosse ladder lades lager lagers lakes lamas lame lames lancing landed lander landing lanes lapsing lards larges
larks larval later lattes launching laundress laundries lazy leaden leek leeks leers leide lemon lend lends lens
lent lib liberal liberated liberties libertine lice lichen lids lime limo limos linen lint lion literal lively logon
logos lone longe longing loon loop louvres luau luck lugar lupin lure lures macaw macche machen macho mad madam
madrigals magnesia maidenhead mainland mains maint maize malaise malaria males malted malts manatee manatees manche
manchen manches mandate manes manga manger mango mania maniac manias manic manly manor mantilla mantra manual maple
maraca maracas marathon marathons maraud marched marcher marches mares margin maritime marks maroon marshes martini
martinis mascaras mascot mashed matches matte maturing mauled mauls maxed maxilla meals means meats medal medallion
median medias medic medicinal medio medulla megalopolis mehr meine meines menace menage mends menial mensch mentre
meshed messed messing meted metre metros mewed mia mias mich midstream mila mince minefield minha minks minnow mios
miser mixed mobiles modelling modest modesty mogul molta molti monastery monastic monger mono monster montages
monument moody moors moraine morbid mores morons morose morsel mortar mosey motel moth motile mound mountainside
mouse mousy movers mowers much mules munch munched muses mush mushed musky muster mutate mutes mystic named names
nanny napkin napping nasal national nationals nature naval nave nay neath never nicer nines nipped nipper
nippers nipples nitre noble noisy none normal northeaster northeasterly northward novae noway nubile nukes oasis
obra odder ogre okay opera opium opportunity oranges oratorio orchards orientate outer overland oxfords pace paean
paese pagan page pairs pale palmetto palms palmy pampas panda panel papas papaya paradises pare pares pariah paring
parish parka parkas parks parlay parle parmi parole parries parties parts pasta pastas paste pasts pasty patellas
patina peaking pecking peeing peeking peel peeping peer pen penal pence penny perch perils perking permet pero pert
perto pest petal petard phial philistines phoenixes phrase phyla piazza piglia piker pilaf pillar pining pinking
pinks piping piranhas pire piton placer plague plane plank planked plans plateau plateaued plateaus pluck plum
plunge poking polar pole poles police polish polka poll pollen ponto poodle pooled pools porno portage ports posse
posso posto pounce pound pout prairie prate prays prepare presto preterite pries principle principled principles
pristine prize progress prominence promo propria prospect prosper prove provenance provender provident province
provinces prune pruning puck puke puking puma punch punning punting quarto quasar queen queers quella quesadillas
questa quiche quiches quieto quills quindi quinto quite quits radon rampant ranch random rapid ravels rayon readings
readying reaming reams reaping rearing reason recipe recite reckon regarding rehab reins reloading remanding rending
rennet reran rereading resend resent reserve reservoir reset reside resin rest restock retarding retina retire
retreat reunions revel rewarding riders ridge rifle risen risers rival rivals riven rivet rivets robot rockier rodeo
rookies rooms roomy roses roundabout rouse rugby rum rye sabem sabre sac sacrament sacramental sacraments sagging
sake sal salad saline salon salsa salt salts salty salvo same samen sanding sandwich sarai saris sarong satin sauce
sauna savage savages savannas savants saved saver saves sawmills sax say scare scavenger scone seamen seaside sedan
selon semen send senna sequel serai seran sere serez seria serve servile sete settle seul seule severs shading
shadowing shaken shaking shaman shame shamed shames shaming shanghaied share sharia sharing shaven shaving sheaf
shields shilling shillings shimmering shingling shining shirk shirt shoreline shrilling shrinking shucking shunning
shush siamo siano siate sickle sickly siding sido sieben siege sieges sienne siete sig silly sim simian simile
simpering since sinds sine sing singe sings sinking sinner sinon sipping siren siring sitar siting sizing skate ski
skiing skirt skit slack slain slang slash slaughter sliver slouch sloven snare sniping snits soaping sola solang
sole solo soul sour souse southeasterly southward southwester southwesterly sowie spa spaniel spare spawn spiking
spilt splat splint splits spoken sprain sprang sprigs springy sprints squinting stain stains stamen stammering stara
stare stiano stockroom stow strawberry strings suede sues suite suiting suits sulphur summering summit sumo sunning
sunset sunshine superior surname surprised surprises surreys survey suya suyo swigs swims swiping swords tab tables
tactic tailing taken takes tal tale tales talks tall tamales tame tamper tampered tampers tamping tampoco tampon
tandis tangerine tango tangy tanta tape tapes taping tapping tarde tarp tarragon tars tartan tarts tat taupe telle
temped temper temple temps tempt tenga tenian tepid tequila tera terao terminate terminus terrace texts than thank
thans thanx thief thine thins tienen tiling tilling times timid ting tire toda tolerance tome tonal tongs topic torn
tors torus touts trail traipsing trenta trente triangle tribesmen tried tries trimester tripe triple triplo triply
tripod tripos trooper truer tuba tubas tubes tulle tumbles tumour tune tuned tuner tunes tunic tunics turban
turkeys turnkey turquoise tutus twang ultimo una unman uptown usan users vagary valets valve vari varia varias vario
veces vermilion vernal verso verve vexes vezes vicar victories vielen vif villas vineyard viral virginity visas vise
vistas visto vita vixen voi vols volta volte volts vom wades wages waist waits wakes waking walks walls walnut waltz
wanes warden ware waren wares warred wasnt wave waver waves waxes weary weasel wegen welcome wells wem wer werder
weren westerly wetter wezen whales wheeling whitefish widen wieder wil wilden wiles wilts windstorm wissen wooing
worth wowing wrenching written zest zeven zinger zombie zonder`.split(/\s+/)
)
