import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { Choice } from '../shared/choice'
import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { NotFound } from '../shell/root'
import { ChooseFile } from './choose_file'
import { ImportForm } from './import_form'
import { type ImportKind, useImports } from './imports'

const KINDS = [
  { value: 'people', text: 'People' },
  { value: 'companies', text: 'Companies' },
] as const
const HERE = '/w/$workspace/imports/new'

/** Only operators see this page. Its address holds the uploaded file, so a reload keeps it. */
export function NewImportPage() {
  return useIsOperator() ? <NewImport /> : <NotFound />
}

function NewImport() {
  const imports = useImports()
  const { file, name = 'file', kind = 'people' } = useSearch({ from: HERE })
  const navigate = useNavigate({ from: HERE })
  const go = (search: { file?: string; name?: string; kind?: ImportKind }) => void navigate({ search })
  return (
    <Page title="Import a file" parent={{ name: 'Imports', to: '/w/$workspace/imports' }}>
      {!file ? (
        <Loaded query={imports}>
          {({ upload_bytes }) => (
            <ChooseFile limit={upload_bytes} onUploaded={(upload) => go({ ...upload, kind })} />
          )}
        </Loaded>
      ) : (
        <>
          <div className="card row between">
            <strong>{name}</strong>
            <ActionButton onClick={() => go({ kind })}>Choose another file</ActionButton>
          </div>
          <Choice
            label="The rows are"
            options={KINDS}
            value={kind}
            onChange={(next) => go({ file, name, kind: next })}
          />
          <ImportForm key={`${file} ${kind}`} file={file} name={name} kind={kind} />
        </>
      )}
    </Page>
  )
}
