import type { DemoCompany, DemoPerson } from '#demo/model'
import { type DemoWorld, generateWorld } from '#demo/world'
import { buildCodehost } from '#demo/codehost/build'
import { Random } from '#demo/random'
import { titleHoldsRole } from '#domain/people/titles/titles'
import { seniorityOf } from '#domain/people/titles/seniority'

/** The demo world with the lookups that tasks need. */
export class Truth {
  readonly world: DemoWorld = generateWorld()
  /** Page bodies by URL. */
  readonly pages = new Map([...this.world.pages()].map(({ url, body }) => [url, body] as const))
  readonly #names = new Map<string, number>()
  /** The e-mail addresses and phone numbers in the records, by person number. */
  readonly recorded = new Map<number, { emails: string[]; phones: string[] }>()

  constructor() {
    for (const { name } of this.world.people) this.#names.set(name, (this.#names.get(name) ?? 0) + 1)
    for (const { id, source, emails = [], phones = [] } of this.world.personRecords())
      if (source === 'pronet-export') this.recorded.set(Number(id!.slice(3)) - 1, { emails, phones })
  }

  /** Returns the `nth` matching company in the world's order. */
  company(isMeant: (company: DemoCompany) => boolean, nth = 0): DemoCompany {
    return one(this.world.companies.filter(isMeant), nth, 'company')
  }

  /** Returns the `nth` matching person with a unique name. */
  person(isMeant: (person: DemoPerson) => boolean, nth = 0): DemoPerson {
    return one(
      this.world.people.filter((person) => this.isAlone(person) && isMeant(person)),
      nth,
      'person'
    )
  }

  isAlone = ({ name }: DemoPerson): boolean => this.#names.get(name) === 1

  /** Returns a name that exactly two people have. */
  sharedName(): string {
    return [...this.#names].find(([, count]) => count === 2)![0]
  }

  /** Whether a page of the company's site contains a text. */
  states = (company: DemoCompany, text: string, page = 'about'): boolean =>
    (this.pages.get(`https://www.${company.domain}/${page}`) ?? '').includes(text)

  /** Whether a URL belongs to the world: one of its pages, or a profile of one of its people. */
  knows(url: string): boolean {
    const bare = (address: string) => address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').replace(/\/$/, '')
    this.#addresses ??= new Set(
      [
        ...this.pages.keys(),
        ...this.world.people.flatMap(({ pronetUrl, website, socials }) => [
          pronetUrl,
          website ?? '',
          ...Object.values(socials),
        ]),
        ...this.world.companies.flatMap(({ domain, slug, socials }) => [
          domain,
          `www.tradelisting.example/c/${slug}`,
          ...Object.values(socials),
        ]),
      ].map(bare)
    )
    return this.#addresses.has(bare(url)) || /^https:\/\/github\.com\/[\w[\]-]+$/.test(url)
  }
  #addresses: Set<string> | undefined

  /** The accounts of the world's code host. */
  readonly codehost = buildCodehost(
    [...this.world.people],
    [...this.world.companies],
    new Random(20261101).fork('codehost')
  )
}

function one<T>(found: readonly T[], nth: number, what: string): T {
  const chosen = found[nth]
  if (!chosen) throw new Error(`the world has no such ${what}: ${nth} of ${found.length}`)
  return chosen
}

export const title = ({ jobs }: DemoPerson): string => jobs[0].title
export const employer = ({ jobs }: DemoPerson): DemoCompany | null => jobs[0].company
export const country = ({ offices }: DemoCompany): string => offices[0].country.name
export const stage = ({ funding, status }: DemoCompany): string | null =>
  status ?? funding.at(-1)?.stage ?? null

/** Whether a person's current title contains a role. */
export const isA =
  (role: string) =>
  (person: DemoPerson): boolean =>
    titleHoldsRole(title(person), role)

export const leads = (person: DemoPerson): boolean =>
  seniorityOf(title(person)).some((level) => ['director', 'vp', 'cxo'].includes(level))
