import type { DemoCompany } from '#demo/model'
import type { Random } from '#demo/random'
import { LOCAL_TITLES } from '#demo/vocabulary/titles/index'
import type { Titled, TitleSetting } from './titles.js'

const FOUNDERS = ['Founder & CEO', 'Co-Founder & CEO', 'CEO', 'CEO & Co-Founder', 'Cofounder and CEO', 'CEO']
const EXECUTIVES = ['CEO', 'Chief Executive Officer', 'President & CEO', 'CEO', 'Managing Director']
const BY_KIND: Partial<Record<DemoCompany['kind'], string[]>> = {
  university: ['President', 'Rector', 'Vice-Chancellor'],
  hospital: ['Chief Executive Officer', 'Chief Executive', 'CEO'],
  public: ['City Manager', 'Chief Executive', 'Director General'],
}

/** Returns the title of the organisation's head. Uses the language of `local` if possible. */
export function headTitle(company: DemoCompany, local: TitleSetting['local'], random: Random): Titled {
  const own = BY_KIND[company.kind]
  if (own) return { title: random.pick(own), seniority: 'cxo' }
  const founder = company.founded >= 2012
  const translated =
    local &&
    (LOCAL_TITLES[local.language] ?? []).filter(
      (one) => one.function === 'leadership' && one.seniority === 'cxo'
    )
  if (translated && translated.length > 0) {
    const choice = founder ? random.pick(translated) : translated[0]
    return { title: local.female ? choice.female : choice.male, seniority: 'cxo' }
  }
  return { title: random.pick(founder ? FOUNDERS : EXECUTIVES), seniority: 'cxo' }
}
