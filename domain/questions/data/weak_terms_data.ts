/** Folded words without meaning: English, German, French, Spanish and Portuguese. */
export const STOP_WORDS = `
a an the of in on at by for to from with and or not is are was were be been has have had do does did it its their they them this that these those whether if any what
which who whom whose where when how much many as into per than s t there here please give return find tell me us our we you your he she his her will would can may should
der die das den dem des ein eine einer eines einem einen und oder ob von vom im am zum zur mit fur auf aus bei nach ist sind war hat haben wird werden welche welcher welches wie
viele viel wer wo wann was es sich sein seine ihr ihre deren dessen als
le la les l d de du des un une et ou a au aux en dans pour par sur est sont ete avoir ont quel quelle quels quelles combien qui que son sa ses leur leurs si ce cette
el los las lo del al y o u con por para sin es son fue ha han si cual cuales cuantos cuantas cuanto quien que su sus
os as do da dos das no na nos nas ao com sem e foi tem qual quais quantos quantas quem se seu sua seus suas um uma
`
/** Words in many questions and labels. They do not decide a match. */
export const WEAK_WORDS = `
company companies business organisation organization firm enterprise corporation unternehmen firma betrieb gesellschaft entreprise societe empresa organizacion organizacao compania
person people individual persona personne pessoa
name names full named name nom nombre nome vollstandiger complet completo called
number count amount total quantity figure anzahl zahl gesamt gesamtzahl nombre quantite numero cantidad quantidade nummer no nr
date day year month time datum tag jahr monat jour annee mois fecha dia ano mes data
current currently present latest last recent recently newest today now official main primary key aktuell aktuelle aktueller derzeit derzeitige heute letzte letzter offizielle haupt
actuel actuelle actuellement dernier derniere principal principale officiel actual actualmente ultimo ultima oficial atual atualmente
overall approximate approximately about around exact range size list short brief description text value information info details data field column
url link website web page address email e-mail mail phone telephone contact telefon telefonnummer telefono telefone kontakt contacto contato courriel correo webseite lien enlace
operates operate operated offers offer offered provides provide provided runs run uses use used using employs holds hold held owns own owned works work working based located made make makes got
bietet nutzt verwendet betreibt utilise propose offre exploite utiliza ofrece opera oferece usa
available verfugbar disponible disponivel existing listed stated known different various several
worldwide global globally international internationally weltweit mondial mundial mundo world
yes true false boolean one following options option category type kind art typ categorie categoria tipo
us dollars dollar usd eur euro euros gbp currency iso format state states
profile profiles account accounts handle channel profil profile perfil compte cuenta conta konto
ever already still yet most all every each
`
