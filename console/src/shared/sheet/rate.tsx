/** A share in words above a thin line as long as the share. */
export const Rate = ({ of, children }: { of: number; children: string }) => (
  <span className="rate">
    {children}
    <span className="line" style={{ width: `${100 * of}%` }} />
  </span>
)
