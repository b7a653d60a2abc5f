import { hostOf, isWeb, type Proof } from './proof'
import { When } from './when'

/** A link to a page of another site. Shows its address, or only the host of the address. */
export function OutLink({ url, isBrief = false }: { url: string; isBrief?: boolean }) {
  if (!isWeb(url)) return <>{url}</>
  return (
    <a href={url} target="_blank" rel="noreferrer noopener" title={isBrief ? url : undefined}>
      {isBrief ? hostOf(url) : url}
    </a>
  )
}

/** Quotes with their pages. */
export function Evidence({ proofs, label }: { proofs: readonly Proof[]; label?: string }) {
  if (proofs.length === 0) return <p className="quiet">No evidence.</p>
  return (
    <ul className="list wide" aria-label={label}>
      {proofs.map(({ url, title, quote, observed_at }) => (
        <li key={`${url} ${quote}`}>
          {quote && <blockquote>{quote}</blockquote>}
          <p className="quiet">
            {title && `${title}: `}
            <OutLink url={url} />
            {observed_at && (
              <>
                , read <When at={observed_at} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
