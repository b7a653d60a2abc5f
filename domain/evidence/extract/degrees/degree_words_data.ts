/** Words of degrees in seven languages, folded and without dots. */
export const DEGREES = new Set(
  `phd dphil doctorate msc ms ma mba meng mphil mtech mfa mph mpa mres llm med bsc bs ba beng btech bba bfa llb be md mdphd dsc edd
  master masters bachelor bachelors magister staatsexamen habilitation promotion doktorat doktortitel
  doktorwurde masterabschluss bachelorabschluss diplomstudium doctorat maitrise licence agregation dea dess bts dut doctorado maestria
  licenciatura grado doutorado doutoramento mestrado bacharelado dottorato laurea doctoraat masterdiploma bachelordiploma hbo these
  degree diploma diplom diplome
  bcom bcomm bcompsc bcs bca bpharm bed bdes barch bsn bmus beds mcom mca mpharm mchem mmath mphys mdes march mpp msw mha mcs mscs mse msed
  mib mim mmus llb dphil dba dds dvm edd psyd engd pgdip hnd
  pos-graduacao posgraduacao posgrado postgrado postgraduate`.split(/\s+/)
)

/** Words for the holder of a degree. They need a field or a school after them. */
export const HOLDERS = new Set(
  `doctor doctora doktor doutor doutora docteur docteure dottore dottoressa mestre mestra bacharel graduado graduada licenciado licenciada
  licencie licenciee diplome diplomee laureato laureata diplomado diplomada titulado titulada formado formada gepromoveerd
  afgestudeerd pos-graduado pos-graduada posgraduado posgraduada postgraduado postgraduada`.split(/\s+/)
)

/** Words for people who still study for a doctorate. */
export const STUDENTS = new Set(
  `doctorant doctorante doktorand doktorandin dottorando dottoranda doutorando doutoranda doctorando doctoranda promovendus promovenda
  mestrando mestranda`.split(/\s+/)
)

/** Verbs of a doctorate, and the degree that they mean. */
export const DOCTORATE_VERBS: Readonly<Record<string, string>> = {
  promovierte: 'Promotion',
  promoviert: 'Promotion',
  promoveerde: 'promotie',
}

/** Abbreviations of degrees that are also words. They count in capitals only. */
export const IN_CAPITALS = new Set(
  'ms ma ba bs be me med dea bts dut md hbo bcs bca bed beds march mim mib mse hnd dds'.split(' ')
)

/** Words that continue the name of a degree. */
export const CONTINUES = new Set(
  `of de di in science sciences arts art engineering philosophy law laws education business administration fine music medicine technology
  architecture commerce artium degree diploma ricerca recherche magistrale triennale specialistica doctorat doctorado zum dr med phil rer
  nat pol ing iur jur dent medvet habil honours hons candidate student degrees`.split(/\s+/)
)

/** Words between a degree and its field. */
export const INTO_FIELD = new Set('in of en em de di der des im fur d del della'.split(' '))

/** Words between the parts of a field. */
export const IN_FIELD = new Set(
  'and und et y e en ed of de da do das dos del della dei degli di des du la le las los der die the for fur d l & /'.split(
    ' '
  )
)

/** Words that end a field, because a school, a date or a clause follows. */
export const AFTER_FIELD = new Set(
  `at from an am bei a pela pelo por presso aan bij chez na no nas nos nell nella nel al with under where which who whose that and-then
  before after while during since in en em im is was are worked works working began moved joined he she i ich er sie il elle haar zijn
  daar hier mit con com avec met habe hat abgeschlossen studiert has have received earned obtained supervised advised
  conseguita conseguito ottenuta ottenuto obtenida obtenido obtenue obtenu behaald gehaald op van vom von zum zur als as on over about uber sur sobre su to this there my his her their`.split(
    /\s+/
  )
)

/** Words directly before a school. */
export const AT_SCHOOL = new Set(
  'at from of an der am bei a pela pelo por presso aan bij chez na no de la del dell della nell di van the en in'.split(
    ' '
  )
)
