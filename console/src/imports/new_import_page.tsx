import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Segments } from '../shared/segments'
import { NotFound } from '../shell/root'
import { ChooseFile } from './choose_file'
import { ImportForm } from './import_form'
import { type ImportKind, useImports } from './imports'

const KINDS = [
  { value: 'people', text: 'People' },
  { value: 'companies', text: 'Companies' },
] as const
const HERE = '/w/$workspace/imports/new'

/** Only operators see this page. Its address has the id of the uploaded file, so a reload keeps the file. */
export function NewImportPage() {
  return useIsOperator() ? <NewImport /> : <NotFound />
}

function NewImport() {
  const imports = useImports()
  const { file, name = 'file', kind = 'people' } = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  const go = (search: { file?: string; name?: string; kind?: ImportKind }) => void navigate({ search })
  return (
    <Page
      title="Import a file"
      about="Adds people or companies to the index of every workspace. An import can be undone."
      docs={['importing', 'File formats']}
      parent={{ name: 'Imports', to: '/w/$workspace/imports' }}
    >
      {!file ? (
        <Loaded query={imports}>
          {({ upload_bytes }) => (
            <ChooseFile limit={upload_bytes} onUploaded={(upload) => go({ kind, ...upload })} />
          )}
        </Loaded>
      ) : (
        <>
          <div className="card row between">
            <div className="row">
              <strong>{name}</strong>
              <Segments
                label="The rows are"
                isLabelHidden
                options={KINDS}
                value={kind}
                onChange={(next) => go({ file, name, kind: next as ImportKind })}
              />
            </div>
            <ActionButton onClick={() => go({ kind })}>Choose another file</ActionButton>
          </div>
          <ImportForm key={`${file} ${kind}`} file={file} name={name} kind={kind} />
        </>
      )}
    </Page>
  )
}
