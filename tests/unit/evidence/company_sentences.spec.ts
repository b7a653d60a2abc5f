import { test } from '@japa/runner'
import { companySite, linesOf } from './support/reading.js'

const URL = 'https://acmerobotics.example/about'
const A = 'company Acme Robotics:'

/** Sentences of a company's own page with their claims. */
const CASES: Record<string, readonly (readonly [sentence: string, ...expected: string[]])[]> = {
  en: [
    ['Acme Robotics was founded in 2012 by Jane Porter.', 'founded_year 2012', 'Founder=Jane Porter'],
    ['Founded in 2012, we serve customers in many countries.', 'founded_year 2012'],
    ['We were established on 3 March 2012.', 'founded_year 2012', 'Founded=2012-03-03'],
    ['The company was incorporated on March 3, 2012.', 'Founded=2012-03-03'],
    ['Our story began in 2012, in a garage.', 'founded_year 2012'],
    ['We have been building robots since 2012.', 'founded_year 2012'],
    ['Acme Robotics (est. 2012) is privately held.', 'founded_year 2012'],
    ['It all started in 2012 when two friends met.', 'founded_year 2012'],
    ['Acme Robotics dates back to 1987.', 'founded_year 1987'],
    ['We are headquartered in Lyon, France.', 'headquarters Lyon, France'],
    ['Acme Robotics is based in Austin, Texas, and sells worldwide.', 'headquarters Austin, Texas'],
    ['Our head office is in Zurich, Switzerland.', 'headquarters Zurich, Switzerland'],
    ['Headquartered in Oslo, Norway, Acme Robotics builds arms.', 'headquarters Oslo, Norway'],
    ['We recently moved our headquarters from Berlin to Munich.', 'headquarters Munich'],
    ['We have 240 employees.', 'headcount 240'],
    ['Our team of 5,291 spans several time zones.', 'headcount 5291'],
    ['Acme Robotics has more than 1,000 employees.', 'headcount 1000+'],
    ['Acme Robotics employs around 85 people.', 'headcount 85'],
    ['Today 7 people work at Acme Robotics.', 'headcount 7'],
    ['We are a 19-person team.', 'headcount 19'],
    ['We are a team of twelve.', 'headcount 12'],
    ['Acme Robotics has between 51 and 200 employees.', 'headcount 51-200'],
    ['Acme Robotics has 51-200 employees.', 'headcount 51-200'],
    ['10,001+ employees', 'headcount 10001+'],
    ['Over 18,000 employees build our products.', 'headcount 18000+'],
    ['The company is led by CEO Jane Porter.', 'CEO=Jane Porter'],
    ['Jane Porter is our chief executive officer.', 'CEO=Jane Porter'],
    ['Our CEO, Jane Porter, writes a column.', 'CEO=Jane Porter'],
    ['Jane Porter, CEO of Acme Robotics, runs the company.', 'CEO=Jane Porter'],
    ['Jane Porter has been CEO of Acme Robotics since 2019.', 'CEO=Jane Porter'],
    ['Acme Robotics has raised US$16m to date.', 'Total raised=US$16m'],
    ['We have raised a total of €12.5 million from investors.', 'Total raised=€12.5 million'],
    ['Total funding: $131M.', 'Total raised=$131M'],
    ['We are bootstrapped and profitable.', 'funding bootstrapped / null / null'],
    ['Acme Robotics is a public company listed under the ticker NYSE: ACME.', 'funding public / null / null'],
    ['Acme Robotics is a Robotics company.', 'industry Robotics'],
    ['We work in Healthcare.', 'industry Healthcare'],
    ['Our 4 offices: Lyon, Zurich, Singapore and Melbourne.', 'Number of offices=4'],
    ['Acme Robotics runs three offices worldwide.', 'Number of offices=3'],
    ['We have offices in Lyon, Boston and Madrid.', 'Number of offices=3'],
    ["We're hiring!", 'Hiring=yes'],
    ['Join us: we have 4 open roles.', 'Hiring=yes', 'Open positions=4'],
    ['We have no open positions at the moment.', 'Hiring=no'],
    ['We are not hiring right now.', 'Hiring=no'],
    ['Acme Robotics, formerly known as Robo Arms, ships worldwide.', 'name Robo Arms (past)'],
  ],
  de: [
    ['Acme Robotics wurde 2012 gegründet.', 'founded_year 2012'],
    ['Das Unternehmen wurde im Jahr 2012 in Köln gegründet.', 'founded_year 2012'],
    ['Gegründet am 3. März 2012, sind wir heute weltweit tätig.', 'Founded=2012-03-03'],
    ['Seit 2012 entwickeln wir Roboter.', 'founded_year 2012'],
    ['Unser Hauptsitz befindet sich in München.', 'headquarters München'],
    ['Acme Robotics hat seinen Sitz in Hamburg, Deutschland.', 'headquarters Hamburg, Deutschland'],
    ['Wir beschäftigen rund 240 Mitarbeiter.', 'headcount 240'],
    ['Über 1.000 Mitarbeitende arbeiten bei uns.', 'headcount 1000+'],
    ['Bei uns arbeiten 85 Menschen.', 'headcount 85'],
    ['Geschäftsführerin ist Anna Becker.', 'CEO=Anna Becker'],
    ['Das Unternehmen wird von Anna Becker geleitet.', 'CEO=Anna Becker'],
    ['Wir haben keine offenen Stellen.', 'Hiring=no'],
    ['Wir suchen Verstärkung: 3 offene Stellen.', 'Open positions=3'],
    ['Wir betreiben 4 Standorte.', 'Number of offices=4'],
    ['Insgesamt haben wir 12 Mio. Euro eingesammelt.', 'Total raised=12 Mio. Euro'],
    ['Wir sind eigenfinanziert.', 'funding bootstrapped / null / null'],
  ],
  fr: [
    ['Acme Robotics a été fondée en 2012.', 'founded_year 2012'],
    ['Créée en 2012, notre société accompagne les industriels.', 'founded_year 2012'],
    ['Depuis 2012, nous concevons des robots.', 'founded_year 2012'],
    ['Notre siège social est à Lyon.', 'headquarters Lyon'],
    ['Nous sommes basés à Paris, en France.', 'headquarters Paris'],
    ['Nous comptons 240 salariés.', 'headcount 240'],
    ['Plus de 1 000 collaborateurs travaillent chez nous.', 'headcount 1000+'],
    ['La société est dirigée par Claire Dubois.', 'CEO=Claire Dubois'],
    ['Claire Dubois est notre PDG.', 'CEO=Claire Dubois'],
    ['Nous avons levé au total 12 millions d’euros.', 'Total raised=12 millions d’euros'],
    ['Nous recrutons !', 'Hiring=yes'],
    ['Aucun poste ouvert pour le moment.', 'Hiring=no'],
    ['Nous disposons de 4 bureaux.', 'Number of offices=4'],
  ],
  es: [
    ['Acme Robotics fue fundada en 2012.', 'founded_year 2012'],
    ['La empresa se fundó en el año 2012.', 'founded_year 2012'],
    ['Desde 2012 fabricamos robots.', 'founded_year 2012'],
    ['Nuestra sede central está en Madrid, España.', 'headquarters Madrid, España'],
    ['Acme Robotics tiene su sede en Barcelona.', 'headquarters Barcelona'],
    ['Contamos con 240 empleados.', 'headcount 240'],
    ['Más de 1.000 personas trabajan en Acme Robotics.', 'headcount 1000+'],
    ['La compañía está dirigida por Lucía Navarro.', 'CEO=Lucía Navarro'],
    ['Lucía Navarro es nuestra directora general.', 'CEO=Lucía Navarro'],
    ['Hemos recaudado un total de 12 millones de euros.', 'Total raised=12 millones de euros'],
    ['No tenemos vacantes en este momento.', 'Hiring=no'],
    ['Tenemos 4 oficinas.', 'Number of offices=4'],
  ],
  pt: [
    ['A Acme Robotics foi fundada em 2012.', 'founded_year 2012'],
    ['Fundada em 2012, a empresa atende clientes no mundo todo.', 'founded_year 2012'],
    ['Desde 2012 construímos robôs.', 'founded_year 2012'],
    ['Nossa sede fica em São Paulo, Brasil.', 'headquarters São Paulo, Brasil'],
    ['Temos 240 funcionários.', 'headcount 240'],
    ['Mais de 1.000 pessoas trabalham na Acme Robotics.', 'headcount 1000+'],
    ['A empresa é liderada por Mariana Costa.', 'CEO=Mariana Costa'],
    ['Mariana Costa é nossa CEO.', 'CEO=Mariana Costa'],
    ['Já captamos um total de R$ 12 milhões.', 'Total raised=R$ 12 milhões'],
    ['Não há vagas no momento.', 'Hiring=no'],
    ['Contamos com 4 escritórios.', 'Number of offices=4'],
  ],
}

test.group('Sentences about a company', () => {
  for (const [lang, cases] of Object.entries(CASES))
    for (const [sentence, ...expected] of cases)
      test(`${lang}: ${sentence}`, ({ assert }) => {
        const lines = linesOf(companySite(`<h1>About</h1><p>${sentence}</p>`, { lang }), URL)
        for (const line of expected) assert.include(lines, `${A} ${line}`)
      })

  test('extracts no claim from: {0}')
    .with([
      ['Every release is reviewed by two people.', 'headcount'],
      ['Our software is used by 2,000,000 people.', 'headcount'],
      ['We served 300 customers in 2019.', 'founded_year'],
      ['In 2019 we won three prizes.', 'founded_year'],
      ['Our customers are based in Lyon, France.', 'headquarters'],
      ['Globex Corporation was founded in 1999.', 'founded_year'],
      ['Globex Corporation has 900 employees.', 'headquarters'],
      ['We like short meetings and long lunches.', 'industry'],
    ] as const)
    .run(({ assert }, [sentence, field]) => {
      const lines = linesOf(companySite(`<h1>About</h1><p>${sentence}</p>`), URL)
      assert.isEmpty(lines.filter((line) => line.startsWith(`${A} ${field}`)))
    })
})
