import { test } from '@japa/runner'
import { html, names, own } from '#tests/support/search_pages'

const profile = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([label, value]) => `<div><div>${label}:</div><div>${value}</div></div>`)
    .join('')

const SPEAKER = {
  'https://breadcamp.example/users/mielq': html(
    'mielq | Breadcamp',
    `<h1>mielq</h1>${profile({ 'First name': 'Miranda', 'Last name': 'Elquist', 'Job title': 'Oven engineer', Organization: 'Lindqvarn' })}<p>About me:</p><p>I’m an Oslo-based engineer of ovens.</p>`
  ),
}

const USER = 'https://users.maths.example/elq/index.html'

const PRACTICE = {
  'https://tierarztpraxis-elquist.example/': html(
    'Tierarztpraxis Elquist',
    '<h1>Tierarztpraxis Elquist</h1><p>Wir sind gern für Ihre Tiere da.</p>'
  ),
  'https://tierarztpraxis-elquist.example/team.html': html(
    'Tierarztpraxis Elquist',
    '<h1>Unser Team</h1><div><h3>Miranda Elquist</h3><p>Tierärztin</p></div><p><a href="/kontakt.html">Kontakt</a></p>'
  ),
  'https://tierarztpraxis-elquist.example/kontakt.html': html(
    'Tierarztpraxis Elquist',
    '<h1>Tierarztpraxis Elquist</h1><h2>Kontakt</h2><p>Telefon: (06232) 91 91 00</p><p>Adresse: Auestraße 17, 67346 Speyer</p>'
  ),
}

test.group('verified search: people by profiles, places and names of hosts', () => {
  const FOUND: [what: string, query: string, pages: Record<string, string>][] = [
    ['a profile that labels the parts of a name', 'oven engineer at Lindqvarn', SPEAKER],
    ['a sentence on such a profile names the place', 'engineer in Oslo', SPEAKER],
    ['the employer’s address', 'Tierärztin in Speyer', PRACTICE],
    [
      'the description of the page names the place',
      'compositeur in Genève',
      {
        'https://mirandaelquist.example/': html(
          'Miranda Elquist — Compositeur',
          '<h1>Miranda Elquist</h1><p>Musique</p>'
        ).replace(
          '</title>',
          '</title><meta name="description" content="Miranda Elquist, compositeur de films basé à Genève.">'
        ),
      },
    ],
    [
      'another page of her site states her title in full',
      'senior web developer in Oslo',
      {
        ...own('<p>I’m a web developer from Oslo.</p><p><a href="/about.html">About</a></p>'),
        'https://mirandaelquist.example/about.html': html(
          'About – Miranda Elquist',
          '<h1>About</h1><p>I’m a senior web developer, and I live in Oslo.</p>'
        ),
      },
    ],
    [
      'the title starts with her name',
      'enseignante de mathématiques',
      {
        [USER]: html(
          'Miranda Elquist - Page personnelle',
          '<p>Bienvenue.</p><p>Je suis enseignante de mathématiques.</p>'
        ),
      },
    ],
    [
      'the main heading is her name',
      'enseignante de mathématiques',
      { [USER]: html('Accueil', '<h1>Miranda Elquist</h1><p>Enseignante de mathématiques</p>') },
    ],
    [
      'a list has the name that is searched',
      'Miranda Elquist, artist in Bremen',
      {
        'https://show.example/artists': html(
          'Artists',
          '<h1>Artists</h1><ul><li>Paul Werner (Mainz)</li><li>Miranda Elquist (Bremen)</li></ul>'
        ),
      },
    ],
    [
      'a campus',
      'lecturer in Tarnholm',
      own('<p>I am a lecturer at the Federal School - Campus Tarnholm, Norway.</p>'),
    ],
    [
      'the employer stands alone in the first lines',
      'PhD student at Università di Milano-Bicocca',
      own('<p>Università di Milano Bicocca</p><p>Reparto di Botanica</p><p>PhD student in Botany</p>'),
    ],
    [
      'only the menu and the host have her name',
      'doctorante à l’Université de Caen Normandie',
      {
        'https://melquist.example/accueil.html':
          '<!doctype html><html><head><title>Accueil</title></head><body><nav><p>Miranda Elquist</p><a href="/a.html">Recherche</a></nav><main><p>Je suis actuellement doctorante à l’Université de Caen Normandie.</p></main></body></html>',
      },
    ],
  ]
  test('finds her: {0}')
    .with(FOUND)
    .run(async ({ assert }, [, query, pages]) => {
      assert.deepEqual(await names(query, pages), ['Miranda Elquist'])
    })

  test('finds a professor by a query without spaces', async ({ assert }) => {
    const pages = {
      'https://kanemoto.example/': html(
        '金本良嗣',
        '<h1>金本良嗣</h1><p>東方研究大学 客員教授</p><p>謝辞</p>'
      ),
    }
    assert.deepEqual(await names('東方研究大学の客員教授', pages), ['金本良嗣'])
    assert.deepEqual(await names('西方研究大学の客員教授', pages), [])
  })

  const LOST: [what: string, query: string, pages: Record<string, string>][] = [
    [
      'a list of such profiles',
      'oven engineer at Lindqvarn',
      {
        'https://breadcamp.example/all': html(
          'People',
          ['Lindqvarn', 'Osterby']
            .map((company) =>
              profile({
                'First name': 'Miranda',
                'Last name': 'Elquist',
                'Job title': 'Oven engineer',
                Organization: company,
              })
            )
            .join('')
        ),
      },
    ],
    [
      'a form',
      'engineer at Lindqvarn',
      {
        'https://breadcamp.example/join': html(
          'Join',
          '<p>First name:</p><p>Last name:</p><p>Organization:</p><p>Lindqvarn</p>'
        ),
      },
    ],
    ['another town than the employer’s', 'Tierärztin in Mainz', PRACTICE],
    [
      'one of an employer’s many towns',
      'Tierärztin in Speyer',
      {
        ...PRACTICE,
        'https://tierarztpraxis-elquist.example/kontakt.html': html(
          'Tierarztpraxis Elquist',
          '<h1>Tierarztpraxis Elquist</h1><h2>Kontakt</h2><p>Auestraße 17, 67346 Speyer</p><p>Ring 1, 55116 Mainz</p><p>Weg 2, 68159 Mannheim</p>'
        ),
      },
    ],
  ]
  test('does not find her: {0}')
    .with(LOST)
    .run(async ({ assert }, [, query, pages]) => {
      assert.deepEqual(await names(query, pages), [])
    })
})
