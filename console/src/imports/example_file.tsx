import { useState } from 'react'
import { ActionButton } from '../shared/button'
import { download } from '../shared/download'
import { Segments } from '../shared/segments'
import type { ImportKind } from './imports'
import { TEMPLATES, templateOf } from './templates'

const KINDS = [
  { value: 'people', text: 'People' },
  { value: 'companies', text: 'Companies' },
]

type Props = { isPending: boolean; onSample: (file: File, kind: ImportKind) => void }

/** How a file looks: an example to read, to save as a template, and to upload as it is. */
export function ExampleFile({ isPending, onSample }: Props) {
  const [kind, setKind] = useState<ImportKind>('people')
  const [head, ...rows] = TEMPLATES[kind]
  const name = `${kind}-template.csv`
  return (
    <section aria-label="Example">
      <div className="row between">
        <h2>How a file looks</h2>
        <Segments
          label="Rows of the example"
          isLabelHidden
          options={KINDS}
          value={kind}
          onChange={(next) => setKind(next as ImportKind)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="table" tabIndex={0}>
        <table aria-label="Example of a file">
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  <code>{title}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((value, i) => (
                  <td key={head[i]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row">
        <ActionButton onClick={() => download(name, templateOf(kind))}>Download this template</ActionButton>
        <ActionButton
          loading={isPending}
          onClick={() => onSample(new File([templateOf(kind)], name, { type: 'text/csv' }), kind)}
        >
          Try it with this example
        </ActionButton>
        <span className="quiet small">
          Other headings work too: the next step matches them. Nothing is stored before you import.
        </span>
      </div>
    </section>
  )
}
