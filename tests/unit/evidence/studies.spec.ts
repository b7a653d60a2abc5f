import { test } from '@japa/runner'
import { mentionsOf } from './support/reading.js'

const URL = 'https://norabeck.example/cv'

/** The studies on a page of Nora Beck: `degree / field / school`. */
function studiesOf(body: string, lang = 'en'): string[] {
  const html = `<html lang="${lang}"><head><title>CV | Nora Beck</title><meta property="og:site_name" content="Nora Beck"></head><body><p class="h-card"><a class="u-url u-uid p-name" href="https://norabeck.example/">Nora Beck</a></p><main><h1>Nora Beck</h1>${body}</main></body></html>`
  return mentionsOf(html, URL)
    .filter(({ entity }) => entity === 'person')
    .flatMap(({ claims }) =>
      claims.flatMap((claim) =>
        claim.field === 'education'
          ? [`${claim.value.degree} / ${claim.value.field} / ${claim.value.school}`]
          : []
      )
    )
}

test.group('Studies on pages of people', () => {
  test('degree and school on two lines', ({ assert }) => {
    const body =
      '<h2>Education</h2><ul><li><p>PhD in Forest Botany, 2021</p><p>University of Elmwood</p></li><li><p>MSc in Botany, 2016</p><p>Calder State University</p></li></ul>'
    assert.deepEqual(studiesOf(body), [
      'PhD in Forest Botany / Forest Botany / University of Elmwood',
      'MSc in Botany / Botany / Calder State University',
    ])
  })

  test('several degrees below their school', ({ assert }) => {
    const body =
      '<h3>Education</h3><h4>Calder State University</h4><p>Ph.D., Mathematics, August 1991</p><p>M.S., Mathematics, August 1988</p><h3>Talks</h3>'
    const studies = studiesOf(body)
    assert.lengthOf(studies, 2)
    assert.isTrue(studies.every((one) => one.endsWith('/ Calder State University')))
  })

  test('a title that is only a paragraph', ({ assert }) => {
    const body = '<p>Education</p><ul><li>PhD in Botany, 2021</li><li>Université de Valmont</li></ul>'
    assert.deepEqual(studiesOf(body), ['PhD in Botany / Botany / Université de Valmont'])
  })

  test('a labelled school below a heading with the degree', ({ assert }) => {
    const body =
      '<h4>Formação Acadêmica</h4><h5>Mestrado em Informática</h5><p>Instituição: Universidade do Vale (2020 - 2022)</p>'
    assert.deepEqual(studiesOf(body, 'pt'), ['Mestrado em Informática / Informática / Universidade do Vale'])
  })

  test('cells of a career table', ({ assert }) => {
    const body =
      '<h2>Werdegang</h2><table><tr><td>01/2013 – 10/2017</td><td>Promotion | Hochschule Elmwald</td></tr></table>'
    assert.deepEqual(studiesOf(body, 'de'), ['Promotion / null / Hochschule Elmwald'])
  })

  test('degrees that others have or that are not complete', ({ assert }) => {
    const body =
      '<h2>Supervision</h2><p>PhD thesis of Jane Porter, University of Elmwood</p><p>Master students at Calder State University</p>'
    assert.isEmpty(studiesOf(body))
  })

  test('every degree of a sentence', ({ assert }) => {
    const body =
      '<p>I received my bachelors of science in botany at Calder State University, a masters of science in ecology at Elmwood University, and a PhD in forestry at the University of Valmont.</p>'
    assert.deepEqual(studiesOf(body), [
      'bachelors of science / botany / Calder State University',
      'masters of science / ecology / Elmwood University',
      'PhD / forestry / University of Valmont',
    ])
  })

  test('the degree after the school, and no year in the field', ({ assert }) => {
    const after = '<p>I graduated from the University of Elmwood with bachelors and masters degrees.</p>'
    assert.deepEqual(studiesOf(after), ['masters / null / University of Elmwood'])
    const dated = '<p>I completed my PhD in Botany in 2015 at the University of Elmwood.</p>'
    assert.deepEqual(studiesOf(dated), ['PhD / Botany / University of Elmwood'])
  })

  test('no school in labels and lines about the advisor or the thesis', ({ assert }) => {
    const body =
      '<h2>Education</h2><ul><li>PhD in Botany, 2021</li><li>University of Elmwood</li><li>Advisor: Ada Quill, University of Elmwood</li><li>Institution:</li></ul>'
    assert.deepEqual(studiesOf(body), ['PhD in Botany / Botany / University of Elmwood'])
  })

  test('a doctor’s name is no degree', ({ assert }) => {
    const body =
      '<h2>Education</h2><p>Dr. Beck teaches at the University of Elmwood</p><p>Dr. rer. nat., University of Birken, 2010</p>'
    assert.deepEqual(studiesOf(body), ['Dr. rer. nat. / null / University of Birken'])
  })

  test('a dated line next to a degree names its school', ({ assert }) => {
    const body = '<h2>Education</h2><p>Máster en Botánica</p><p>UNEX — 2014-2016</p><p>Thesis: Trees</p>'
    assert.deepEqual(studiesOf(body, 'es'), ['Máster en Botánica / null / UNEX'])
  })

  test('degrees with the school in brackets', ({ assert }) => {
    const body = '<p>Sou botânica, MSc em Ecologia (UFZ, 2001) e Doutora em Botânica (UTZ, 2006).</p>'
    assert.deepEqual(studiesOf(body, 'pt'), ['MSc / Ecologia / UFZ', 'Doutora / Botânica / UTZ'])
  })

  test('Japanese and Korean entries', ({ assert }) => {
    assert.deepEqual(
      studiesOf('<h2>学歴</h2><ul><li>山辺大学 大学院理学研究科 博士（理学）</li></ul>', 'ja'),
      ['博士（理学） / null / 山辺大学']
    )
    assert.deepEqual(studiesOf('<h2>학력</h2><p>가온대학교</p><p>식물학 석사</p>', 'ko'), [
      '석사 / null / 가온대학교',
    ])
  })
})
