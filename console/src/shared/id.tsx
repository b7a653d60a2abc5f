import { CopyIcon } from './copy_button'
import { shortId } from './format'

/** A shortened id with a button that copies the whole id. */
export function Id({ of: id, name = 'id' }: { of: string; name?: string }) {
  return (
    <span className="id">
      <code className="small" title={id}>
        {shortId(id)}
      </code>
      <CopyIcon text={id} label={`Copy the ${name}`} />
    </span>
  )
}
