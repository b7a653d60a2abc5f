import { CodeBlock } from './code_block'

type Props = { title: string; value: unknown; isCard?: boolean }

/** Shows a value as JSON, which is folded at first. */
export function Json({ title, value, isCard = true }: Props) {
  return (
    <details className={isCard ? 'card' : undefined}>
      <summary>{title}</summary>
      <CodeBlock text={JSON.stringify(value, null, 2)} label="Copy the JSON" />
    </details>
  )
}
