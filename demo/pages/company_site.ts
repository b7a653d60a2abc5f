import { isoDay } from '#demo/dates'
import type { DemoCompany, DemoPerson } from '#demo/model'
import { pronetCompanyUrl } from '#demo/networks'
import type { Random } from '#demo/random'
import { slug } from '#demo/slugs'
import { PAGE_PHRASES } from '#demo/vocabulary/page_phrases'
import {
  companyFrame,
  companyValues,
  localCity,
  localPlace,
  pageLanguage,
  siteOf,
  staffOn,
} from './company_facts.js'
import { type DemoPage, escapeHtml, htmlDocument, jsonLd, link, metaProperty, sentence } from './html.js'
import { htmlPage, longDate, readingDay } from './reading.js'

/**
 * Yields the home, about, team and contact pages, and a redirect from a former name's site.
 * `movers` are people who recently left the company.
 */
export function* companySite(
  company: DemoCompany,
  movers: readonly DemoPerson[],
  random: Random
): Generator<DemoPage> {
  yield home(company, random)
  yield about(company, random)
  yield team(company, movers, random)
  yield contact(company, random)
  if (company.former) yield oldSite(company, random)
}

function home(company: DemoCompany, random: Random): DemoPage {
  const language = pageLanguage(company)
  const values = companyValues(company)
  const tagline = sentence(PAGE_PHRASES[language].offers, values)
  const structured = random.chance(0.45) ? jsonLd(organisation(company, random)) : ''
  const graph = random.chance(0.7)
    ? metaProperty('og:site_name', company.name) +
      metaProperty('og:title', company.name) +
      metaProperty('og:url', `${siteOf(company)}/`)
    : ''
  const body = `<h1>${escapeHtml(company.name)}</h1><p>${tagline}</p><p>${random.pick(PAGE_PHRASES[language].filler)}</p>`
  const document = {
    language,
    title: company.name,
    description: `${company.name} ${values.offering}.`,
    head: graph + structured,
    body: companyFrame(company, body),
  }
  return htmlPage(`${siteOf(company)}/`, readingDay(random), htmlDocument(document), random)
}

