import { test } from '@japa/runner'
import { personFacts } from '#domain/evidence/extract/sentences/phrases/predicates'
import type { PersonFact } from '#domain/evidence/extract/sentences/phrases/person_fact'

const lineOf = (fact: PersonFact): string => {
  const past = fact.past ? ' (past)' : ''
  if (fact.kind === 'role') return `${fact.title} / ${fact.company}${past}`
  return fact.kind === 'place' ? `in ${fact.place}` : `${fact.degree} / ${fact.field} / ${fact.school}`
}

const factsOf = (text: string, language: string, name: string, isOpening = true) =>
  personFacts(text, language, { person: name, self: name, isOpening })

/** Invented sentences in the patterns of real biographies: language, sentence, facts. */
const CASES: readonly (readonly [language: string, sentence: string, ...facts: string[]])[] = [
  [
    'en',
    'I am a PhD student at Norbury University, Leeds, United Kingdom.',
    'PhD student / Norbury University',
    'in Leeds, United Kingdom',
  ],
  [
    'en',
    'I am a PhD candidate in Physics at the University of Norbury, advised by Prof. Ida Holm.',
    'PhD candidate / University of Norbury',
  ],
  [
    'en',
    'I am an Assistant Professor in the Department of Civil and Ocean Engineering (DCOE) at NIT Norbury.',
    'Assistant Professor / NIT Norbury',
  ],
  [
    'en',
    'Nora is a postdoctoral researcher at the Vision, Sound and Learning Group, Norbury Institute of Technology.',
    'postdoctoral researcher / Norbury Institute of Technology',
  ],
  [
    'en',
    'Nora Vance is a Professor of Applied Mathematics at the University of Texas at Austin.',
    'Professor of Applied Mathematics / University of Texas at Austin',
  ],
  [
    'en',
    'Dr. Vance is the co-founder and CEO of Quillwater, an education company based in Chicago.',
    'co-founder and CEO / Quillwater',
  ],
  ['en', "I'm Nora, I'm 31, and I'm a software engineer at Quillwater!", 'software engineer / Quillwater'],
  [
    'en',
    'Nora Vance, PhD, is a research scientist at Quillwater Labs in Oslo who works on lakes.',
    'research scientist / Quillwater Labs',
    'in Oslo',
  ],
  [
    'en',
    'I am currently working as a web developer intern at Quillwater, Inc, located in Boston.',
    'web developer intern / Quillwater, Inc',
  ],
  [
    'en',
    'She is a creative technologist and author from Porto, Portugal, currently living in Utrecht.',
    'creative technologist and author / null',
    'in Utrecht',
  ],
  ['en', 'By day, I lead the Editing Team at Quillwater, where I edit.', 'null / Quillwater'],
  ['en', 'Previously, she was a Research Scientist at Brantholm.', 'Research Scientist / Brantholm (past)'],
  ['en', 'She was a lecturer at Norbury College from 2015 to 2018.', 'lecturer / Norbury College (past)'],
  ['en', 'She received her Ph.D. from Norbury University.', 'Ph.D. / null / Norbury University'],
  ['en', 'Nora Vance, Head of Data at Quillwater, will speak about lakes.', 'Head of Data / Quillwater'],
  [
    'de',
    'Nora Vance ist Professorin für Musik und Theater an der Hochschule Nordach.',
    'Professorin für Musik und Theater / Hochschule Nordach',
  ],
  [
    'de',
    'Ich bin Doktorandin unter der Leitung von Prof. Ida Holm an der Universität Nordach.',
    'Doktorandin / Universität Nordach',
  ],
  [
    'de',
    'Sie leitet die Abteilung Klang an der Musikhochschule Nordach in Köln.',
    'null / Musikhochschule Nordach',
    'in Köln',
  ],
  [
    'de',
    'Seit 2020 ist sie Geschäftsführerin der Quellwasser GmbH und berät Städte.',
    'Geschäftsführerin / Quellwasser GmbH',
  ],
  ['de', 'Wissenschaftliche Mitarbeiterin an der TU Nordach', 'Wissenschaftliche Mitarbeiterin / TU Nordach'],
  [
    'fr',
    'Je suis doctorante en chimie à l’Université de Norville (2024–présent), où j’enseigne.',
    'doctorante / Université de Norville',
  ],
  [
    'fr',
    'Nora Vance, née en 1984, est professeure à l’École nationale de musique de Norville.',
    'professeure / École nationale de musique de Norville',
  ],
  ['fr', 'Je m’appelle Nora, développeuse web basée à Nantes.', 'développeuse web / null', 'in Nantes'],
  [
    'fr',
    'Maître de conférences à l’université de Norville et chercheuse au LABRO à Lyon.',
    'Maître de conférences / université de Norville',
    'chercheuse / LABRO',
    'in Lyon',
  ],
  ['es', 'Soy Ingeniera de Software con más de 10 años de experiencia.', 'Ingeniera de Software / null'],
  [
    'es',
    'Trabaja como investigadora para Quillwater en Sevilla.',
    'investigadora / Quillwater',
    'in Sevilla',
  ],
  ['es', 'Es fundadora y directora de Agua Clara Norte.', 'fundadora y directora / Agua Clara Norte'],
  [
    'pt',
    'Nora Vance é professora da Universidade Federal do Rio Norte (UFRN) e escreve livros.',
    'professora / Universidade Federal do Rio Norte',
  ],
  ['pt', 'Estudei Física e sou engenheira de software na Quillwater.', 'engenheira de software / Quillwater'],
  [
    'it',
    'Dal 2016 è professoressa associata presso l’Università di Norvara.',
    'professoressa associata / Università di Norvara',
  ],
  [
    'it',
    'Sono una dottoranda (secondo anno) in informatica alla University of Norbury.',
    'dottoranda / University of Norbury',
  ],
  [
    'nl',
    'Nora is hoogleraar muziek en theater aan de Universiteit Noorddam.',
    'hoogleraar muziek en theater / Universiteit Noorddam',
  ],
  [
    'nl',
    'Ik ben een freelance webdesigner uit Suriname en help bedrijven.',
    'freelance webdesigner / null',
    'in Suriname',
  ],
  ['en', 'Je suis ingénieure chez Quillwater et j’habite à Lyon.', 'ingénieure / Quillwater', 'in Lyon'],
]

