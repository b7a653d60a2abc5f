const words = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Occupations that are common family names, folded. They count in lower case only. */
export const FAMILY_NAMES = words(`
  archer baker barber bishop butler butcher carpenter carter carver chandler clerk collier cook cooper cutter draper driver dyer farmer fisher fletcher forester
  fowler fuller gardener glazier goldsmith harper hunter jagger judge king knight major marshal mason mayor mercer miller monk page painter palmer parker piper
  plumber porter potter sawyer schreiner sexton shepherd singer skinner slater smith sheriff stitcher tailor tanner taylor tiler trapper turner tyler usher vicar waiter walker
  warden weaver
  backer bauer becker binder botticher drechsler farber fischer forster gartner gerber glaser goldschmied hirt jager kaiser koch kramer kruger kuster
  lehmann maler maurer meier metzger muller pfarrer richter sattler schafer schlosser schmied schneider schreiber schreiner schuhmacher schuster
  seiler senn spengler steinmetz tischler topfer wagner weber wirt zimmermann zimmerer winzer
  barbier berger boucher boulanger carpentier charpentier charron chevalier clerc couturier fournier jardinier marchand meunier mercier pelletier pasteur tailleur tisserand
  tonnelier verrier vannier
  barbero caballero carnicero carpintero carrero escribano guerrero herrero marinero molinero montero pastor sastre zapatero pintor
  barbieri cavaliere fabbro fornaio pastore sarto marinho ferreiro monteiro carneiro pereira guerreiro
  krawiec malarz stolarz rolnik kucharz piekarz slusarz muzyk pisarz ogrodnik smed prast kock
  bakker boer brouwer dekker dichter kok kuiper landman meester molenaar mulder schipper schilder slager smid timmerman tuinman visser wever decker`)

/** Nouns that also label a byline, a field or a function of a site. Alone, they are not titles. */
export const ALONE_NO_TITLE = words(`
  author authors creator critic reviewer partner editor seller buyer major executive expert manager student teller scout digger tester planner trainee intern apprentice
  captain defender performer narrator trader coach tutor guardian clerk driver broker publisher
  autor autorin redakteur redakteurin verkaufer verkauferin vertreter vertreterin fahrer fahrerin hersteller erzeuger handler drucker controller trainer expert manager
  auteur auteure autrice editeur editrice vendeur vendeuse visiteur redacteur redactrice createur autora editor editora autore editrice vendedor vendedora
  redactor redactora redator redatora gestor gestora fabricante contable comptable auditor autorka redaktor producent forfattare medewerker beheerder verkoper`)

/** Words of requests, menus and articles that no title starts with. */
export const NO_START = words(`
  the a an our your my his her this that all any find hire become contact meet ask email call about by for to with from via see read more new best top how why what who
  der die das den dem ein eine unser unsere ihr ihre mein meine finden
  le la les un une des nos notre votre mon ma mes l'
  el los las una uno unos nuestro nuestra su mi tu
  il lo gli i un uno una nostro nostra il o os as um uma nosso nossa seu sua meu minha
  de het een onze uw mijn not no non non- like as`)

export const ARTICLES = words(
  'the a an our your my his her their its der die das den dem ein eine einen het een le la les un une el los las il lo gli um uma i you we he she they'
)

/** Prepositions after the noun, in all languages. */
export const PREPOSITIONS = words(`
  of for in at with on to from by
  fur im am an des von mit zur zum bei beim auf aus ohne
  de du des en a au aux pour chez par sur
  del al para por con sobre
  di da del dello della dei degli delle nel nella per presso su
  do dos das em no na nos nas
  voor van bij op met aan te`)

/** Endings of Romance adjectives, folded. */
export const ADJECTIVE =
  /(?:al|ale|el|elle|ique|ico|ica|ien|ienne|aire|if|ive|ivo|iva|ario|aria|ista|iste|ado|ada|ato|ata|ano|ana|ant|ante|ent|ente|nte|in|ino|ina|oso|osa|eux|euse|or|ora|eur|ar|are|aire|agnol|ol|ese|es|esa)$/
