import { When } from './when'

export type Proof = { url: string; quote?: string | null; observed_at: string }

/** Only addresses of the web become links: what a page said of itself is not trusted. */
const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** An address that leads out of the console. */
export function OutLink({ url }: { url: string }) {
  if (!isWeb(url)) return <>{url}</>
  return (
    <a href={url} target="_blank" rel="noreferrer noopener">
      {url}
    </a>
  )
}

/** Pages with their own words, and when they were read. */
export function Evidence({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return <p className="quiet">None that can be shown.</p>
  return (
    <ul className="evidence">
      {proofs.map(({ url, quote, observed_at }) => (
        <li key={`${url} ${quote}`}>
          {quote && <blockquote>{quote}</blockquote>}
          <p className="quiet">
            <OutLink url={url} />
            {', read '}
            <When at={observed_at} />
          </p>
        </li>
      ))}
    </ul>
  )
}
