/** The classes of function words and verbs. Phrases are separated by commas. */
export type WordClass =
  /** Subject pronouns, alone and joined with a copula (`I'm`). */
  | 'pronoun'
  | 'iAm'
  | 'determiner'
  /** Determiners of something unnamed: `at a bank`. */
  | 'indefinite'
  /** Words between a subject and a verb, or before a role. */
  | 'adverb'
  /** Adverbs of former times. */
  | 'before'
  /** Adjectives of former roles. */
  | 'former'
  /** Future and desired roles are not claimed. */
  | 'future'
  | 'not'
  | 'and'
  | 'as'
  | 'at'
  | 'of'
  | 'in'
  | 'for'
  | 'from'
  | 'who'
  /** The text after it is about a supervisor. */
  | 'under'
  | 'since'
  | 'until'
  /** Participles and other words that end a role. */
  | 'stop'
  | 'be'
  | 'was'
  | 'work'
  | 'worked'
  | 'join'
  | 'lead'
  | 'live'
  | 'based'
  | 'appointed'
  | 'named'
  | 'study'
  | 'earn'
  | 'graduate'

export type Grammar = Readonly<Record<WordClass, string>>

export const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: {
    pronoun: 'i, he, she, they',
    iAm: "i'm, i’m, he's, he’s, she's, she’s, they're, they’re",
    determiner: 'the, our, its, my, his, her, their, your, this, both',
    indefinite: 'a, an, one of the, some, several, various, multiple, another, any, many',
    adverb:
      'currently, now, also, presently, today, at present, at the moment, again, just, still, always, so, here, there, professionally, proud to be, proud, happy to be, hi, hello, hey, welcome, everyone, by training, and currently, new, current, newly, full-time, part-time, passionate, experienced, seasoned, dedicated, driven, curious, award-winning, recent, aspiring, motivated, creative-minded, self-taught, first-year, second-year, third-year, fourth-year, fifth-year, final-year, first year, second year, third year, fourth year, fifth year, final year, 1st year, 2nd year, 3rd year, 4th year, 5th year, 1st-year, 2nd-year, 3rd-year, 4th-year, 5th-year, year, as well, too, recently, most recently joined as, more recently, primarily, mainly, based',
    before:
      'previously, formerly, before, before that, earlier, prior to, prior to that, prior to this, in the past, once, most recently, past, until recently, then, before joining, prior to joining, originally, initially, after that, afterwards, subsequently, later',
    former: 'former, ex, ex-, retired, past, late',
    future:
      'incoming, future, will, soon, would, could, might, want, hope, hopes, if, when, wanted, aspires, looking, to be',
    not: "not, never, no longer, nor, neither, no, isn’t, isn't",
    and: 'and, &, as well as, and also, or, plus',
    as: 'as, as the, as an, as a, as its, in the role of, in the position of, the position of, the role of, to the position of, to the role of, to be, to become',
    at: 'at, @, with, within, working at, working for, at the',
    of: 'of, of the',
    in: 'in, near, across',
    for: 'for',
    from: 'from, out of',
    who: 'who, where, which, that',
    under:
      'under the supervision of, advised by, supervised by, under the guidance of, mentored by, working with, co-advised by, co-supervised by, jointly supervised by, under the direction of, working under, under',
    since: 'since, as of',
    until: 'until, till, to, through, -, –, —',
    stop: 'working, specializing, specialising, specialized, specialised, building, focused, focusing, interested, passionate about, pursuing, studying, helping, developing, exploring, responsible, having, enabling, developing, using, supported, affiliated, known, born, said, says, told, adds, added, explains, explained, notes, noted, has, have, had, did, does, do, can, may, effective, starting, following, after',
    be: "is, am, are, has been, have been, remains, i've been, i’ve been, becomes, acts as, act as, serves as, serve as, serving as, is serving as, holds the position of, holds the role of, holds the title of, takes the role of, took the role of, takes the position of, takes the post of, holds the post of, work as, works as, working as, has worked as, role is, title is, position is, job is, hold the position of, holds a position as, has held the role of, has held the position of, has served as",
    was: 'was, were, had been, worked as, served as, acted as, held the position of, held the role of, held positions as, began his career as, began her career as, started his career as, started her career as, started my career as, began their career as, started their career as, was also, became',
    work: 'work, works, working, employed, serves, teaches, teach, work full-time, work full time, is employed, is part of, am part of',
    worked:
      'worked, served, interned, taught, held, completed an internship, did an internship, was employed',
    join: 'joined, joins, has joined, have joined, is joining, will join, returns to, rejoins, rejoined',
    lead: 'leads, lead, heads, head, directs, direct, runs, run, manages, manage, oversees, oversee, builds, drives, co-leads, co-lead, chairs',
    live: 'live, lives, reside, resides, live and work, lives and works, works from, work from, home is, calls, makes his home, makes her home, makes their home, living',
    based: 'based, located, residing, resident, living, currently based, currently living',
    appointed:
      'appointed, named, promoted, promoted to, elected, hired, made, announced, appointed to, been appointed, been named, been promoted to, named as',
    named: "my name is, my name’s, my name's, this is, called, name is",
    study: 'studied, study, studies, read, reads, majored, majored in, majoring in, studying, trained as',
    earn: 'received, receive, holds, hold, earned, obtained, completed, has, have, got, gained, finished, awarded, did, has received, have received, has obtained, defended, pursued, completing',
    graduate: 'graduated, graduate, graduates, alumnus, alumna, alum',
  },
  de: {
    pronoun: 'ich, er, sie',
    iAm: '',
    determiner:
      'der, die, das, dem, den, des, unser, unsere, unserer, unseren, mein, meine, meiner, ihr, ihre, seine, sein, ihrer, seiner, diese',
    indefinite: 'ein, eine, einer, einem, einen, eines, mehrere, verschiedene, verschiedenen',
    adverb:
      'derzeit, aktuell, heute, jetzt, auch, zurzeit, momentan, gegenwärtig, zur zeit, nun, hauptberuflich, zudem, außerdem, dort, hier, hallo, neue, neuer, neuen, alleiniger, alleinige, freiberuflich, selbstständig, selbständig, hauptamtlich, nebenbei, daneben, darüber hinaus, von beruf, gelernter, gelernte, ausgebildete, ausgebildeter, langjähriger, langjährige, weiterhin, gleichzeitig, ursprünglich',
    before:
      'zuvor, früher, vorher, davor, ehemals, vormals, damals, einst, anschließend, danach, zunächst, von 19, bis',
    former:
      'ehemalige, ehemaliger, ehemaligen, frühere, früherer, früheren, ehem., ex-, emeritierter, pensionierter',
    future: 'künftig, zukünftig, zukünftige, angehende, angehender, werde, möchte, will, würde, könnte, wenn',
    not: 'nicht, kein, keine, keinen, nie',
    and: 'und, sowie, &, bzw., oder, und zugleich',
    as: 'als, zum, zur, in der funktion als, in der position',
    at: 'bei, beim, an, am, @, innerhalb, bei der, bei dem',
    of: 'der, des, von, vom',
    in: 'in, im, ins, zu, bereich, im bereich, auf dem gebiet, fachbereich, im fachbereich, im fach',
    for: 'für, fürs',
    from: 'aus',
    who: 'der, die, wo, welche, welcher',
    under:
      'unter der leitung von, unter leitung von, betreut von, unter der betreuung von, unter betreuung von',
    since: 'seit, ab',
    until: 'bis, -, –, —',
    stop: 'tätig, spezialisiert, verantwortlich, zuständig, mit, wo, dort, beschäftigt, sagt, sagte, erklärt, ergänzt, leitete, hat, habe, worden, geboren, verantwortet, spricht',
    be: 'ist, bin, sind, wird, arbeitet als, arbeite als, tätig als, fungiert als, wirkt als, ist tätig als, arbeitet derzeit als, arbeitet heute als, arbeitet aktuell als, kommt als, stößt als, wechselt als, bin tätig als, werde',
    was: 'war, waren, wurde, arbeitete als, war tätig als, war als',
    work: 'arbeitet, arbeite, forscht, forsche, lehrt, lehre, unterrichtet, angestellt, beschäftigt, ist angestellt, promoviert, promoviere',
    worked: 'arbeitete, forschte, lehrte, gearbeitet',
    join: 'kam zu, kam zur, kam zum, stieß zu, wechselte zu, wechselt zu, wechselte zur, kam',
    lead: 'leitet, leite, führt, verantwortet, verantworte, führe, koordiniert, betreut',
    live: 'lebt, lebe, wohnt, wohne, lebt und arbeitet, lebe und arbeite, lebt derzeit, wohnhaft, zu hause, zuhause, heimat ist, heimatstadt ist, daheim',
    based: 'ansässig, wohnhaft, lebend, mit sitz, zu hause, zuhause, beheimatet',
    appointed: 'ernannt, berufen, bestellt, gewählt',
    named: 'mein name ist, ich heiße, ich heisse, heiße',
    study:
      'studierte, studiert, studiere, studium der, studium, studierten, ausbildung, absolvierte, hat, habe, schloss',
    earn: 'promovierte, habilitierte, erhielt, erwarb, hat, promotion, abschluss, master, bachelor, diplom',
    graduate: 'absolvent, absolventin',
  },
  fr: {
    pronoun: "je, j', il, elle, ils, elles",
    iAm: '',
    determiner: "le, la, les, l', notre, mon, ma, son, sa, ses, leur, ce, cette, nos",
    indefinite: 'un, une, des, plusieurs, différentes, divers, diverses',
    adverb:
      "actuellement, aujourd’hui, aujourd'hui, également, aussi, désormais, maintenant, depuis peu, par ailleurs, ainsi, bonjour, salut, en parallèle, nouvelle, nouveau, présentement, à ce jour, toujours, donc, tout récemment, jeune, passionné, passionnée",
    before:
      "auparavant, précédemment, anciennement, avant, avant cela, autrefois, antérieurement, jadis, puis, ensuite, avant de rejoindre, d'abord, d’abord",
    former: 'ancien, ancienne, ex, ex-, anciens, retraité, retraitée',
    future: 'futur, future, bientôt, serai, sera, souhaite, voudrais, si, aspirant',
    not: "pas, ne, n', plus, jamais",
    and: 'et, &, ainsi que, ou',
    as: 'comme, en tant que, en qualité de, au poste de, comme nouvelle, à titre de',
    at: "chez, au, aux, à, au sein de, au sein du, au sein d', auprès de, auprès du, dans, @",
    of: "de, du, des, d', de la, de l'",
    in: 'en, à, dans, sur',
    for: 'pour',
    from: 'depuis la, venant de, originaire de',
    who: 'qui, où, que, dont',
    under:
      "sous la direction de, sous la direction du, sous la supervision de, encadré par, encadrée par, sous la responsabilité de, dirigé par, sous la direction d'",
    since: 'depuis, dès',
    until: "jusqu', jusqu’en, jusqu'en, à, au, -, –, —",
    stop: "spécialisé, spécialisée, passionné, passionnée, diplômé, diplômée, travaillant, né, née, avec, dit, déclare, explique, affirme, a, ai, ont, avait, rattaché, rattachée, affilié, affiliée, membre, chargé d'enseigner, j', utilise",
    be: "est, suis, sont, devient, travaille comme, travaille en tant que, exerce comme, exerce en tant que, occupe le poste de, exerce la fonction de, travaille actuellement comme, occupe actuellement le poste de, exerce le métier de, est actuellement, c'est",
    was: 'était, étais, fut, a été, ai été, a travaillé comme, ai travaillé comme, a travaillé en tant que, ai travaillé en tant que, a exercé comme, travaillait comme',
    work: 'travaille, enseigne, exerce, intervient, employé, employée, bosse, en thèse, en doctorat, en post-doctorat, en postdoc, en poste',
    worked: 'a travaillé, ai travaillé, a enseigné, ai enseigné, travaillait, a exercé',
    join: 'a rejoint, ai rejoint, rejoint, intègre, a intégré, ai intégré, rejoins',
    lead: 'dirige, gère, pilote, anime, coordonne, encadre, supervise, codirige',
    live: 'vit, vis, habite, réside, vit et travaille, vis et travaille, demeure',
    based:
      'basé, basée, installé, installée, résidant, domicilié, domiciliée, habitant, vivant, établi, établie',
    appointed: 'nommé, nommée, promu, promue, élu, élue, désigné, désignée',
    named: "je m'appelle, je m’appelle, je me nomme, mon nom est, moi c'est, moi c’est, m'appelle",
    study: 'a étudié, ai étudié, étudie, étudié, formation, études de',
    earn: "a obtenu, ai obtenu, titulaire d'un, titulaire d'une, détient, a reçu, diplômé, diplômée, a soutenu, ai soutenu, possède",
    graduate: 'diplômé de, diplômée de',
  },
  es: {
    pronoun: 'yo, él, ella, ellos',
    iAm: '',
    determiner: 'el, la, los, las, lo, nuestro, nuestra, mi, su, sus, este, esta',
    indefinite: 'un, una, unos, unas, varias, varios, diversas, distintas',
    adverb:
      'actualmente, hoy, ahora, también, además, hola, en la actualidad, hoy en día, asimismo, igualmente, nueva, nuevo, al mismo tiempo, por otra parte, siempre, me desempeño como, apasionado, apasionada, joven',
    before:
      'anteriormente, antes, antes de eso, previamente, entonces, con anterioridad, en el pasado, después, luego',
    former: 'antiguo, antigua, ex, ex-, exdirector, anterior',
    future: 'futuro, futura, próximamente, seré, será, quiero, si, aspirante, quisiera',
    not: 'no, nunca, ya no, tampoco',
    and: 'y, e, &, así como, o',
    as: 'como, en calidad de, en el cargo de, el cargo de, el puesto de',
    at: 'en, @, dentro de, para',
    of: 'de, del',
    in: 'en, desde',
    for: 'para, por',
    from: 'desde, de',
    who: 'que, donde, quien, cual',
    under:
      'bajo la dirección de, bajo la supervisión de, dirigido por, dirigida por, supervisado por, bajo la tutela de',
    since: 'desde, desde el, a partir de',
    until: 'hasta, a, al, -, –, —',
    stop: 'especializado, especializada, apasionado, apasionada, con, avalado, graduado, graduada, egresado, egresada, nacido, nacida, dedicado, dedicada, me, afirma, dijo, dice, explica, ha, he, han',
    be: 'es, soy, está, trabaja como, trabajo como, se desempeña como, ejerce como, ejerce de, me desempeño como, ejerzo como, ejerzo de, desempeña el cargo de, ocupa el cargo de, trabaja de, trabajo de, actúa como, labora como',
    was: 'fue, fui, era, ha sido, he sido, trabajó como, trabajé como, se desempeñó como, ejerció como, ejerció de',
    work: 'trabaja, trabajo, enseña, imparte, ejerce, labora, colabora',
    worked: 'trabajó, trabajé, ejerció, enseñó, ha trabajado, he trabajado',
    join: 'se incorporó a, se unió a, se incorpora a, me incorporé a, me uní a, se une a, se incorporó',
    lead: 'dirige, lidera, gestiona, coordina, dirijo, lidero, coordino, encabeza',
    live: 'vive, vivo, reside, resido, vive y trabaja, vivo y trabajo, radica',
    based:
      'radicado, radicada, afincado, afincada, basado, basada, con base, residente, con sede, ubicado, ubicada, establecido',
    appointed: 'nombrado, nombrada, elegido, elegida, designado, designada, ascendido',
    named: 'me llamo, mi nombre es, soy yo',
    study: 'estudió, estudié, estudio, cursó, estudia, formación, estudios de, cursé',
    earn: 'obtuvo, obtuve, recibió, recibí, se doctoró, me doctoré, posee, titulado, título',
    graduate: 'se graduó, me gradué, se licenció, me licencié, se graduó de',
  },
  pt: {
    pronoun: 'eu, ele, ela, eles',
    iAm: '',
    determiner: 'o, a, os, as, nosso, nossa, meu, minha, seu, sua, este, esta',
    indefinite: 'um, uma, uns, umas, várias, vários, diversas',
    adverb:
      'atualmente, hoje, agora, também, além disso, olá, no momento, nova, novo, ainda, igualmente, presentemente, apaixonado, apaixonada, hoje em dia',
    before: 'anteriormente, antes, antes disso, previamente, outrora, depois, então',
    former: 'ex, ex-, antigo, antiga',
    future: 'futuro, futura, serei, será, quero, se, em breve',
    not: 'não, nunca, nem',
    and: 'e, &, bem como, ou',
    as: 'como, na qualidade de, no cargo de, o cargo de, para o cargo de',
    at: 'em, na, no, nas, nos, @, junto à, junto ao, para a, para o',
    of: 'de, da, do, das, dos',
    in: 'em, na, no, desde',
    for: 'para, por',
    from: 'de, desde',
    who: 'que, onde, quem',
    under:
      'sob orientação de, sob a orientação de, orientado por, orientada por, sob supervisão de, sob a orientação do, sob orientação do',
    since: 'desde, a partir de',
    until: 'até, a, -, –, —',
    stop: 'especializado, especializada, apaixonado, apaixonada, com, atuando, formado, formada, graduado, graduada, nascido, afirma, disse, diz, explica, tem, tenho, pelo, pela',
    be: 'é, sou, está, trabalha como, trabalho como, atua como, atuo como, exerce o cargo de, ocupa o cargo de, exerce a função de',
    was: 'foi, fui, era, trabalhou como, trabalhei como, atuou como, atuei como, tem sido',
    work: 'trabalha, trabalho, leciona, ensina, atua, atuo, leciono, colabora',
    worked: 'trabalhou, trabalhei, lecionou, atuou, atuei',
    join: 'entrou na, entrou no, juntou-se à, juntou-se ao, ingressou na, ingressou no, entrei na, integrou a',
    lead: 'lidera, dirige, coordena, gere, lidero, coordeno, chefia',
    live: 'mora, moro, vive, vivo, reside, resido, vive e trabalha, moro e trabalho',
    based: 'baseado, baseada, radicado, radicada, residente, sediado, localizado, com sede',
    appointed: 'nomeado, nomeada, promovido, promovida, eleito, eleita',
    named: 'me chamo, meu nome é, o meu nome é, chamo-me',
    study: 'estudou, estudei, estuda, estudo, cursou, formação, cursei',
    earn: 'obteve, obtive, recebeu, possui, concluiu, terminou, possuo, concluí, doutorou-se',
    graduate: 'formou-se, graduou-se, licenciou-se, me formei, formado pela, graduado pela, graduada pela',
  },
  it: {
    pronoun: 'io, lui, lei, egli, ella, loro',
    iAm: '',
    determiner: "il, lo, la, i, gli, le, l', nostro, nostra, mio, mia, suo, sua, questo",
    indefinite: "un, uno, una, un', diverse, diversi, vari, varie",
    adverb:
      'attualmente, oggi, ora, anche, inoltre, ciao, al momento, nuovo, nuova, adesso, ancora, contemporaneamente, appassionato, appassionata, giovane',
    before: 'precedentemente, in precedenza, prima, prima di, in passato, poi, successivamente, già',
    former: 'ex, ex-, già',
    future: 'futuro, futura, sarò, sarà, vorrei, se, aspirante',
    not: 'non, mai',
    and: 'e, ed, &, nonché, o',
    as: 'come, in qualità di, in veste di, il ruolo di',
    at: "presso, a, al, alla, all', allo, ai, alle, nel, nella, nell', in, @, per, dentro",
    of: "di, del, della, dell', dello, degli, dei, delle, d'",
    in: "in, a, ad, nel, nella, nell'",
    for: 'per',
    from: 'da, dal, dalla',
    who: 'che, dove, cui',
    under:
      'sotto la supervisione di, sotto la supervisione del, sotto la supervisione della, sotto la guida di, seguito da, supervisionato da, seguita da',
    since: "dal, da, dall'",
    until: 'fino al, fino a, al, -, –, —',
    stop: 'specializzato, specializzata, appassionato, appassionata, con, proveniente, laureato, laureata, nato, nata, esperto in, dove, ha, ho, hanno, afferma, dice, spiega, da',
    be: 'è, sono, lavora come, lavoro come, ricopre il ruolo di, ricopre la carica di, ricopro il ruolo di, svolge il ruolo di, diventa',
    was: 'era, ero, fu, è stato, è stata, sono stato, sono stata, ha lavorato come, ho lavorato come, lavorava come',
    work: 'lavora, lavoro, insegna, insegno, collabora, opera',
    worked: 'ha lavorato, ho lavorato, ha insegnato, lavorava, ha collaborato',
    join: 'è entrato in, è entrata in, si è unito a, entra in, sono entrato in, si unisce a',
    lead: 'dirige, guida, coordina, gestisce, coordino, dirigo',
    live: 'vive, vivo, abita, abito, risiede, vive e lavora, vivo e lavoro, trasferito',
    based: 'residente, con sede, domiciliato, domiciliata, basato, basata, trasferito, trasferita',
    appointed: 'nominato, nominata, eletto, eletta, promosso',
    named: 'mi chiamo, il mio nome è, sono io',
    study: 'ha studiato, ho studiato, studia, studio, studi, formazione, si è formato',
    earn: 'ha conseguito, ho conseguito, consegue, ha ottenuto, ho ottenuto, ha ricevuto, possiede',
    graduate: 'si è laureato, si è laureata, mi sono laureato, mi sono laureata, laureato, laureata',
  },
  nl: {
    pronoun: 'ik, hij, zij, ze',
    iAm: '',
    determiner: 'de, het, onze, ons, mijn, zijn, haar, deze, hun',
    indefinite: 'een, enkele, verschillende, meerdere',
    adverb:
      'momenteel, nu, ook, thans, tegenwoordig, daarnaast, hallo, op dit moment, nieuwe, vandaag, verder, tevens, bovendien, hoi, dag, gepassioneerd, gepassioneerde, enthousiaste, ervaren, van beroep',
    before: 'eerder, voorheen, daarvoor, vroeger, voordien, destijds, voordat, daarna',
    former: 'voormalig, voormalige, oud-, ex-, emeritus',
    future: 'toekomstig, toekomstige, zal, wil, als ik, binnenkort',
    not: 'niet, geen, nooit',
    and: 'en, &, alsook, of, evenals',
    as: 'als, in de functie van, tot',
    at: 'bij, aan, @, binnen, voor, op, aan de, bij de',
    of: 'van, der',
    in: 'in, te, op het gebied van, nabij',
    for: 'voor',
    from: 'uit',
    who: 'die, waar, wie, dat',
    under: 'onder begeleiding van, onder leiding van, begeleid door, onder supervisie van',
    since: 'sinds, vanaf',
    until: 'tot, t/m, -, –, —',
    stop: 'gespecialiseerd, werkzaam, verantwoordelijk, met, geboren, zegt, heeft, heb, vertelt, afgestudeerd, dat',
    be: 'is, ben, zijn, werk als, werkt als, is werkzaam als, ben werkzaam als, wordt, werkt momenteel als, werk momenteel als',
    was: 'was, waren, werkte als, is geweest, was werkzaam als',
    work: 'werk, werkt, werkzaam, doceert, doceer, promoveert, promoveer',
    worked: 'werkte, heeft gewerkt, doceerde, gewerkt',
    join: 'trad in dienst bij, begon bij, kwam bij, stapte over naar, stapt over naar',
    lead: 'leidt, leid, geeft leiding aan, beheert, coördineert, coördineer, runt, run',
    live: 'woont, woon, woont en werkt, woon en werk, leeft',
    based: 'gevestigd, woonachtig, wonend, wonende',
    appointed: 'benoemd, aangesteld, gekozen',
    named: 'mijn naam is, ik heet, heet',
    study: 'studeerde, studeert, studeer, opleiding, volgde',
    earn: 'behaalde, promoveerde, haalde, ontving, heeft',
    graduate: 'afgestudeerd, studeerde af',
  },
}
