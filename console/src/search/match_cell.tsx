import { DocumentTextIcon } from '@heroicons/react/16/solid'
import { EvidenceLine } from '../shared/evidence_line'
import { isWeb } from '../shared/proof'
import { Marked } from './marked'
import type { Match } from './proofs'
import type { Result, SearchResponse } from './search_state'

type Props = {
  of: Match
  /** The words of the condition, which the cell marks. */
  mark: string[]
}

/** What supports a condition for a person, in a line. */
export function MatchCell({ of, mark }: Props) {
  const { words, isMatch, isQuote, proofs } = of
  if (words === null && proofs.length === 0) return <span className="quiet">–</span>
  const isProven = isQuote || proofs.some(({ url }) => isWeb(url))
  return (
    <EvidenceLine verdict={isMatch && isProven ? 'yes' : undefined} proofs={proofs}>
      {isMatch && !isProven && <RecordMark />}
      <Words of={of} mark={mark} />
    </EvidenceLine>
  )
}

/** Marks what only a record without a page states, such as a row of an imported file. */
const RecordMark = () => (
  <span className="record-mark" role="img" aria-label="record" title="A record states it. No page does.">
    <DocumentTextIcon width={14} aria-hidden="true" />
  </span>
)

/** A fact that no condition asks for, with its source. */
export function FactCell({ of, mark }: Props) {
  if (of.words === null) return <span className="quiet">–</span>
  return (
    <EvidenceLine proofs={of.proofs}>
      <Words of={of} mark={mark} />
    </EvidenceLine>
  )
}

function Words({ of: { words, isQuote }, mark }: Props) {
  const marked = <Marked text={words ?? 'proven'} words={mark} />
  return isQuote ? <q>{marked}</q> : marked
}

/** What pages say about all conditions of a search, in the words of the search. */
export function SnippetCell({ of: { person }, response }: { of: Result; response: SearchResponse }) {
  const grounding = response.data.grounding?.results.find(({ person_id }) => person_id === person.person_id)
  if (!grounding) return <span className="quiet">Close in meaning</span>
  const text = grounding.snippet.replace(`${person.name}: `, '')
  return (
    <EvidenceLine proofs={grounding.url ? [{ url: grounding.url, quote: text }] : []}>{text}</EvidenceLine>
  )
}