function organisation(company: DemoCompany, random: Random): object {
  const [home] = company.offices
  return {
    '@type':
      company.kind === 'university'
        ? 'CollegeOrUniversity'
        : company.kind === 'hospital'
          ? 'Hospital'
          : 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${siteOf(company)}/`,
    description: `${company.name} ${companyValues(company).offering}.`,
    foundingDate: String(company.founded),
    ...(random.chance(0.6)
      ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: company.headcount } }
      : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.split(',')[0],
      addressLocality: home.city,
      ...(home.state ? { addressRegion: home.state } : {}),
      addressCountry: home.country.code,
    },
    ...(company.phone ? { telephone: company.phone } : {}),
    sameAs: [pronetCompanyUrl(company.slug), ...Object.values(company.socials)],
  }
}

function about(company: DemoCompany, random: Random): DemoPage {
  const language = pageLanguage(company)
  const phrases = PAGE_PHRASES[language]
  const values = companyValues(company)
  const paragraphs = [sentence(phrases.offers, values), sentence(random.pick(phrases.founded), values)]
  if (random.chance(0.7)) paragraphs.push(sentence(random.pick(phrases.headcount), values))
  if (company.offices.length > 1) paragraphs.push(sentence(phrases.offices, values))
  if (company.former) {
    paragraphs.push(
      sentence(phrases.former, {
        ...values,
        former: company.former.name,
        date: longDate(company.former.until, language),
      })
    )
  }
  if (company.chief && random.chance(0.7)) {
    const [job] = company.chief.jobs
    paragraphs.push(sentence(phrases.chief, { ...values, name: company.chief.name, title: job.title }))
  }
  const facts = random.chance(0.4)
    ? `<table><tr><th>${phrases.industry}</th><td>${escapeHtml(values.industry)}</td></tr><tr><th>${phrases.headquarters}</th><td>${escapeHtml(values.place)}</td></tr><tr><th>${phrases.foundedLabel}</th><td>${company.founded}</td></tr><tr><th>${phrases.employees}</th><td>${company.headcount}</td></tr></table>`
    : ''
  paragraphs.push(random.pick(phrases.filler))
  const body = `<h1>${phrases.about}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${facts}`
  const document = {
    language,
    title: `${phrases.about} | ${company.name}`,
    description: `${company.name} ${values.offering}.`,
    body: companyFrame(company, body),
  }
  return htmlPage(
    `${siteOf(company)}/about`,
    readingDay(random, company.former?.until),
    htmlDocument(document),
    random
  )
}

function team(company: DemoCompany, movers: readonly DemoPerson[], random: Random): DemoPage {
  const language = pageLanguage(company)
  const phrases = PAGE_PHRASES[language]
  const day = readingDay(random, company.former?.until)
  const withEmails = random.chance(0.3)
  const microformats = random.chance(0.5)
  const cards = staffOn(company, movers, day)
    .slice(0, 14)
    .map(({ person, job }) => {
      const email =
        withEmails && person.workEmail && job === person.jobs[0]
          ? `<a class="u-email" href="mailto:${person.workEmail}">${person.workEmail}</a>`
          : ''
      const links =
        person.online && random.chance(0.5)
          ? [
              link(person.pronetUrl, 'Profile'),
              ...(person.website ? [link(`${person.website}/`, 'Website')] : []),
            ].join(' ')
          : ''
      const name = escapeHtml(person.name)
      return microformats
        ? `<li class="h-card" id="${slug(person.name)}"><h3 class="p-name">${name}</h3><p class="p-job-title">${escapeHtml(job.title)}</p><p class="p-locality">${escapeHtml(person.place.city)}</p>${email}${links}</li>`
        : `<div class="card"><h3>${name}</h3><p>${escapeHtml(job.title)}, ${escapeHtml(person.place.city)}</p>${email}${links}</div>`
    })
  const body = `<h1>${phrases.team}</h1>${microformats ? `<ul>${cards.join('')}</ul>` : cards.join('')}`
  const document = { language, title: `${phrases.team} | ${company.name}`, body: companyFrame(company, body) }
  return htmlPage(`${siteOf(company)}/team`, day, htmlDocument(document), random)
}

function contact(company: DemoCompany, random: Random): DemoPage {
  const language = pageLanguage(company)
  const phrases = PAGE_PHRASES[language]
  const phone = company.phone
    ? `<dt>${phrases.phone}</dt><dd><a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a></dd>`
    : ''
  const [office] = company.offices
  const address = company.address.replace(office.city, localCity(office, language))
  const [, ...region] = localPlace(office, language).split(', ')
  const body = `<h1>${phrases.contact}</h1><p>${escapeHtml(company.legalName)}</p><dl><dt>${phrases.address}</dt><dd>${escapeHtml([address, ...region].join(', '))}</dd>${phone}<dt>E-mail</dt><dd><a href="mailto:hello@${company.domain}">hello@${company.domain}</a></dd></dl>`
  const document = {
    language,
    title: `${phrases.contact} | ${company.name}`,
    body: companyFrame(company, body),
  }
  return htmlPage(
    `${siteOf(company)}/contact`,
    readingDay(random, company.former?.until),
    htmlDocument(document),
    random
  )
}

/** Returns the redirect from the site of the company's former name. */
function oldSite(company: DemoCompany, random: Random): DemoPage {
  const { domain, until, name } = company.former!
  const target = `${siteOf(company)}/`
  return {
    ...htmlPage(
      `https://www.${domain}/`,
      readingDay(random, until),
      `<!doctype html><title>${escapeHtml(name)}</title><p>Moved on ${isoDay(until)} to <a href="${target}">${escapeHtml(company.name)}</a>.</p>\n`,
      random
    ),
    status: 301,
    location: target,
  }
}
