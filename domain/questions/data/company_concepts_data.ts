import { anyOf, anywhere, wholeWord } from '#domain/people/text/phrases'
import type { Concept } from '../concept.js'

const STAGE_UNLESS = /\b(?:investors?|amount|date|when|sum|how much|raised|valuation)\b/

/** Questions about companies. Specific concepts precede general ones that match the same words. */
export const COMPANY_CONCEPTS: readonly Concept[] = [
  {
    id: 'valuation',
    of: 'company',
    asks: /\b(?:valuation|bewertung|valorisation|valoracion|avaliacao|market cap(?:itali[sz]ation)?)\b/,
    formats: ['currency', 'number', 'text'],
    holds: 'money',
    labels: `valuation;company valuation;post-money valuation;latest valuation;last valuation;bewertung;unternehmensbewertung;valorisation;valoracion;
      valuacion;avaliacao;valor de mercado;market cap;market capitalization;marktkapitalisierung;capitalisation boursiere`,
    before: anyOf`
      valued at | valuation (?:of|is|was|to) | valuing (?:the company|it|us|[^,.]{2,40}) at | bewertung von
      bewertet mit | mit (?=[^,.]{3,25} bewertet) | valoris[ée]e? à | valorisation de | valorad[ao] en
      valoración de | avaliad[ao] em | avaliação de
    `,
    after: '(?:valuation|bewertet)',
    isLatest: true,
  },
  {
    id: 'total_raised',
    of: 'company',
    asks: anywhere()`
      \b(?:
        total (?:amount )?(?:of )?(?:funding|capital|money|investment|raised) | total_raised | total funding
        (?:funding|capital|money|amount|much)[^.]{0,40}raised | raised (?:to date|so far|in total)
        funding to date | gesamtfinanzierung | (?:financement|montant) total
        total (?:leve|recaudado|captado) | (?:financiacion|financiamento|capital) (?:total|recaudado|captado)
        eingesammelt
      )
    `,
    unless:
      /\b(?:last|latest|most recent|previous) (?:\w+ )?(?:round|funding)\b|\bround\b(?!s)|date (?:on|of|when)|\bwhen\b/,
    formats: ['currency', 'number', 'text', 'range'],
    holds: 'money',
    labels: `total raised;total funding;total funding amount;funding total;raised;raised to date;total raised to date;capital raised;funding raised;
      amount raised;funding to date;total capital raised;gesamtfinanzierung;finanzierung insgesamt;eingesammeltes kapital;bisher eingesammelt;
      fonds leves;financement total;total leve;montant leve;montant total leve;financiacion total;total recaudado;capital captado;fondos recaudados;
      financiamiento total;capital recaudado;total captado;financiamento total;captacao total;investimento total;capital levantado`,
    before: anyOf`
      (?:has|have) (?:now |so far |already )?raised (?:a total of |over |more than |around )?(?=[^.;]{2,40}(?:to date|in total|so far|overall|since|across|in (?:total )?funding))
      total (?:funding|raised|capital raised)[^.;\d$€£]{0,30}
      bringing (?:[^.;\d$€£]{0,40} )?total[^.;\d$€£]{0,40} | funding to date[^.;\d$€£]{0,20}
      raised to date[^.;\d$€£]{0,12}
      (?:insgesamt|bisher|bislang) (?:rund |über |mehr als )?(?=[^.;]{2,60}(?:eingesammelt|erhalten|eingeworben|aufgenommen|finanzier|kapital))
      gesamtfinanzierung[^.;\d$€£]{0,25} | levé (?:au total|un total de|depuis sa création)\s
      (?:montant|financement) total[^.;\d$€£]{0,30}
      (?:recaudado|levantado|captado) (?:un total de |hasta la fecha |en total )
      hasta (?:la fecha|hoy|ahora),? [^.;\d$€£]{0,50}(?:recaudado|levantado|captado|obtenido)(?: un total de| más de)?
      (?:depuis (?:sa|notre) (?:création|fondation)|à ce jour|jusqu.ici|au total),? [^.;\d$€£]{0,50}levé(?: plus de| un total de)?
      (?:já|até (?:hoje|agora|o momento|à data)),? [^.;\d$€£]{0,40}(?:captou|captamos|levantou|levantamos|recebeu|arrecadou)(?: um total de| mais de)?
      (?:captou|captamos|levantou|levantamos|arrecadou) (?:um total de |até hoje |no total )
      (?:financiación|financiamento) total[^.;\d$€£]{0,25}
    `,
    after:
      '(?:raised (?:to date|so far|in total)|in total funding|(?:de fonds )?levés (?:à ce jour|au total|depuis)|recaudados hasta|en total hasta|captados até|à ce jour)',
    avoid: /\b(?:goal|target|aims?|plans?|seeking|hopes?|would|could)\b/i,
    isLatest: true,
  },
  {
    id: 'round_amount',
    of: 'company',
    asks: anywhere()`
      \b(?:amount|size|much|sum|money|hohe|montant|importe|monto|valor)\b[^.]{0,60}\b(?:
        round | rounds | funding | raised | runde | finanzierungsrunde | tour | levee | ronda | rodada
      )\b
      \b(?:last|latest)_?\s?round_?\s?(?:amount|size)\b
    `,
    unless: /\btotal\b|\bto date\b|\bso far\b/,
    formats: ['currency', 'number', 'text', 'range'],
    holds: 'money',
    labels: `last round amount;last round size;latest round amount;round size;last funding amount;latest funding amount;hohe der letzten runde;
      montant du dernier tour;importe de la ultima ronda;valor da ultima rodada`,
    isLatest: true,
  },
  {
    id: 'round_date',
    of: 'company',
    asks: anywhere()`
      \b(?:date|when|day|month|year|datum|wann|quand|fecha|cuando|data|quando)\b[^.]{0,60}\b(?:
        round | funding | fundraising | raised | investment | runde | finanzierung\w* | levee | tour | ronda
        financiacion | rodada | captacao
      )\b
      \b(?:last|latest)_?\s?(?:round|funding)(?:_?\s?round)?_?\s?date\b
    `,
    formats: ['date', 'text', 'number'],
    holds: 'date',
    labels: `last funding date;last round date;latest funding date;date of last round;last funded;datum der letzten runde;letzte finanzierung am;
      date du dernier tour;date de la derniere levee;fecha de la ultima ronda;data da ultima rodada`,
    isLatest: true,
  },
  {
    id: 'investors',
    of: 'company',
    asks: /\b(?:investors?|backers?|backed by|vc firms?|investoren|geldgeber|investisseurs?|inversor(?:es)?|inversionistas?|investidor(?:es)?|led the (?:\w+ )?round)\b/,
    unless: /\b(?:number|count|relations|contact|e-?mail|phone)\b|\bhow many\b|\banzahl\b/,
    formats: ['text'],
    holds: 'organisation',
    labels: `investors;investor;lead investor;lead investors;key investors;backers;backed by;major investors;notable investors;investoren;investor:innen;
      kapitalgeber;geldgeber;lead-investor;investisseurs;investisseur principal;fonds investisseurs;inversores;inversor principal;inversionistas;
      investidores;investidor principal;investidores principais`,
    before: anyOf`
      (?:funding|round|investment|financing)[^.;]{0,40} (?:was |is |were )?led by
      led by(?= [^.;]{2,60}(?:ventures?|capital|partners|invest|fund)) | backed by
      (?:our )?(?:lead )?investors? (?:are|is|include|includes) | investment from | angeführt von
      (?:zu )?(?:unseren|den) (?:investoren|geldgebern) (?:gehören|zählen) | finanziert von | menée? par
      (?:nos )?investisseurs sont | soutenue? par | liderada por | respaldad[ao] por
      (?:nuestros )?inversores (?:son|incluyen) | apoiad[ao] por | (?:nossos )?investidores (?:são|incluem)
    `,
    isLatest: true,
  },
  {
    id: 'funding_stage',
    of: 'company',
    asks: anywhere()`
      \b(?:funding|financing|investment)_? ?(?:stage|round|status|type|series)\b
      \b(?:last|latest|current|most recent) (?:funding|financing|round)\b
      \bfunding\b[^.]{0,40}\b(?:stage|round|series)\b
      \b(?:
        finanzierungs(?:phase|runde|stadium) | letzte runde | stade de financement | dernier tour
        derniere levee | (?:etapa|ronda) de (?:financiacion|inversion) | ultima ronda
        (?:estagio|rodada) de (?:investimento|financiamento) | ultima rodada
      )\b
      \bseries_a\b | \bpre[_ -]?seed\b
    `,
    unless: STAGE_UNLESS,
    formats: ['options', 'text'],
    holds: 'phrase',
    labels: `funding stage;stage;last round;latest round;last funding round;latest funding round;last funding;last funding type;funding status;round;
      funding type;latest funding;finanzierungsphase;letzte runde;letzte finanzierungsrunde;phase;stade;dernier tour;derniere levee;stade de financement;
      dernier tour de table;etapa;ultima ronda;etapa de financiacion;ultima ronda de financiacion;estagio;ultima rodada;estagio de investimento;rodada;
      ownership;company type;ownership status`,
    before:
      '(?:our|its|their|the|latest|last|most recent|unsere|letzte|notre|dernière?|nuestra|última|nossa)' +
      '(?: [$€£]?[\\d.,]+ ?\\p{L}*)?' +
      '(?= (?:(?:pre-?)?seed (?:round|funding|financing|investors|runde)' +
      '|seri(?:es|e) [a-k](?![\\p{L}])|série [a-k](?![\\p{L}])))',
    isLatest: true,
  },
  {
    id: 'is_public',
    of: 'company',
    asks: wholeWord()`
      publicly (?:traded|listed) | public company | listed on (?:a|any|the) stock | stock[- ]listed
      is_public | is_listed | borsennotiert | cotee? en bourse | cotiza en bolsa | cotizada | capital aberto
      cotada | went public | ipo
    `,
    formats: ['boolean'],
    holds: 'phrase',
    labels:
      'publicly traded;listed;public;public company;borsennotiert;cotee en bourse;cotizada;capital aberto',
  },
  {
    id: 'founded',
    of: 'company',
    asks: wholeWord()`
      founded | founding | foundation | foundation date | established | incorporated | incorporation
      inception | gegrundet | grundung | grundungs\w+ | fondee? | fondation | date de creation
      annee de creation | fundad[ao] | fundacion | fundacao | constitucion | constituicao | started
      start year | opened its doors | age of the (?:company|business)
    `,
    unless: /\b(?:by whom|who|founders?|place|city|country|where|location|product|launch\w*|state|team)\b/,
    formats: ['date', 'number', 'text'],
    holds: 'date',
    labels: `founded;founded in;founded on;established;est;year founded;year established;founding year;foundation year;founding date;foundation date;
      date founded;founding;since;in business since;inception;incorporated;incorporated in;incorporated on;incorporation date;date of incorporation;
      date of foundation;year of foundation;gegrundet;gegrundet am;gegrundet im jahr;grundung;grundungsjahr;grundungsdatum;seit;fondee;fonde;
      fondee en;fondee le;fondation;annee de fondation;date de fondation;creation;creee en;creee le;date de creation;annee de creation;fundada;fundada en;
      fundada el;fundacion;ano de fundacion;fecha de fundacion;creada en;constituida;fecha de constitucion;constitucion;fundada em;
      fundacao;ano de fundacao;data de fundacao;constituicao;data de constituicao;data de abertura;criada em`,
    before: anyOf`
      (?:story|journey|history) (?:began|begins|started|starts) (?:on|in) | incorporated(?: on| in)?
      geschichte (?:begann|beginnt) (?:am|im jahr|im) | histoire (?:a commencé|commence|débute) (?:le|en)
      historia (?:comenzó|empezó|comienza) (?:el|en) | história (?:começou|começa) (?:a|em)
    `,
    avoid:
      /\b(?:product|produkt|produit|producto|produto|office|büro|bureau|oficina|escritório|launched|subsidiary|team)\b/i,
  },
  {
    id: 'founder',
    of: 'company',
    asks: /\b(?:founders?|co-?founders?|founded by|who (?:founded|started|created)|grunder\w*|fondateurs?|fondatrice|fundador(?:es|as?)?)\b/,
    unless: /\b(?:number|how many|count|anzahl)\b/,
    formats: ['text'],
    holds: 'person',
    labels: `founder;founders;co-founder;co-founders;cofounder;cofounders;founded by;founding team;grunder;grunderin;grunderteam;gegrundet von;mitgrunder;
      fondateur;fondatrice;fondateurs;cofondateur;fonde par;fondee par;fundador;fundadora;fundadores;cofundador;fundada por;fundado por`,
    before: anyOf`
      (?:
        founded | co-founded | started | set up | established | created
      )(?: (?:in|on) [^,.;]{4,20})? by(?: entrepreneurs?| siblings| brothers| sisters| friends)?
      (?:our|the|its) (?:co-)?founders?(?: is| are|,)
      (?:gegründet|ins leben gerufen) (?:im jahr \d{4} |\d{4} )?von
      (?:wurde|wurden) (?:im jahr \d{4} |\d{4} )?von(?= [^.;]{4,80} gegründet)
      (?:fondée?|créée?)(?: en \d{4})? par | (?:fundada|fundado|creada)(?: en \d{4})? por
      (?:fundada|fundado|criada)(?: em \d{4})? por
    `,
    after:
      '(?:(?:co-)?founded (?:the company|the firm|us|{NAME})|(?:started|set up) (?:the company|{NAME})|gründete(?:n)? (?:das unternehmen|{NAME})|a fondé|ont fondé|fundó|fundaron|fundou|fundaram)',
  },
  {
    id: 'open_positions',
    of: 'company',
    asks: /\b(?:(?:open|job|vacant) (?:positions?|roles?|jobs?|openings?)|openings|vacancies|open_positions|job ads?|(?:offene[nr]?|freie) stellen|postes? (?:ouverts?|a pourvoir)|vacantes|vagas)\b/,
    formats: ['number', 'text', 'range'],
    holds: 'count',
    labels:
      'open positions;open roles;vacancies;job openings;openings;current openings;offene stellen;postes ouverts;postes a pourvoir;vacantes;puestos vacantes;vagas;vagas abertas',
    after: anyOf`
      (?:open|current|job|vacant) (?:positions?|roles?|jobs?|openings?|vacancies) | vacancies | openings
      offenen? (?:stellen|positionen) | postes? (?:ouverts?|à pourvoir) | offres d.emploi | vacantes
      puestos (?:abiertos|vacantes|disponibles) | ofertas de empleo | vagas(?: abertas)? | posições abertas
    `,
  },
  {
    id: 'hiring',
    of: 'company',
    asks: wholeWord()`
      hiring | is_hiring | recruiting | (?:open|job|vacant) (?:positions?|roles?|jobs?|openings?) | openings
      vacanc(?:y|ies) | stellt ein | offene stellen | mitarbeiter sucht | recrute
      postes? (?:ouverts?|a pourvoir) | contratando | vacantes | vagas | careers? page (?:lists|has)
    `,
    formats: ['boolean', 'options'],
    holds: 'phrase',
    labels: `hiring;we are hiring;currently hiring;now hiring;open positions;open roles;vacancies;job openings;
      openings;offene stellen;stellenangebote;wir stellen ein;recrutement en cours;postes ouverts;
      postes a pourvoir;contratando;vacantes;puestos vacantes;vagas;vagas abertas`,
    isLatest: true,
  },
  {
    id: 'headcount',
    of: 'company',
    asks: wholeWord()`
      headcount | head count | employees? | staff | workforce | team size | company size | mitarbeiter\w*
      beschaftigte\w* | belegschaft | unternehmensgrosse | effectifs? | salaries | employes
      taille de l.(?:entreprise|equipe) | empleados | plantilla | tamano de la empresa | funcionarios
      colaboradores | tamanho da empresa
    `,
    unless:
      /\b(?:hiring|languages?|benefits?|email|phone|name|share|percent\w*|ratio|discount|women|female|engineers?|stock|per|remote|growth)\b/,
    formats: ['range', 'number', 'text', 'options'],
    holds: 'span',
    labels: `employees;company size;headcount;number of employees;team size;staff;workforce;size;employee count;employee range;total employees;mitarbeiter;
      mitarbeiterzahl;mitarbeitende;anzahl mitarbeiter;anzahl der mitarbeiter;beschaftigte;unternehmensgrosse;teamgrosse;effectif;effectifs;salaries;
      nombre d'employes;nombre de salaries;taille de l'entreprise;employes;collaborateurs;empleados;numero de empleados;tamano de la empresa;plantilla;
      funcionarios;numero de funcionarios;colaboradores;numero de colaboradores;tamanho da empresa`,
    isLatest: true,
  },
  {
    id: 'offices',
    of: 'company',
    asks: /\b(?:offices?|office_count|buros?|niederlassungen|standorte?|bureaux|agences|implantations|oficinas|sucursales|escritorios|filiais)\b/,
    unless:
      /\b(?:head office|main office|hours|manager|post office|phone|box office|square|address|hauptsitz)\b/,
    formats: ['number', 'text', 'range'],
    holds: 'count',
    labels: `offices;number of offices;office locations;office count;our offices;standorte;buros;anzahl standorte;anzahl der standorte;anzahl buros;bureaux;
      nombre de bureaux;implantations;oficinas;numero de oficinas;escritorios;numero de escritorios`,
    avoid: /\b(?:square|hours|box|post office)\b/i,
  },
  {
    id: 'ticker',
    of: 'company',
    asks: /\b(?:ticker|stock symbol|trading symbol|borsenkurzel|symbole boursier|simbolo bursatil|codigo de negociacao)\b/,
    formats: ['text'],
    holds: 'code',
    labels:
      'ticker;ticker symbol;stock symbol;symbol;stock ticker;traded as;borsenkurzel;tickersymbol;symbole boursier;mnemonique;simbolo bursatil;codigo na bolsa;listing',
    before: anyOf`
      (?:
        ticker | symbol | börsenkürzel | kürzel | symbole | mnémonique | símbolo | código
      )(?: symbol)?(?:,| is| ist| est| es| é|:)?
      (?:trades?|listed|traded|notiert|cotée?|cotiza|negociada)[^.;]{0,40}? as
    `,
  },
  {
    id: 'exchange',
    of: 'company',
    asks: /\b(?:stock exchange|exchange|borse|bourse|bolsa)\b/,
    formats: ['text', 'options'],
    holds: 'code',
    labels:
      'stock exchange;exchange;listed on;borse;borsenplatz;place de cotation;bourse;bolsa;bolsa de valores;cotiza en',
    after: '\\s?:\\s?\\p{Lu}{1,5}',
    before:
      '(?:(?:listed|trades|traded|quoted) (?:publicly )?on(?: the)?|(?:an der|im) (?=[^.;]{3,40} (?:notiert|gelistet))|cotée? (?:sur|à)(?: la)?|cotiza en(?: la)?|(?:listada|negociada|cotada) na)',
  },
  {
    id: 'parent',
    of: 'company',
    asks: wholeWord()`
      parent(?: company)? | parent_company | owned by | owner | belongs to | part of (?:the )?\w+ group
      acquired by | acquirer | acquiring | who (?:owns|bought|acquired) | muttergesellschaft | mutterkonzern
      eigentumer | maison mere | societe mere | empresa matriz | matriz | controladora
      grupo al que pertenece
    `,
    unless: /\b(?:product owner|pet owner|email|phone)\b/,
    formats: ['text'],
    holds: 'organisation',
    labels: `parent;parent company;owner;owned by;holding;acquired by;group;muttergesellschaft;mutterkonzern;konzern;eigentumer;gehort zu;maison mere;maison-mere;societe mere;
      groupe;proprietaire;empresa matriz;matriz;propietario;grupo;empresa-mae;controladora;proprietario;parent organization`,
    before: anyOf`
      (?:is|became) (?:now )?(?:a |an )?(?:wholly[- ]owned )?(?:subsidiary|division|part|member|brand) of(?: the)?
      (?:was|been|is) (?:acquired|bought|owned) by(?: the)? | (?:part|member) of the(?= [^.;]{2,40} group)
      acquired by | owned by | (?:eine )?tochter(?:gesellschaft|unternehmen)? (?:der|von|des)
      (?:gehört|gehören)(?: seit \d{4})? zu(?:r|m)? | teil der(?= ) | (?:filiale|marque) (?:de|du|d.)
      appartient (?:à|au) | rachetée? par | (?:filial|subsidiaria|parte) del?[ ] | pertenece al?[ ]
      (?:adquirida|comprada) por | (?:subsidiária|parte|filial) d[ao][ ] | pertence (?:ao|à|a)[ ]
    `,
  },
  {
    id: 'is_remote',
    of: 'company',
    asks: /\b(?:remote|distributed|work from home|fernarbeit|teletravail|teletrabajo|teletrabalho|home office)\b/,
    formats: ['boolean'],
    holds: 'phrase',
    labels:
      'remote;remote work;remote-friendly;fully remote;remote first;work from home;remote possible;fernarbeit;home office;homeoffice;teletravail;teletrabajo;teletrabalho',
  },
  {
    id: 'is_acquired',
    of: 'company',
    asks: /\b(?:acquired|been bought|taken over|ubernommen|rachetee?|adquirida)\b/,
    formats: ['boolean'],
    holds: 'phrase',
    labels: 'acquired;ubernommen;rachetee;adquirida',
  },
  {
    id: 'vat',
    of: 'company',
    asks: /\b(?:vat|ust\w*|umsatzsteuer\S*|tva|iva|value added tax)\b/,
    holds: 'code',
    formats: ['text'],
    labels: `vat;vat number;vat id;vat no;vat reg no;vat registration number;vat registration;ust-idnr;ust-id;ust-id-nr;ustid;umsatzsteuer-id;umsatzsteuer-identifikationsnummer;
      umsatzsteueridentifikationsnummer;numero de tva;tva;tva intracommunautaire;n° tva;n tva;numero tva;numero de tva intracommunautaire;nif-iva;numero de iva;iva;nif iva;vat/tax id;
      btw;btw-nummer;btw nummer;btw-nr;btw nr;btw-id;btw-identificatienummer;partita iva;p iva;p. iva;
      p.iva;c.f./p.iva;cvr;cvr-nr;cvr nr;mwst;mwst-nr;ust-id nr;ust-idnummer;ust-identifikationsnummer;
      登録番号;インボイス登録番号;適格請求書発行事業者登録番号`,
    before: anyOf`
      (?:
        vat (?:registration )?(?:number|no\.?|id|reg\.? ?(?:no\.?|number)?) | ust\.?-?id(?:-?nr)?\.?
        umsatzsteuer-?id(?:entifikations)?-?(?:nummer|nr)?\.?(?: gemäß §\s?27 ?a(?: umsatzsteuergesetz| ustg)?)?
        (?:numéro (?:de )?|n° ?(?:de )?)?tva(?: intracommunautaire)? | (?:nif[- ])?iva
      )(?: is| ist| est| es|\s?:|\s)
    `,
  },
  {
    id: 'registration_number',
    of: 'company',
    asks: wholeWord()`
      registration (?:number|no|id) | company (?:registration )?(?:number|no) | register number
      registered number | commercial register | handelsregister\w* | registernummer | hrb | siren | siret
      rcs | registro mercantil | cnpj | nipc | matricula | company_number | registration
    `,
    unless: /\b(?:date|vat|open|user|sign)\b/,
    formats: ['text', 'number'],
    holds: 'code',
    labels: `registration number;company number;company registration number;company registration;
    registered number;registration no;company no;company reg no;reg no;register number;
    business registration number;
      handelsregister;handelsregisternummer;registernummer;hrb;handelsregistereintrag;siren;siret;rcs;numero siren;numero siret;n° siren;n° siret;rcs paris;immatriculation;
      registro mercantil;numero de registro;datos registrales;cif;cnpj;nipc;numero de matricula;numero de registo;conservatoria;registered no`,
    before: anyOf`
      (?:
        (?:company|registered|registration|register)(?: registration)? (?:number|no\.?)
        (?:handelsregister|registernummer)[^.;\d]{0,40}(?=hr[ab]) | handelsregisternummer
        (?:numéro )?sire[nt] | (?:immatriculée?[^.;\d]{0,40}numéro) | cnpj | nipc
        inscrita en el registro mercantil[^.;\d]{0,60}
      )(?: is| ist| est| es|\s?:|\s)
    `,
    avoid: /\bvat\b|\bust\b|\btva\b/i,
  },
  {
    id: 'tax_id',
    of: 'company',
    asks: /\b(?:tax (?:id|number|identification)|ein|steuernummer|numero fiscal|nif|cif|numero de contribuinte|identification fiscale)\b/,
    formats: ['text', 'number'],
    holds: 'code',
    labels:
      "tax id;tax number;tax identification number;ein;steuernummer;steuer-nr;numero fiscal;nif;cif;numero de contribuinte;numero d'identification fiscale;c.i.f;c.i.f.;n.i.f.",
    before:
      '(?:tax (?:id|number)|ein|steuernummer|st\\.-nr\\.|nif|cif|numéro fiscal|número de contribuinte)(?: is| ist|\\s?:|\\s)',
  },
  {
    id: 'legal_name',
    of: 'company',
    asks: /\b(?:legal (?:entity )?name|registered name|legal entity|legal_name|rechtlicher name|raison sociale|razon social|razao social|denominacao social)\b/,
    formats: ['text'],
    holds: 'organisation',
    labels: `legal name;registered name;legal entity;entity name;full legal name;rechtlicher name;firmierung;
      raison sociale;denomination sociale;razon social;denominacion social;razao social;
      denominacao social`,
  },
  {
    id: 'industry',
    of: 'company',
    asks: /\b(?:industry|industries|sector|vertical|branche|wirtschaftszweig|secteur(?: d.activite)?|industria|setor|ramo)\b/,
    unless: /\b(?:award|certif\w*|email)\b/,
    formats: ['text', 'options'],
    holds: 'phrase',
    labels:
      "industry;industries;sector;sectors;vertical;branche;wirtschaftszweig;secteur;secteur d'activite;industria;sector de actividad;setor;setor de atividade;ramo;ramo de atividade",
  },
  {
    id: 'headquarters',
    of: 'company',
    asks: /\b(?:headquarter\w*|hq|head office|hauptsitz|firmensitz|siege(?: social)?|sede(?: central| social)?|where (?:is|are) (?:it|they|the company) based)\b/,
    unless: /\b(?:phone|email|number|floor|since|moved)\b/,
    formats: ['text', 'options'],
    holds: 'place',
    labels:
      'headquarters;hq;head office;hauptsitz;firmensitz;sitz;siege;siege social;sede;sede central;sede social',
  },
  {
    id: 'revenue',
    of: 'company',
    asks: /\b(?:revenues?|turnover|arr|annual sales|umsatz\w*|jahresumsatz|chiffre d.affaires|ingresos|facturacion|receita|faturamento)\b/,
    formats: ['currency', 'number', 'text', 'range'],
    holds: 'money',
    labels: `revenue;annual revenue;revenues;turnover;annual turnover;arr;annual recurring revenue;sales;umsatz;
      jahresumsatz;chiffre d'affaires;ca annuel;ingresos;ingresos anuales;facturacion;facturacion anual;
      receita;receita anual;faturamento;faturamento anual`,
    before: anyOf`
      (?:annual )?(?:revenues?|turnover|arr|sales) (?:
        of | reached | was | were | is | exceed\w* | grew to | hit | totall?ed
      )(?: about| over| more than| nearly)?
      (?:jahres)?umsatz (?:von|betrug|lag bei|beträgt)(?: rund| über)? | (?:einen )?(?:jahres)?umsatz von
      chiffre d.affaires (?:de|annuel de|est de|a atteint)
      (?:ingresos|facturación)(?: anuales| anual)? (?:de|por) | factur(?:a|ó|amos)
      (?:receita|faturamento)(?: anual)? de | fatur(?:a|ou|amos)
    `,
    after:
      '(?:in (?:annual )?(?:recurring )?(?:revenues?|sales|turnover)|(?:jahres)?umsatz|de chiffre d.affaires|de facturación|de ingresos|de faturamento|de receita)',
    isLatest: true,
  },
  {
    id: 'former_name',
    of: 'company',
    asks: /\b(?:former(?:ly)?|previous|old|earlier|fruherer?|ancien(?:ne)?|anterior|antig[uo]\w*) (?:company |trading |brand )?(?:names?|nom|nombre|nome|known)\b|\bformer_name\b|\bformerly known\b/,
    formats: ['text'],
    holds: 'organisation',
    labels: `former name;former names;formerly;formerly known as;previous name;previous names;fka;fruherer name;
      ehemaliger name;ehemals;ancien nom;anciennement;nombre anterior;nome anterior;anteriormente`,
  },
  {
    id: 'slogan',
    of: 'company',
    asks: /\b(?:slogan|tagline|motto|claim|devise|lema)\b/,
    formats: ['text'],
    holds: 'phrase',
    labels: 'slogan;tagline;motto;claim;leitspruch;devise;lema',
    before:
      '(?:(?:our|the|its|unser|das|notre|nuestro|nosso|o nosso) (?:slogan|motto|tagline|claim|leitspruch|devise|lema)(?: is| ist| est| es| é|:))',
  },
]
