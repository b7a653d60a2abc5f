import { parse } from 'yaml'

type Home = {
  hero: { name: string; text: string; tagline: string; actions: { text: string; link: string }[] }
  features: { title: string; details: string; link: string }[]
}

/**
 * Returns the home page in Markdown. Its source is the front matter of `home.md`, which has no text.
 * `base` is the address of the site.
 */
export function homeText(source: string, base: string): string {
  const { hero, features } = parse(source.split(/^---$/m)[1]) as Home
  const actions = hero.actions.map(({ text, link }) => `- [${text}](${addressOf(link, base)})`)
  const parts = features.map(
    ({ title, details, link }) => `- [${title}](${addressOf(link, base)}): ${details}`
  )
  return `# ${hero.name}: ${hero.text}\n\n${hero.tagline}\n\n${actions.join('\n')}\n\n## Features\n\n${parts.join('\n')}\n`
}

/** Returns the Markdown twin of a page. The API reference has none. */
const addressOf = (link: string, base: string): string =>
  link === '/api' ? base + link : `${base}${link}.md`
