export function Progress({ label, of, done }: { label: string; of: number; done: number }) {
  return (
    <progress aria-label={label} max={Math.max(1, of)} value={done}>
      {done}
    </progress>
  )
}
