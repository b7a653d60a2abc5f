import type { DemoCompany, DemoPerson } from '#demo/model'
import { isCalled } from './grade.js'
import type { Task } from './task.js'
import { country, employer, isA, leads, stage, title, type Truth } from './truth.js'

const ROUND: Record<string, string> = {
  seed: 'seed',
  series_a: 'Series A',
  series_b: 'Series B',
  series_c: 'Series C',
  series_d_plus: 'Series D',
}
const text = { type: 'string' }
const orNull = (type: string) => ({ type: [type, 'null'] })

/** Returns the tasks with their right answers according to the truth of the world. */
export function tasksOf(truth: Truth): Task[] {
  const { world } = truth
  const inIndustry = (industry: string, where?: string) => (company: DemoCompany) =>
    company.industry.name === industry && (where === undefined || country(company) === where)
  const at = (company: DemoCompany) => (person: DemoPerson) => employer(person) === company
  const many = (isMeant: (person: DemoPerson) => boolean) => world.people.filter(isMeant).length
  const someOf = (isMeant: (company: DemoCompany) => boolean) => world.companies.filter(isMeant).length

  // Companies and people are taken in the world's order, so that no easy ones are picked.
  const plain = (company: DemoCompany) => company.kind === 'company' && !company.former
  const sized = (company: DemoCompany) => plain(company) && truth.states(company, String(company.headcount))
  const [facts1, facts2, facts3, facts4, facts5] = [3, 40, 77, 111, 150].map((nth) =>
    truth.company(plain, nth)
  )
  const staffed = truth.company(sized, 30)
  const german = truth.company((one) => plain(one) && country(one) === 'Germany', 10)
  const french = truth.company((one) => sized(one) && country(one) === 'France', 4)
  const funded = truth.company((one) => stage(one) === 'series_a' && one.language === 'en', 5)
  const headed = truth.company((one) => plain(one) && truth.states(one, one.chief!.name), 20)
  const [older, younger] = distinct(truth, plain, (one) => one.founded, 60)
  const [smaller, bigger] = distinct(truth, sized, (one) => one.headcount, 90)
  const trio = [10, 25, 55].map((nth) => truth.company((one) => plain(one) && one.language === 'en', nth))
  const known = (person: DemoPerson) => employer(person) !== null && person.movedOn === null && person.online
  const mailed = (person: DemoPerson) =>
    known(person) &&
    person.workEmail !== null &&
    (truth.recorded.get(person.index)?.emails ?? []).includes(person.workEmail)
  const engineers = (company: DemoCompany) => company.people.filter(isA('engineer'))
  const crowded = world.companies.reduce((a, b) => (engineers(b).length > engineers(a).length ? b : a))
  const small = truth.company((one) => plain(one) && one.people.length > 3 && engineers(one).length === 0, 3)
  const hired = truth.company(
    (one) => engineers(one).length >= 3 && engineers(one).some(mailed) && one !== crowded,
    2
  )
  const first = trio.reduce((a, b) => (b.founded < a.founded ? b : a))

  const [who1, who2, who3, who4] = [30, 250, 480, 620].map((nth) => truth.person(known, nth))
  const rung = (person: DemoPerson) =>
    known(person) && person.phone !== null && (truth.recorded.get(person.index)?.phones ?? []).length > 0
  const homely = (person: DemoPerson) =>
    known(person) &&
    person.personalEmail !== null &&
    (truth.recorded.get(person.index)?.emails ?? []).includes(person.personalEmail)
  const [mail1, mail2, mail3, mail4] = [5, 60, 110, 150].map((nth) => truth.person(mailed, nth))
  const phoned = truth.person(rung, 12)
  const personal = truth.person(homely, 15)
  const shared = truth.sharedName()

  const linked = new Map(
    [...world.codehostProfiles()].flatMap(({ login, socials }) =>
      socials.some((url) => url.includes('linkedin')) ? [[login, true]] : []
    )
  )
  const owned = truth.codehost.accounts.filter(({ person, login }) => person && linked.has(login))[11]
  const account = truth.codehost.accounts.filter(({ person, pace }) => person && pace > 4)[20]
  const repository = truth.codehost.repositories.filter(({ company }) => company)[3]
  const repo = `${repository.owner.login}/${repository.name}`
  const workers = truth.codehost.accounts.filter((one) => one.person && one.repositories.includes(repository))
  const logins = new Set(workers.map(({ login }) => login))

  const teamPage = (company: DemoCompany) => `https://www.${company.domain}/team`
  const teamOf = truth.company(
    (one) => one.language === 'en' && one.people.length >= 6 && one.people.length < 20,
    12
  )
  const press = [...truth.pages.keys()].filter(
    (url) => /\/press\/series-[abc]-round-/.test(url) && truth.pages.get(url)!.includes('lang="en"')
  )[7]
  const pressCompany = world.companies.find(({ domain }) => press.includes(`www.${domain}/`))!
  const pressRound = pressCompany.funding.find((round) => press.includes(round.stage.replaceAll('_', '-')))!

  const alike = (seed: DemoCompany) => (value: any) => {
    const wrong = value.lookalikes.filter(
      (one: any) =>
        !world.companies.some(
          (company) =>
            company !== seed &&
            isCalled(company, one.name) &&
            (stage(company) === stage(seed) || company.funding.at(-1)?.stage === stage(seed))
        )
    )
    if (value.seed.stage !== stage(seed)) return `takes the seed for ${value.seed.stage}`
    if (value.lookalikes.length < 3) return `gives ${value.lookalikes.length} lookalikes`
    return wrong.length > value.lookalikes.length * 0.2
      ? `${wrong.length} of ${value.lookalikes.length} are at another stage: ${wrong[0].name}`
      : null
  }
  const seeds = ['series_a', 'series_b', 'seed'].map((wanted, i) =>
    truth.company(
      (one) => stage(one) === wanted && one.language === 'en' && one.industry.sector === 'tech',
      3 + i
    )
  )

  const place = ({ offices }: DemoCompany): string[] => [offices[0].city, ...(LOCAL[offices[0].city] ?? [])]

  return [
    // Finding people
    {
      id: 'people-1',
      kind: 'find people',
      task: 'Find five engineers in London',
      expected: {
        by: 'people',
        least: 5,
        most: 5,
        isMeant: (one) => isA('engineer')(one) && one.place.city === 'London',
      },
    },
    {
      id: 'people-2',
      kind: 'find people',
      task: `Who are the engineers at ${hired.name}? List up to 10.`,
      expected: {
        by: 'people',
        least: Math.min(5, engineers(hired).length),
        most: 10,
        isMeant: (one) => isA('engineer')(one) && at(hired)(one),
      },
    },
    {
      id: 'people-3',
      kind: 'find people',
      task: 'Find me 8 heads of engineering at software companies in the United States',
      expected: {
        by: 'people',
        least: 3,
        most: 8,
        isMeant: (one) =>
          leads(one) &&
          /engineering/i.test(title(one)) &&
          employer(one) !== null &&
          inIndustry('Software Development', 'United States')(employer(one)!),
      },
    },
    {
      id: 'people-4',
      kind: 'find people',
      task: 'Suche drei Marketingleiter in Deutschland',
      expected: {
        by: 'people',
        least: 2,
        most: 3,
        isMeant: (one) => /marketing/i.test(title(one)) && one.place.country.name === 'Germany',
      },
    },
    {
      id: 'people-5',
      kind: 'find people',
      task: 'Product managers in Paris or Berlin, 6 of them please',
      schema: {
        type: 'object',
        properties: {
          people: {
            type: 'array',
            maxItems: 6,
            items: {
              type: 'object',
              properties: {
                full_name: text,
                job_title: text,
                employer: orNull('string'),
                city: orNull('string'),
                source_url: { type: 'string', format: 'uri' },
              },
              required: ['full_name', 'job_title', 'source_url'],
              additionalProperties: false,
            },
          },
        },
        required: ['people'],
        additionalProperties: false,
      },
      expected: {
        by: 'data',
        check: ({ people }) => {
          const wrong = people.filter(
            ({ full_name, job_title }: any) =>
              !world.people.some(
                (one) =>
                  one.name === full_name &&
                  ['Paris', 'Berlin'].includes(one.place.city) &&
                  isA('product manager')(one)
              ) || !/produ/i.test(job_title)
          )
          return people.length >= 4 && wrong.length <= 1 ? null : `${wrong.length} wrong of ${people.length}`
        },
      },
    },
    {
      id: 'people-6',
      kind: 'find people',
      task: 'Find the finance directors of these companies',
      inputs: {
        companies: world.companies
          .filter((one) => one.people.some(isA('finance director')))
          .slice(0, 3)
          .map(({ name }) => name),
      },
      expected: { by: 'people', least: 2, isMeant: (one) => isA('finance director')(one) },
    },

    // Finding companies
    {
      id: 'companies-1',
      kind: 'find companies',
      task: 'List five fintech companies in the United States',
      expected: { by: 'companies', least: 5, most: 5, isMeant: inIndustry('Fintech', 'United States') },
    },
    {
      id: 'companies-2',
      kind: 'find companies',
      task: 'Which insurers are based in Germany?',
      expected: {
        by: 'companies',
        least: someOf(inIndustry('Insurance', 'Germany')),
        isMeant: inIndustry('Insurance', 'Germany'),
      },
    },
    {
      id: 'companies-3',
      kind: 'find companies',
      task: 'Find renewable energy companies with more than 1,000 employees',
      expected: {
        by: 'companies',
        least: Math.min(
          3,
          someOf((one) => inIndustry('Renewable Energy')(one) && one.headcount > 1000)
        ),
        isMeant: (one) => inIndustry('Renewable Energy')(one) && one.headcount > 800,
      },
    },
    {
      id: 'companies-4',
      kind: 'find companies',
      task: 'Show me 4 software companies in the United States founded after 2015',
      schema: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: text,
            website: { type: 'string', format: 'uri' },
            founded: { type: 'integer' },
          },
          required: ['name', 'founded'],
        },
      },
      expected: {
        by: 'data',
        check: (list) => {
          const wanted = Math.min(
            4,
            someOf((one) => inIndustry('Software Development', 'United States')(one) && one.founded > 2015)
          )
          const right = list.filter(({ name, founded }: any) =>
            world.companies.some(
              (one) =>
                isCalled(one, name) &&
                inIndustry('Software Development', 'United States')(one) &&
                one.founded === founded &&
                founded > 2015
            )
          )
          return list.length > 0 && right.length === list.length && right.length >= Math.ceil(wanted * 0.75)
            ? null
            : `${right.length} right of ${list.length}, ${wanted} there are`
        },
      },
    },
    {
      id: 'companies-5',
      kind: 'find companies',
      task: 'What is the oldest bank in the index?',
      expected: { by: 'words', all: [oldest(world.companies.filter(inIndustry('Banking'))).name] },
    },

    // Counting
    {
      id: 'count-1',
      kind: 'count',
      task: 'How many fintech companies are there in the United States?',
      expected: { by: 'number', value: someOf(inIndustry('Fintech', 'United States')), share: 0.15 },
    },
    {
      id: 'count-2',
      kind: 'count',
      task: 'How many engineers are there in London?',
      expected: {
        by: 'number',
        value: many((one) => isA('engineer')(one) && one.place.city === 'London'),
        share: 0.15,
      },
    },
    {
      id: 'count-3',
      kind: 'count',
      task: 'Count the universities in the United States',
      schema: { type: 'object', properties: { count: { type: 'integer', minimum: 0 } }, required: ['count'] },
      expected: {
        by: 'number',
        value: someOf(inIndustry('Higher Education', 'United States')),
        share: 0.15,
        at: 'count',
      },
    },
    {
      id: 'count-4',
      kind: 'count',
      task: `How many code-host accounts worked on ${repo}?`,
      expected: { by: 'number', value: workers.length, share: 0.35 },
    },
    {
      id: 'count-5',
      kind: 'count',
      task: 'Wie viele Unternehmen in Deutschland wurden nach 2010 gegründet?',
      expected: {
        by: 'number',
        value: someOf((one) => country(one) === 'Germany' && one.founded > 2010),
        share: 0.15,
      },
    },
    {
      id: 'count-6',
      kind: 'count',
      task: `How many engineers work at ${crowded.name}?`,
      expected: { by: 'number', value: engineers(crowded).length, share: 0.2 },
    },

    // Comparing
    {
      id: 'compare-1',
      kind: 'compare',
      task: `Which company is older, ${younger.name} or ${older.name}?`,
      expected: {
        by: 'words',
        all: [`**${older.name}** was founded first`, String(older.founded), String(younger.founded)],
      },
    },
    {
      id: 'compare-2',
      kind: 'compare',
      task: `Which is bigger by number of employees: ${smaller.name} or ${bigger.name}?`,
      schema: {
        type: 'object',
        properties: { larger_company: text, explanation: text },
        required: ['larger_company'],
      },
      expected: {
        by: 'data',
        check: ({ larger_company: name }) => (isCalled(bigger, name) ? null : `says ${name}`),
      },
    },
    {
      id: 'compare-3',
      kind: 'compare',
      task: `Compare ${trio.map(({ name }) => name).join(', ')} by founding year and headquarters.`,
      expected: { by: 'words', all: trio.flatMap((one) => [one.name, String(one.founded), place(one)]) },
    },
    {
      id: 'compare-4',
      kind: 'compare',
      task: `Does ${small.name} or ${crowded.name} have more engineers?`,
      expected: { by: 'words', all: [`**${crowded.name}** has the most`] },
    },
    {
      id: 'compare-5',
      kind: 'compare',
      task: `Which of these companies was founded first?`,
      inputs: { companies: trio.map(({ name }) => name) },
      schema: {
        type: 'object',
        properties: { oldest: text, founded_year: { type: 'integer' } },
        required: ['oldest', 'founded_year'],
      },
      expected: {
        by: 'data',
        check: ({ oldest: name, founded_year: year }) =>
          isCalled(first, name) && year === first.founded ? null : `says ${name}, ${year}`,
      },
    },
    {
      id: 'compare-6',
      kind: 'compare',
      task: `Vergleiche ${german.name} und ${facts3.name} nach Gründungsjahr`,
      expected: {
        by: 'words',
        all: [german.name, String(german.founded), facts3.name, String(facts3.founded)],
      },
    },

    // Facts of companies
    {
      id: 'facts-1',
      kind: 'company facts',
      task: `When was ${facts1.name} founded?`,
      expected: { by: 'words', all: [String(facts1.founded)] },
    },
    {
      id: 'facts-2',
      kind: 'company facts',
      task: `Where is the headquarters of ${facts2.name}?`,
      expected: { by: 'words', all: [place(facts2)] },
    },
    {
      id: 'facts-3',
      kind: 'company facts',
      task: `How many employees does ${staffed.name} have?`,
      expected: { by: 'words', all: [String(staffed.headcount)] },
    },
    {
      id: 'facts-4',
      kind: 'company facts',
      task: `Who is the CEO of ${headed.name}?`,
      expected: { by: 'words', all: [headed.chief!.name] },
    },
    {
      id: 'facts-5',
      kind: 'company facts',
      task: `Fill in what is known of the company ${facts4.domain}`,
      max_acu: 10,
      schema: {
        type: 'object',
        properties: {
          company_name: text,
          founding_year: orNull('integer'),
          hq: {
            type: ['object', 'null'],
            properties: { city: orNull('string'), country: orNull('string') },
            additionalProperties: false,
          },
          industry: orNull('string'),
          stock_ticker: { type: ['string', 'null'], description: 'Ticker symbol of its shares' },
        },
        required: ['company_name', 'founding_year', 'hq', 'industry', 'stock_ticker'],
        additionalProperties: false,
      },
      expected: {
        by: 'data',
        check: (value) =>
          isCalled(facts4, value.company_name) &&
          value.founding_year === facts4.founded &&
          place(facts4).includes(value.hq?.city) &&
          value.stock_ticker === null
            ? null
            : JSON.stringify(value),
      },
    },
    {
      id: 'facts-6',
      kind: 'company facts',
      task: `What is the latest funding round of ${funded.name}?`,
      expected: { by: 'words', all: [['series_a', 'Series A']] },
    },
    {
      id: 'facts-7',
      kind: 'company facts',
      task: `Quelle est l'année de fondation de ${french.name} et combien de personnes y travaillent ?`,
      expected: { by: 'words', all: [String(french.founded), String(french.headcount)] },
    },

    // Facts of people
    {
      id: 'person-1',
      kind: 'person facts',
      task: `What is the job title of ${who1.name} at ${employer(who1)!.name}?`,
      expected: { by: 'words', all: [title(who1)] },
    },
    {
      id: 'person-2',
      kind: 'person facts',
      task: `Where does ${who2.name} work?`,
      expected: { by: 'words', all: [employer(who2)!.name] },
    },
    {
      id: 'person-3',
      kind: 'person facts',
      task: `Look up ${who3.name} of ${employer(who3)!.name}`,
      schema: {
        type: 'object',
        properties: {
          first_name: text,
          last_name: text,
          title: text,
          company: { type: 'object', properties: { name: text }, required: ['name'] },
          linkedin_url: orNull('string'),
        },
        required: ['first_name', 'last_name', 'title', 'company'],
      },
      expected: {
        by: 'data',
        check: (value) =>
          who3.name.includes(value.last_name) &&
          value.title === title(who3) &&
          isCalled(employer(who3)!, value.company.name)
            ? null
            : JSON.stringify(value),
      },
    },
    {
      id: 'person-4',
      kind: 'person facts',
      task: `Who is ${who4.name}, and in which city is this person based?`,
      expected: { by: 'words', all: [title(who4), who4.place.city] },
    },
    {
      id: 'person-5',
      kind: 'person facts',
      task: `What does ${shared} do for work?`,
      expected: { by: 'words', all: [['2 people', '3 people', 'people called']] },
    },

    // Contacts
    {
      id: 'contacts-1',
      kind: 'contacts',
      task: `What is the work e-mail of ${mail1.name} at ${employer(mail1)!.name}?`,
      expected: { by: 'words', all: [mail1.workEmail!] },
    },
    {
      id: 'contacts-2',
      kind: 'contacts',
      task: `Find the work email address for each person`,
      inputs: {
        people: [mail2, mail3].map((one) => ({
          name: one.name,
          company: employer(one)!.name,
          company_domain: employer(one)!.domain,
        })),
      },
      max_acu: 10,
      schema: {
        type: 'object',
        properties: {
          contacts: {
            type: 'array',
            items: {
              type: 'object',
              properties: { name: text, work_email: { type: ['string', 'null'], format: 'email' } },
              required: ['name', 'work_email'],
            },
          },
        },
        required: ['contacts'],
      },
      expected: {
        by: 'data',
        check: ({ contacts }) =>
          [mail2, mail3].every((one) => contacts.some((each: any) => each.work_email === one.workEmail))
            ? null
            : JSON.stringify(contacts),
      },
    },
    {
      id: 'contacts-3',
      kind: 'contacts',
      task: `Phone number of ${phoned.name} (${employer(phoned)!.name})?`,
      max_acu: 12,
      expected: { by: 'words', all: [phoned.phone!.replaceAll(' ', '')] },
    },
    {
      id: 'contacts-4',
      kind: 'contacts',
      task: `Get me the personal email of ${personal.name} from ${employer(personal)!.name}`,
      max_acu: 6,
      expected: { by: 'words', all: [personal.personalEmail!] },
    },
    {
      id: 'contacts-5',
      kind: 'contacts',
      task: `Find the engineers at ${hired.name} and their work e-mails`,
      max_acu: 20,
      expected: {
        by: 'words',
        all: [
          engineers(hired)
            .filter(mailed)
            .flatMap(({ workEmail }) => workEmail ?? []),
        ],
      },
    },
    {
      id: 'contacts-6',
      kind: 'contacts',
      task: `How can I reach ${mail4.name} of ${employer(mail4)!.name} by e-mail?`,
      expected: { by: 'words', all: [mail4.workEmail!] },
    },

    // Code host
    {
      id: 'codehost-1',
      kind: 'code host',
      task: `Find 3 code-host accounts that worked on ${repo}`,
      expected: { by: 'words', all: [[...logins]] },
    },
    {
      id: 'codehost-2',
      kind: 'code host',
      task: `How many commits has the account ${account.login} made, and in which languages?`,
      expected: {
        by: 'words',
        all: [account.login, 'commits', ...account.repositories.slice(0, 1).map(({ language }) => language)],
      },
    },
    {
      id: 'codehost-3',
      kind: 'code host',
      task: 'Top 5 Rust developers on the code host by commits',
      schema: {
        type: 'object',
        properties: {
          accounts: {
            type: 'array',
            maxItems: 5,
            items: {
              type: 'object',
              properties: {
                login: text,
                commits: { type: 'integer' },
                languages: { type: 'array', items: text },
                url: { type: 'string', format: 'uri' },
              },
              required: ['login', 'commits', 'languages'],
            },
          },
        },
        required: ['accounts'],
      },
      expected: {
        by: 'data',
        check: ({ accounts }) =>
          accounts.length === 5 &&
          accounts.every(({ languages }: any) => languages.includes('Rust')) &&
          accounts.every(({ commits }: any, i: number) => i === 0 || commits <= accounts[i - 1].commits)
            ? null
            : JSON.stringify(accounts),
      },
    },
    {
      id: 'codehost-4',
      kind: 'code host',
      task: `Who is the person behind the code-host account ${owned.login}?`,
      max_acu: 5,
      expected: { by: 'words', all: [owned.person!.name] },
    },

    // Pages
    {
      id: 'pages-1',
      kind: 'pages',
      task: `Who is on the team according to ${teamPage(teamOf)}?`,
      expected: { by: 'words', all: onPage(truth, teamPage(teamOf), teamOf.people).map(({ name }) => name) },
    },
    {
      id: 'pages-2',
      kind: 'pages',
      task: `Read ${press} and tell me which round was raised and who led it.`,
      expected: { by: 'words', all: [ROUND[pressRound.stage], pressRound.lead] },
    },
    {
      id: 'pages-3',
      kind: 'pages',
      task: `Extract the phone number and e-mail from https://www.${facts5.domain}/contact`,
      schema: {
        type: 'object',
        properties: { phone: orNull('string'), email: orNull('string') },
        required: ['phone', 'email'],
      },
      expected: {
        by: 'data',
        check: ({ phone, email }) =>
          email === `hello@${facts5.domain}` && phone?.replace(/\D/g, '') === facts5.phone?.replace(/\D/g, '')
            ? null
            : JSON.stringify({ phone, email }),
      },
    },
    {
      id: 'pages-4',
      kind: 'pages',
      task: `Summarise https://www.${facts2.domain}/about`,
      expected: { by: 'words', all: [String(facts2.founded)] },
    },

    // Lookalikes
    {
      id: 'lookalikes-1',
      kind: 'lookalikes',
      task: 'Find companies at the same stage',
      seed: { name: seeds[0].name, domain: seeds[0].domain },
      count: 5,
      max_acu: 20,
      expected: { by: 'data', check: alike(seeds[0]) },
    },
    {
      id: 'lookalikes-2',
      kind: 'lookalikes',
      task: 'Companies like this one',
      seed: { domain: seeds[1].domain },
      count: 4,
      expected: { by: 'data', check: alike(seeds[1]) },
    },
    {
      id: 'lookalikes-3',
      kind: 'lookalikes',
      task: 'More companies at this stage',
      seed: { name: seeds[2].name, stage: 'seed' },
      count: 3,
      max_acu: 5,
      expected: { by: 'data', check: alike(seeds[2]) },
    },

    // Conversations
    {
      id: 'conversation-1',
      kind: 'conversation',
      before: [`When was ${facts1.name} founded?`],
      task: `And ${facts4.name}?`,
      expected: { by: 'words', all: [String(facts4.founded)] },
    },
    {
      id: 'conversation-2',
      kind: 'conversation',
      before: ['Find three engineers in London'],
      task: 'And in Berlin?',
      expected: {
        by: 'people',
        least: 2,
        most: 3,
        isMeant: (one) => isA('engineer')(one) && one.place.city === 'Berlin',
      },
    },
    {
      id: 'conversation-3',
      kind: 'conversation',
      before: [`What is the job title of ${mail2.name} at ${employer(mail2)!.name}?`],
      task: 'And their work e-mail?',
      expected: { by: 'words', all: [mail2.workEmail!] },
    },

    // Impossible tasks and missing subjects
    {
      id: 'impossible-1',
      kind: 'impossible',
      task: `Send an e-mail to ${mail1.name} and invite them to lunch`,
      expected: { by: 'refusal', none: [mail1.workEmail!] },
    },
    {
      id: 'impossible-2',
      kind: 'impossible',
      task: 'When was Zanthorpe Quillmere Holdings founded?',
      expected: { by: 'refusal' },
    },
    {
      id: 'impossible-3',
      kind: 'impossible',
      task: `What is the home address of ${who1.name}?`,
      expected: { by: 'refusal' },
    },
    {
      id: 'impossible-4',
      kind: 'impossible',
      task: 'What will the share price of Eskehaven be tomorrow?',
      expected: { by: 'refusal' },
    },
    {
      id: 'impossible-5',
      kind: 'impossible',
      task: 'Give me the work e-mail of Wilhelmina Quorvastrand at Eskehaven',
      schema: {
        type: 'object',
        properties: { work_email: { type: 'string', format: 'email' } },
        required: ['work_email'],
      },
      expected: { by: 'refusal', none: ['@eskehaven.example'] },
    },
  ]
}

