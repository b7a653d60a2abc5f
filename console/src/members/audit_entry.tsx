import { CodeBlock } from '../shared/code_block'
import { Fact, Facts } from '../shared/facts'
import { ago, count, moment } from '../shared/format'
import { Id } from '../shared/id'
import { Changes } from './changes'
import type { Fold } from './fold_entries'
import { RecordName } from './record_name'

/** The whole of an entry: who changed which record when, and the detail as it is stored. */
export function WholeEntry({ of: { entry, times } }: { of: Fold }) {
  const { action, email, subject, detail } = entry
  return (
    <div className="stack">
      <Facts>
        <Fact name="Record">
          <RecordName of={entry} /> <Id of={subject} name="id of the record" />
        </Fact>
        <Fact name="By">{email}</Fact>
        <Fact name={times.length > 1 ? `When, ${count(times.length)} times` : 'When'}>
          {times.map((at) => (
            <div key={at}>
              {moment(at)} <span className="quiet small">{ago(at)}</span>
            </div>
          ))}
        </Fact>
        <Fact name="Action">
          <code>{action}</code>
        </Fact>
        <Fact name="Changed">
          <Changes of={entry} />
        </Fact>
      </Facts>
      <section>
        <h3>Stored detail</h3>
        <CodeBlock text={JSON.stringify(detail, null, 2)} label="Copy the detail" />
      </section>
    </div>
  )
}
