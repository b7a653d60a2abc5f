import { LinkButton } from './button'

type Props = {
  /**
   * The label of the link that opens the page's window for a new record. Left out for users who may not
   * create one.
   */
  create?: string | false
  /** A page of the documentation, and the text of its link. */
  docs: [page: string, text: string]
}

/** The next steps that an empty list offers: to create a first record, and to read the documentation. */
export function FirstSteps({ create, docs: [page, text] }: Props) {
  return (
    <>
      {create && (
        <LinkButton kind="main" to="." search={((now: object) => ({ ...now, new: true })) as never}>
          {create}
        </LinkButton>
      )}
      <a href={`/docs/${page}`}>{text}</a>
    </>
  )
}