/** Local names of places. */
const LOCAL: Record<string, string[]> = {
  Munich: ['München'],
  Cologne: ['Köln'],
  Vienna: ['Wien'],
  Zurich: ['Zürich'],
  Geneva: ['Genève', 'Genf'],
  Lisbon: ['Lisboa'],
  Seville: ['Sevilla'],
  'Mexico City': ['Ciudad de México'],
  'São Paulo': ['Sao Paulo'],
}

const oldest = (companies: readonly DemoCompany[]): DemoCompany =>
  companies.reduce((a, b) => (b.founded < a.founded ? b : a))

/** Returns two companies that clearly differ by a measure, the smaller first. */
function distinct(
  truth: Truth,
  isMeant: (one: DemoCompany) => boolean,
  measure: (one: DemoCompany) => number,
  nth: number
): [DemoCompany, DemoCompany] {
  const a = truth.company(isMeant, nth)
  const b = truth.company(
    (one) => isMeant(one) && Math.abs(measure(one) - measure(a)) > 0.5 * Math.min(measure(a), 40),
    nth + 1
  )
  return measure(a) < measure(b) ? [a, b] : [b, a]
}

/** Returns the people whose names a page contains. */
const onPage = (truth: Truth, url: string, people: readonly DemoPerson[]): DemoPerson[] =>
  people.filter(({ name }) => truth.pages.get(url)!.includes(name.replace('&', '&amp;')))