/** Sentences that state nothing about the person's present work or place. */
const NOTHING: readonly (readonly [language: string, sentence: string])[] = [
  ['en', 'I am a lecturer at a university.'],
  ['en', 'Day to day I work with Angular.'],
  ['en', 'She is not a doctor at Quillwater.'],
  ['en', 'She will be a Research Fellow at Quillwater.'],
  ['en', 'Is she the CEO of Quillwater?'],
  ['en', 'He is also the author of the Lakeside library.'],
  ['en', 'The company is a leader in Oslo.'],
  ['en', 'I am based in March.'],
  ['it', 'Non sono una sviluppatrice di Quillwater.'],
]

test.group('Sentences of biographies', () => {
  for (const [language, sentence, ...expected] of CASES)
    test(`${language}: ${sentence}`, ({ assert }) => {
      const facts = factsOf(sentence, language, 'Nora Vance')
      assert.sameMembers(facts.map(lineOf), [...expected])
      assert.isTrue(facts.every(({ name }) => name === 'Nora Vance'))
    })

  for (const [language, sentence] of NOTHING)
    test(`states nothing: ${sentence}`, ({ assert }) => {
      const facts = factsOf(sentence, language, 'Nora Vance')
      assert.deepEqual(
        facts
          .filter((fact) => fact.kind === 'place' || (fact.kind === 'role' && fact.company !== null))
          .map(lineOf),
        []
      )
    })

  test('attributes an apposition to the person it names', ({ assert }) => {
    const facts = factsOf(
      'I am advised by Jonas Becker, a professor at Norbury University.',
      'en',
      'Nora Vance'
    )
    assert.deepEqual(
      facts.map(({ name }) => name),
      ['Jonas Becker']
    )
  })

  test('takes a phrase without a verb for the person only where the caller allows it', ({ assert }) => {
    assert.lengthOf(factsOf('Engineer at Quillwater.', 'en', 'Nora Vance', true), 1)
    assert.lengthOf(factsOf('Engineer at Quillwater.', 'en', 'Nora Vance', false), 0)
  })
})
