import { Fragment, type ReactNode } from 'react'

/** Bold words, citations such as `[[1]](https://a.example)`, links and bare addresses of an answer. */
const MARKS =
  /\*\*([^*]+)\*\*|\[\[(\d+)\]\]\((https?:\/\/[^)\s]+)\)|\[([^\][]+)\]\((https?:\/\/[^)\s]+)\)|(https?:\/\/[^\s)\]]+[^\s)\].,;])/g

/**
 * Shows an answer with bold words and links. Other Markdown stays plain text, because it may come
 * from a web page.
 */
export function AnswerText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    const [whole, bold, cited, source, name, url, bare] = match
    parts.push(text.slice(at, match.index))
    if (bold) parts.push(<strong>{bold}</strong>)
    else if (cited) parts.push(<Citation number={cited} url={source} />)
    else parts.push(<OutLink url={url ?? bare}>{name ?? bare}</OutLink>)
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

const Citation = ({ number, url }: { number: string; url: string }) => (
  <OutLink url={url}>
    <span className="small" title={url}>
      [{number}]
    </span>
  </OutLink>
)

const OutLink = ({ url, children }: { url: string; children: ReactNode }) => (
  <a href={url} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
)
