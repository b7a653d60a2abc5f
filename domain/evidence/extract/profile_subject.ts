import type { Profile } from '#domain/people/networks'
import { fold } from '#domain/people/text'
import type { Page } from '../page.js'
import { isCompanyName, isPerson } from './known.js'
import { mainHeading } from './page_subject.js'
import { metaOf } from './meta.js'
import type { Who } from './reading.js'
import { readHeadline } from './headlines.js'

/** Whom a profile page names, and whether that is a person or an organisation where the address does not tell. */
export function profileSubject(page: Page, profile: Profile): Who | null {
  const heading = page.blocks.find((block) => block.kind === 'heading' && block.level === 1)
  const sources = [
    heading?.runs[0],
    mainHeading(page),
    metaOf(page, 'og:title', 'profile:username'),
    page.title,
  ]
  for (const source of sources) {
    const name = source ? nameBeside(source, profile.handle) : null
    if (!name || !isCompanyName(name) || /^(?:page )?not found$|^404/i.test(name)) continue
    return { entity: profile.kind === 'unknown' ? kindOf(page, name) : profile.kind, name }
  }
  return null
}

/** A name without the handle, the network and what follows a dash. */
function nameBeside(text: string, handle: string): string | null {
  const bare = handle.replace(/^\w+\//, '')
  const name = text
    .split(/\s+[|•·–—]\s+|\s+-\s+/u)[0]
    .replace(/\s*\(?@[\p{L}\p{N}._-]+\)?/gu, '')
    .replace(/\s*\((?:she|he|they|elle|il|ella|él|sie|er)\b[^)]*\)/giu, '')
    .replace(/\s+on\s+(?:X|Twitter|Instagram|TikTok|LinkedIn|GitHub|YouTube)\b.*$/i, '')
    .replace(/['’]s (?:profile|channel)$/i, '')
    .replace(/[\p{Extended_Pictographic}✓✔☑]+/gu, '')
    .trim()
  const words = name.split(/\s+/)
  const rest = words.length > 1 && fold(words.at(-1)!) === fold(bare) ? words.slice(0, -1).join(' ') : name
  return rest === '' || rest.length > 80 ? null : rest
}

function kindOf(page: Page, name: string): Who['entity'] {
  const text = page.text.slice(0, 3000)
  if (
    /\b(?:official (?:account|page|channel|profile)|offizieller (?:account|kanal)|compte officiel|cuenta oficial|conta oficial|perfil oficial)\b/i.test(
      text
    )
  )
    return isPerson(name) && hasPost(page) ? 'person' : 'company'
  return isPerson(name) ? 'person' : 'company'
}

const hasPost = (page: Page) => page.blocks.slice(0, 8).some(({ text }) => readHeadline(text)?.company)
