import { LinkButton } from './button'

type Props = {
  /** Opens the window of the page's button for a new record. Left out for users who may not. */
  create?: string | false
  /** A page of the documentation, and the text of its link. */
  docs: [page: string, text: string]
}

/** The next steps that an empty list offers: a first record, and how it works. */
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
