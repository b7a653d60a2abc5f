/** Further keys of a sheet: what each does with the row that has the focus. */
export type RowKeys<T> = Readonly<Record<string, { text: string; act: (item: T) => void }>>

/** The keys of a sheet, in a line. */
export function KeyHelp<T>({ keys }: { keys?: RowKeys<T> }) {
  return (
    <p className="key-help">
      <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> move <kbd>Enter</kbd> opens a cell
      {Object.entries(keys ?? {}).map(([key, { text }]) => (
        <span key={key}>
          {' '}
          <kbd>{key}</kbd> {text}
        </span>
      ))}
    </p>
  )
}
