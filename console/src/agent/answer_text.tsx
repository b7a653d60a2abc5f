import { Fragment, type ReactNode } from 'react'

/** Bold words, links and bare addresses of a Markdown answer. */
const MARKS = /\*\*([^*]+)\*\*|\[([^\][]+)\]\((https?:\/\/[^)\s]+)\)|(https?:\/\/[^\s)\]]+[^\s)\].,;])/g

/**
 * Shows an answer with bold words and links. Other Markdown stays plain text, because it may come
 * from a web page.
 */
export function AnswerText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, bold, name, url, bare] = match
    parts.push(text.slice(at, match.index))
    parts.push(bold ? <strong>{bold}</strong> : <OutLink url={url ?? bare}>{name ?? bare}</OutLink>)
    at = match.index + whole.length
  }
  parts.push(text.slice(at))
  return (
    <section className="card said" aria-label="Answer">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        <Fragment key={i}>{part}</Fragment>
      ))}
    </section>
  )
}

const OutLink = ({ url, children }: { url: string; children: ReactNode }) => (
  <a href={url} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
)
