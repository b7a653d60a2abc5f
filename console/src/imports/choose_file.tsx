import { ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { type DragEvent, useState } from 'react'
import { messageOf } from '../api/problem'
import { size } from '../shared/format'
import { Notice } from '../shared/notice'
import { Progress } from '../shared/progress'
import { ExampleFile } from './example_file'
import type { ImportKind } from './imports'
import { useUpload } from './upload'

type Uploaded = { file: string; name: string; kind?: ImportKind }
type Props = { limit: number; onUploaded: (upload: Uploaded) => void }

/** Lets the user choose or drop a file, and uploads the file. */
export function ChooseFile({ limit, onUploaded }: Props) {
  const upload = useUpload()
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const take = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > limit ? file.name : null)
    if (file.size <= limit) upload.mutate(file, { onSuccess: onUploaded })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <>
      <section
        className="stack"
        aria-label="File"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <label className="drop file">
          <ArrowUpTrayIcon width={24} aria-hidden="true" />
          <strong>Choose a file, or drop it here</strong>
          <input
            type="file"
            accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.gz,.parquet,.xlsx"
            disabled={upload.isPending}
            onChange={({ currentTarget }) => take(currentTarget.files?.[0])}
          />
        </label>
        <p className="quiet">
          CSV, Excel (.xlsx), JSON Lines or Parquet, up to {size(limit)}. For larger files use{' '}
          <code>node ace people:import</code>. An upload is deleted after the import, or after an hour.
        </p>
        {upload.isPending && (
          <p role="status">
            Uploading … <Progress label="Upload" of={1} done={upload.share} />
          </p>
        )}
        {tooLarge && (
          <Notice kind="bad">
            {tooLarge} is larger than {size(limit)}.
          </Notice>
        )}
        {upload.error && <Notice kind="bad">{messageOf(upload.error)}</Notice>}
      </section>
      <ExampleFile
        isPending={upload.isPending}
        onSample={(file, kind) =>
          upload.mutate(file, { onSuccess: ({ file: id, name }) => onUploaded({ file: id, name, kind }) })
        }
      />
    </>
  )
}
