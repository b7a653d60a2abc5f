import { PRESENT_DAY, isoDay } from '#demo/dates'
import { type DemoCompany, type DemoPerson, type FundingRound, type Job, employerName } from '#demo/model'
import type { Random } from '#demo/random'
import { slug } from '#demo/slugs'
import {
  AMOUNTS,
  NEWS_HOSTS,
  PAGE_PHRASES,
  type PageLanguage,
  STAGE_NAMES,
} from '#demo/vocabulary/page_phrases'
import { companyFrame, companyValues, localCity, pageLanguage, siteOf } from './company_facts.js'
import { type DemoPage, escapeHtml, htmlDocument, jsonLd, link, metaProperty, sentence } from './html.js'
import { htmlPage, longDate, readingDay } from './reading.js'

type Article = { slug: string; day: number; title: string; paragraphs: string[] }

/**
 * Yields the company's news: funding rounds, appointments and an index page. A newspaper copies
 * some of the news.
 */
export function* companyPress(company: DemoCompany, random: Random): Generator<DemoPage> {
  const language = pageLanguage(company)
  const articles = [
    ...company.funding.slice(-2).map((round) => fundingArticle(company, round)),
    ...appointments(company, random).map(({ person, job }) =>
      appointmentArticle(company, person, job, random)
    ),
  ].sort((a, b) => b.day - a.day)
  if (articles.length === 0) return
  const site = siteOf(company)
  const phrases = PAGE_PHRASES[language]
  for (const article of articles) {
    const url = `${site}/press/${article.slug}`
    const head =
      metaProperty('og:type', 'article') + metaProperty('article:published_time', isoDay(article.day))
    const text = article.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
    const body = `<article><h1>${escapeHtml(article.title)}</h1><p><time datetime="${isoDay(article.day)}">${longDate(article.day, language)}</time></p>${text}</article>`
    const document = {
      language,
      title: `${article.title} | ${company.name}`,
      head,
      body: companyFrame(company, body),
    }
    yield htmlPage(url, readingDay(random, article.day), htmlDocument(document), random)
    if (language === 'en' && random.chance(0.3)) yield newspaper(article, random)
  }
  const list = articles.map(
    (article) =>
      `<li><time datetime="${isoDay(article.day)}">${isoDay(article.day)}</time> ${link(`${site}/press/${article.slug}`, article.title)}</li>`
  )
  const document = {
    language,
    title: `${phrases.press} | ${company.name}`,
    body: companyFrame(company, `<h1>${phrases.press}</h1><ul>${list.join('')}</ul>`),
  }
  yield htmlPage(`${site}/press`, readingDay(random, articles[0].day), htmlDocument(document), random)
}

function fundingArticle(company: DemoCompany, round: FundingRound): Article {
  const { raised } = PAGE_PHRASES[pageLanguage(company)]
  const language = pageLanguage(company)
  const values: Record<string, string> = {
    ...companyValues(company),
    company: company.former && round.day < company.former.until ? company.former.name : company.name,
    amount: amountText(round.amount, language),
    stage: STAGE_NAMES[language][round.stage],
    lead: round.lead,
  }
  const title = raised.title.replace(/\{(\w+)\}/g, (_, key: string) => values[key])
  return {
    slug: slug(`${round.stage} round ${isoDay(round.day).slice(0, 4)}`),
    day: round.day,
    title,
    paragraphs: [sentence(raised.body, values)],
  }
}

function amountText(amount: number, language: PageLanguage): string {
  if (amount < 1e6) return AMOUNTS[language].small.replace('#', String(amount / 1000))
  const million = String(amount / 1e6)
  return AMOUNTS[language].million.replace('#', language === 'en' ? million : million.replace('.', ','))
}

/** Returns up to four people who joined recently, or as leaders in the last two years. */
function appointments(company: DemoCompany, random: Random): { person: DemoPerson; job: Job }[] {
  return company.people
    .map((person) => ({ person, job: person.jobs[0] }))
    .filter(({ person, job }) => {
      if (person === company.chief) return false
      if (person.movedOn !== null) return true
      return (
        job.start > PRESENT_DAY - 730 &&
        ['director', 'vp', 'cxo'].includes(job.seniority) &&
        random.chance(0.6)
      )
    })
    .slice(0, 4)
}

function appointmentArticle(company: DemoCompany, person: DemoPerson, job: Job, random: Random): Article {
  const language = pageLanguage(company)
  const { joined, left } = PAGE_PHRASES[language]
  const values = {
    company: employerName(job, job.start),
    name: person.name,
    given: person.given,
    title: job.title,
    city: localCity(person.place, language),
    date: longDate(job.start, language),
  }
  const title = joined.title.replace(/\{(\w+)\}/g, (_, key: keyof typeof values) => values[key])
  const paragraphs = [sentence(joined.body, values)]
  const previous = person.jobs[1]
  if (previous)
    paragraphs.push(
      sentence(left, { ...values, title: previous.title, former: employerName(previous, previous.end!) })
    )
  const day = Math.min(PRESENT_DAY - 1, job.start + random.int(0, 10))
  return { slug: `${slug(person.name)}-${person.index + 1}`, day, title, paragraphs }
}

function newspaper(article: Article, random: Random): DemoPage {
  const host = random.pick(NEWS_HOSTS)
  const url = `https://${host}/${isoDay(article.day).slice(0, 7).replace('-', '/')}/${slug(article.title).slice(0, 80)}`
  const published = isoDay(article.day)
  const head = jsonLd({
    '@type': 'NewsArticle',
    headline: article.title,
    datePublished: published,
    mainEntityOfPage: url,
  })
  const body = `<article><h1>${escapeHtml(article.title)}</h1><p>By the business desk, ${longDate(article.day, 'en')}</p>${article.paragraphs.map((text) => `<p>${text}</p>`).join('')}</article>`
  return htmlPage(
    url,
    readingDay(random, article.day),
    htmlDocument({ language: 'en', title: article.title, head, body }),
    random
  )
}
