import { anyOf, anywhere, wholeWord } from '#domain/people/text/phrases'
import type { Concept } from '../concept.js'
import { SPECIALTY_CUES, SPECIALTY_LABELS } from './specialty_words_data.js'

const PREVIOUS = anyOf`
  previous | former | last | past | prior | earlier | fruherer? | vorheriger? | ehemaliger? | ancien
  precedent | anterior
`
const EMPLOYER = anyOf`
  employers? | compan(?:y|ies) | jobs? | workplaces? | organi[sz]ations? | arbeitgeber | employeurs?
  empresas? | empleador(?:es)? | empregador(?:es)?
`

/** Questions about people. Specific concepts precede general ones that match the same words. */
export const PERSON_CONCEPTS: readonly Concept[] = [
  {
    id: 'years_experience',
    of: 'person',
    asks: /\b(?:years? (?:of )?(?:\w+ ){0,2}experience|experience (?:in|years)|berufserfahrung|jahre erfahrung|annees d.experience|anos de experiencia|years_experience|how long has)\b/,
    formats: ['number', 'text', 'range'],
    holds: 'count',
    labels:
      "years of experience;experience;years experience;berufserfahrung;jahre erfahrung;annees d'experience;experience professionnelle;anos de experiencia;experiencia",
    after:
      "\\+?\\s?(?:(?:years?|yrs)(?:['’])? (?:of )?(?:[\\p{L}-]+ ){0,3}?experience|jahren? (?:[\\p{L}-]+ ){0,2}?(?:berufs)?erfahrung|ans d.expérience|années d.expérience|años de experiencia|anos de experiência)",
  },
  {
    id: 'specialty',
    of: 'person',
    asks: wholeWord()`
      research (?:fields?|areas?|interests?|topics?|focus) | fields? of (?:research|expertise|work)
      areas? of (?:research|expertise) | special(?:ty|ties|i[sz]ations?|ism) | expertise
      professional field | forschungs(?:gebiete?|felder?|feld|schwerpunkte?|interessen) | fachgebiete?
      fachrichtung | spezialgebiete? | spezialisierung | (?:domaine|theme|axe|interet)s? de recherche
      specialites? | (?:area|linea|campo)s? de (?:investigacion|especialidad) | especialidad(?:es|e)?
      (?:area|linha)s? de (?:pesquisa|atuacao) | aree? di ricerca | specializzazion[ei]
      onderzoeks(?:gebied|interesses) | specialisaties?
    `,
    unless: /\b(?:degree|studied|study)\b/,
    formats: ['text'],
    holds: 'phrase',
    several: true,
    labels: SPECIALTY_LABELS,
    before: SPECIALTY_CUES,
  },
  {
    id: 'highest_education',
    of: 'person',
    asks: wholeWord()`
      (?:highest|latest|final|last) (?:(?:academic|earned|completed) )?(?:degree|education\w*|qualification)
      degree and (?:the )?(?:school|university|institution|college) | educational background
      hochster (?:bildungs)?abschluss | plus haut diplome | titulo mas alto | maior (?:titulacao|grau)
      titolo di studio | hoogste opleiding
    `,
    unless: /\b(?:year|when|date|field of)\b/,
    formats: ['text'],
    holds: 'phrase',
    several: true,
    labels:
      'degree;highest degree;highest education;highest qualification;hochster abschluss;plus haut diplome;maior titulacao;titolo di studio;最終学歴;최종학력',
  },
  {
    id: 'languages',
    of: 'person',
    asks: /\b(?:languages?|speaks|fluent|sprachen?|sprachkenntnisse|langues?|idiomas?|linguas?)\b/,
    unless: /\bprogramming\b|\bcoding\b/,
    holds: 'language',
    formats: ['text', 'options', 'boolean'],
    labels:
      'languages;language;languages spoken;spoken languages;sprachen;sprachkenntnisse;langues;langues parlees;idiomas;lenguas;linguas;speaks;fluent in',
    before:
      '(?:(?:speaks?|is fluent in|fluent in)(?: fluent| native)?|spricht(?: fließend)?|spreche(?: fließend)?|parle(?: couramment)?|habla(?: con fluidez)?|hablo|fala(?: fluentemente)?|falo)',
  },
  {
    id: 'pronouns',
    of: 'person',
    asks: /\b(?:pronouns?|pronomen|pronoms?|pronombres|pronomes)\b/,
    holds: 'phrase',
    labels: 'pronouns;pronomen;pronoms;pronombres;pronomes',
  },
  {
    id: 'graduation_year',
    of: 'person',
    asks: /\b(?:graduat\w+|abschlussjahr|annee (?:de|du) diplome|ano de graduacion|ano de formatura|class of)\b/,
    formats: ['date', 'number', 'text'],
    holds: 'date',
    labels:
      'graduation year;graduated;class of;year of graduation;abschlussjahr;annee du diplome;promotion;ano de graduacion;ano de formatura',
    before:
      '(?:graduated (?:from [^.;,]{3,60} )?in|class of|abschluss im jahr|diplômée? (?:de [^.;,]{3,60} )?en|se graduó (?:de [^.;,]{3,60} )?en|formou-se (?:[^.;,]{3,60} )?em)',
  },
  {
    id: 'field_of_study',
    of: 'person',
    asks: wholeWord()`
      field of study | studied (?:what|which) | what (?:did )?(?:\w+ ){0,2}stud(?:y|ied) | major
      subject of | degree subject | studienfach | studiengang | domaine d.etudes | filiere | area de estudio
      carrera | area de estudo | curso
    `,
    formats: ['text', 'options'],
    holds: 'phrase',
    labels:
      "field of study;major;subject;studienfach;studiengang;fachrichtung;domaine d'etudes;specialite;campo de estudio;area de estudio;especialidad;area de estudo;curso",
  },
  {
    id: 'degree',
    of: 'person',
    asks: /\b(?:degrees?|abschluss|diplome|titulo|titulacion|grau academico|phd|ph d|doctorate|mba|master'?s|bachelor'?s|doktortitel|promotion)\b/,
    formats: ['text', 'options', 'boolean'],
    holds: 'phrase',
    labels:
      'degree;highest degree;academic degree;qualification;abschluss;hochster abschluss;akademischer grad;diplome;titulo;titulacion;grado academico;grau;grau academico',
  },
  {
    id: 'school',
    of: 'person',
    asks: /\b(?:universit\w+|schools?|college|alma mater|studied at|education|hochschule|ecole|escuela|escola|faculdade|formation|educacion)\b/,
    formats: ['text', 'options'],
    holds: 'organisation',
    labels:
      'university;school;college;alma mater;studied at;education;hochschule;universitat;universite;ecole;formation;universidad;formacion;universidade;formacao;faculdade',
  },
  {
    id: 'certifications',
    of: 'person',
    asks: /\b(?:certifi\w+|accredit\w+|licen[cs]es?|zertifi\w+|certificac\w+)\b/,
    formats: ['text'],
    holds: 'phrase',
    labels:
      'certifications;certification;certificates;certified;licenses & certifications;licenses and certifications;zertifikate;zertifizierungen;certificaciones;certificados;certificacoes;accreditations',
    before: anyOf`
      (?:is|am) (?:an? )?certified | (?:holds|hold|has|earned)(?: an?| the)?(?= [^.;]{2,50} certifi)
      ist (?:ein |eine )?zertifizierte[r]? | est certifiée? | está certificad[oa] (?:en|como)
      é certificad[oa] (?:em|como)
    `,
  },
  {
    id: 'birthplace',
    of: 'person',
    asks: wholeWord()`
      birth ?place | place of birth | born in which | where (?:\w+ ){0,3}born | city of birth
      country of birth | geburtsort | lieu de naissance | lugar de nacimiento | local de nascimento
      naturalidade | hometown | birthplace | grew up
    `,
    formats: ['text', 'options'],
    holds: 'place',
    labels:
      'birthplace;place of birth;born in;born;hometown;geburtsort;geboren in;lieu de naissance;nee a;ne a;lugar de nacimiento;nacido en;local de nascimento;naturalidade;natural de',
    before: anyOf`
      (?:was )?born (?:and (?:raised|grew up) )?in | born (?:on )?[^.;]{4,30} in | native of
      (?:wurde )?(?:\d{4} |am [^.;]{4,25} )?in(?= [^.;]{2,40} geboren) | geboren (?:\d{4} )?in | stammt aus
      née? (?:le [^.;]{4,25} |en \d{4} )?(?:à|au) | originaire de | nació (?:el [^.;]{4,25} |en \d{4} )?en
      nacid[oa] en | nasceu (?:em \d{4} )?(?:em|no|na) | nascid[oa] (?:em|no|na)
    `,
  },
  {
    id: 'birth_date',
    of: 'person',
    asks: wholeWord()`
      birth ?da(?:te|y) | date of birth | year of birth | born on | when (?:\w+ ){0,3}born | birth year
      geburtsdatum | geburtsjahr | geburtstag | date de naissance | fecha de nacimiento | data de nascimento
    `,
    formats: ['date', 'number', 'text'],
    holds: 'date',
    labels:
      'birthday;date of birth;born;birth date;born on;year of birth;geburtsdatum;geboren;geboren am;geburtstag;jahrgang;date de naissance;nee le;ne le;fecha de nacimiento;data de nascimento;nascimento',
    before:
      '(?:(?:was )?born (?:on|in)(?: the)?|geboren am|(?:wurde )?(?:am|im jahr)(?= [^.;]{4,30} geboren)|née? (?:le|en)|nació (?:el|en)|nasceu (?:a|em))',
  },
  {
    id: 'nationality',
    of: 'person',
    asks: /\b(?:nationality|citizenship|citizen of|nationalitat|staatsangehorigkeit|nationalite|nacionalidad|nacionalidade)\b/,
    formats: ['text', 'options'],
    holds: 'phrase',
    labels:
      'nationality;citizenship;nationalitat;staatsangehorigkeit;staatsburgerschaft;nationalite;nacionalidad;ciudadania;nacionalidade;cidadania',
  },
  {
    id: 'job_start',
    of: 'person',
    asks: wholeWord()`
      start(?:ed)? (?:date|in|at) | join(?:ed|ing)? (?:date|the company|in|current) | date (?:of )?joining
      since when | when (?:did )?(?:\w+ ){0,2}(?:join|start)
      in (?:the )?(?:current )?(?:role|position|job) since | seit wann | eintrittsdatum | date d.entree
      depuis quand | fecha de (?:inicio|ingreso|incorporacion) | data de (?:inicio|entrada|admissao)
    `,
    formats: ['date', 'number', 'text'],
    holds: 'date',
    labels:
      "joined;start date;started;in role since;since;date joined;eintritt;eintrittsdatum;seit;date d'entree;depuis;fecha de inicio;desde;data de inicio;data de entrada;member since",
    before: anyOf`
      joined (?:us|the company|the team|{EMPLOYER})? ?in
      (?:has been|have been) (?:with [^.;,]{2,40} )?since | kam (?:im [\p{L}]+ )?(?:jahr )?(?=\d{4} zu)
      ist seit | a rejoint [^.;,]{2,40} en | se incorporó (?:a [^.;,]{2,40} )?en
      ingressou (?:na [^.;,]{2,40} )?em
    `,
  },
  {
    id: 'previous_employer',
    of: 'person',
    asks: anywhere()`
      \b${PREVIOUS}_? ?(?:\w+ )?${EMPLOYER}\b
      \bworked (?:at )?before\b
    `,
    formats: ['text'],
    holds: 'organisation',
    labels:
      'previous employer;former employer;previous company;past employer;past company;formerly at;previously at;fruherer arbeitgeber;vorheriger arbeitgeber;ancien employeur;empresa anterior;empleador anterior;empregador anterior',
  },
  {
    id: 'seniority',
    of: 'person',
    asks: /\b(?:seniority|career level|job level|level of seniority|karrierestufe|niveau hierarchique)\b/,
    formats: ['options', 'text'],
    holds: 'phrase',
    labels: 'seniority;level;career level;karrierestufe;niveau',
  },
  {
    id: 'interests',
    of: 'person',
    asks: /\b(?:hobb(?:y|ies)|interests?|pastimes?|free time|spare time|interessen|loisirs|aficiones|passatempos)\b/,
    formats: ['text'],
    holds: 'phrase',
    labels:
      "hobbies;interests;hobby;interessen;freizeit;loisirs;centres d'interet;aficiones;intereses;hobbies e interesses;passatempos;interesses",
    before: anyOf`
      (?:
        in (?:her|his|their|my) (?:free|spare) time,? (?:she|he|they|i) (?:enjoys?|likes?|loves?)
        (?:
          when not working | outside (?:of )?work | away from work
        ),? (?:she|he|they|i|you(?:'|’)ll find (?:her|him|me)) (?:enjoys?|likes?|loves?)?
      )
      in (?:ihrer|seiner|meiner) freizeit (?:\p{L}+ )?(?:sie|er|ich)?
      pendant (?:son|mon) temps libre,? (?:elle|il|je) (?:aime|pratique)?
      en su tiempo libre,? (?:disfruta de|le gusta)? | no tempo livre,? (?:gosta de)?
    `,
  },
]
