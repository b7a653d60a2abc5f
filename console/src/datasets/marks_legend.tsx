import { CERTAIN, CONFIRMED } from '#domain/truth/thresholds'
import { Confidence } from '../shared/confidence'
import { share } from '../shared/format'
import { Sign } from '../shared/sign'

/** A folded list of what the marks of a sheet mean. Only a Set has verdicts. */
export const MarksLegend = ({ hasVerdicts = false }: { hasVerdicts?: boolean }) => (
  <details className="why-empty">
    <summary>What the marks mean</summary>
    <ul className="row list plain" aria-label="Marks">
      {hasVerdicts && (
        <>
          <li>
            <Sign of="yes" /> a page proves it
          </li>
          <li>
            <Sign of="unclear" /> no page proves or contradicts it
          </li>
          <li>
            <Sign of="no" /> a page contradicts it
          </li>
        </>
      )}
      <li>
        <Confidence of={CERTAIN} /> {`certain: ${share(CERTAIN)} or more`}
      </li>
      <li>
        <Confidence of={CONFIRMED} /> {`likely: ${share(CONFIRMED)} or more`}
      </li>
      <li>
        <Confidence of={0} /> unsure: less
      </li>
    </ul>
  </details>
)
