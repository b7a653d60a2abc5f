const TONES: Record<string, string> = {
  get: 'good',
  post: 'busy',
  patch: 'doubt',
  put: 'doubt',
  delete: 'bad',
}

/** The HTTP method of an operation, in a colour of its own. */
export const Method = ({ of: method }: { of: string }) => (
  <code className={`method tone ${TONES[method] ?? ''}`}>{method.toUpperCase()}</code>
)
