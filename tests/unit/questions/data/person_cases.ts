import type { Asked } from '../ask.js'
import type { Case } from './company_cases.js'

const person = (asked: Asked): Asked => ({ ...asked, entity: 'person' })

const FIELD = person({ key: 'custom.field', description: 'Research field or professional specialty' })
const DEGREE = person({ key: 'custom.degree', description: 'Highest degree and the school that awarded it' })

export const PEOPLE: readonly Case[] = [
  [
    'the field of a post, if no specialty is stated',
    FIELD,
    '<p>I am a Professor of Forest Botany at Calder State University.</p>',
    ['Forest Botany'],
  ],
  [
    'research interests as a list below a heading, rather than a sentence',
    FIELD,
    '<h2>Research interests</h2><ul><li>Forest botany</li><li>Soil ecology</li></ul><p>I am interested in long walks.</p>',
    ['Forest botany, Soil ecology'],
  ],
  [
    'research interests in a sentence',
    FIELD,
    '<p>My main research interests are in the areas of wavelets and spline theory. I have two cats.</p>',
    ['wavelets and spline theory'],
  ],
  [
    'research, German',
    FIELD,
    '<p>Forschungsschwerpunkte: Netzwerkforschung und Techniksoziologie</p>',
    ['Netzwerkforschung und Techniksoziologie'],
    { lang: 'de' },
  ],
  [
    'specialty, French',
    FIELD,
    '<p>Mes recherches portent sur la théorie des nombres.</p>',
    ['la théorie des nombres'],
    { lang: 'fr' },
  ],
  [
    'specialty, Portuguese',
    FIELD,
    '<p>Meus interesses de pesquisa são em teoria de grupos.</p>',
    ['teoria de grupos'],
    { lang: 'pt' },
  ],
  ['no specialty', FIELD, '<p>I worked as an intern in 2012. We are interested in hiring you.</p>', []],
  [
    'a degree in the words of the page',
    DEGREE,
    '<p>Sou mestre em Ecologia pela Universidade do Vale.</p>',
    ['mestre em Ecologia, Universidade do Vale'],
    { lang: 'pt' },
  ],
  [
    'studies without a degree',
    DEGREE,
    '<p>I studied Botany at the University of Elmwood.</p>',
    ['Botany, University of Elmwood'],
  ],
  [
    'no degree that a student does not hold yet',
    DEGREE,
    '<p>I am a PhD student in Botany at the University of Elmwood.</p>',
    [],
  ],
  ['degrees after the name', DEGREE, '<p>Nora Beck, MD, PhD</p>', ['MD, PhD'], { own: false }],
  [
    'highest degree',
    DEGREE,
    '<h2>Education</h2><p>PhD in Forest Botany, University of Elmwood, 2021</p><p>MSc in Botany, Calder State University, 2016</p>',
    ['PhD in Forest Botany, University of Elmwood'],
  ],
  [
    'languages',
    person({ key: 'custom.languages', description: 'Languages spoken' }),
    '<p>Nora Beck speaks English, Danish and Arabic.</p>',
    ['English, Danish and Arabic'],
  ],
  [
    'languages, label',
    person({ key: 'custom.languages', description: 'Languages the person speaks' }),
    '<p>Sprachen: Deutsch, Dänisch</p>',
    ['Deutsch, Dänisch'],
    { lang: 'de' },
  ],
  [
    'years',
    person({ key: 'custom.experience', description: 'Years of professional experience', format: 'number' }),
    '<p>I have over 12 years of experience in logistics.</p>',
    [12],
  ],
  [
    'years, French',
    person({ key: 'custom.experience', description: 'Years of professional experience', format: 'number' }),
    "<p>J'ai 15 ans d'expérience.</p>",
    [15],
    { lang: 'fr' },
  ],
  [
    'pronouns',
    person({ key: 'custom.pronouns', description: 'Pronouns' }),
    '<dl><dt>Pronouns</dt><dd>she/her</dd></dl>',
    ['she/her'],
  ],
  [
    'birthplace',
    person({ key: 'custom.birthplace', description: 'Place of birth' }),
    '<p>Nora Beck was born in Aarhus, Denmark.</p>',
    ['Aarhus, Denmark'],
  ],
  [
    'birthplace, Spanish',
    person({ key: 'custom.birthplace', description: 'Place of birth' }),
    '<p>Nora Beck nació en Sevilla.</p>',
    ['Sevilla'],
    { lang: 'es' },
  ],
  [
    'school',
    person({ key: 'custom.school', description: 'University attended' }),
    '<p>Nora Beck graduated from Aarhus University.</p>',
    ['Aarhus University'],
  ],
  [
    'degree',
    person({
      key: 'custom.degree',
      description: 'Highest degree, one of: bachelor, master, phd',
      format: 'options',
    }),
    '<p>She holds a PhD in Chemistry from Aarhus University.</p>',
    ['phd'],
  ],
  [
    'doctorate',
    person({ key: 'custom.has_phd', description: 'Does the person hold a PhD?', format: 'boolean' }),
    '<p>She holds a PhD in Chemistry from Aarhus University.</p>',
    [true],
  ],
  [
    'certifications',
    person({ key: 'custom.certs', description: 'Professional certifications' }),
    '<dl><dt>Certifications</dt><dd>PMP, CISSP</dd></dl>',
    ['PMP, CISSP'],
  ],
  [
    'hobbies',
    person({ key: 'custom.hobbies', description: 'Hobbies and interests' }),
    '<dl><dt>Interests</dt><dd>Climbing, jazz</dd></dl>',
    ['Climbing, jazz'],
  ],
  [
    'former employer',
    person({ key: 'custom.previous_employer', description: 'Previous employer' }),
    '<p>Previously, she worked as Analyst at Orbit Freight.</p>',
    ['Orbit Freight'],
  ],
  [
    'nationality',
    person({ key: 'custom.nationality', description: 'Nationality' }),
    '<dl><dt>Nationalité</dt><dd>Danoise</dd></dl>',
    ['Danoise'],
    { lang: 'fr' },
  ],
  [
    'books',
    person({ key: 'custom.books', description: 'Number of books published', format: 'number' }),
    '<p>She has written four books.</p>',
    [4],
  ],
  [
    'any labelled value',
    person({ key: 'custom.coffee', description: 'Favourite coffee' }),
    '<dl><dt>Favourite coffee</dt><dd>Cortado</dd></dl>',
    ['Cortado'],
  ],
  [
    'a talk is not a language',
    person({ key: 'custom.languages', description: 'Languages spoken' }),
    '<p>Nora Beck speaks about team rituals.</p>',
    [],
  ],
  [
    'seniority by the title',
    person({
      key: 'custom.seniority',
      description: 'Seniority, one of: junior, senior, manager, director, vp, c_level',
      format: 'options',
    }),
    '<p>Nora Beck is Chief Financial Officer at Orbit Freight.</p>',
    ['c_level'],
  ],
  [
    'profile on a network',
    person({ key: 'custom.twitter', description: 'X profile URL', format: 'url' }),
    '<p><a rel="me" href="https://x.com/norabeck">X</a></p>',
    ['https://x.com/norabeck'],
  ],
]
