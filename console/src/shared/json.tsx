type Props = { title: string; value: unknown; isCard?: boolean }

/** Shows a value as JSON, which is folded at first. */
export function Json({ title, value, isCard = true }: Props) {
  return (
    <details className={isCard ? 'card' : undefined}>
      <summary>{title}</summary>
      <pre className="code">{JSON.stringify(value, null, 2)}</pre>
    </details>
  )
}
