import { ConfirmButton } from '../shared/confirm_button'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { importTitle } from './import_title'
import { type ImportEntry, useUndo, useUndoPreview } from './imports'

/** A button that shows what undoing an import changes, then undoes the import. */
export function UndoImport({ of: entry }: { of: ImportEntry }) {
  return (
    <ConfirmButton
      label="Undo"
      title={`Undo the import of ${importTitle(entry)}?`}
      action="Undo import"
      change={useUndo()}
      input={entry.id}
    >
      <UndoEffects id={entry.id} />
    </ConfirmButton>
  )
}

function UndoEffects({ id }: { id: string }) {
  return (
    <Loaded query={useUndoPreview(id)}>
      {({ removed, restored, kept }) => (
        <ul aria-label="Effects of the undo">
          <li>{count(removed)} records that only this import stated are removed.</li>
          <li>{count(restored)} records return to their earlier statement.</li>
          <li>{count(kept)} statements that later imports repeated or replaced stay.</li>
        </ul>
      )}
    </Loaded>
  )
}
