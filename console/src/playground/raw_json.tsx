import { Json } from '../shared/json'

export const RawJson = ({ response }: { response: object }) => (
  <Json title="Response as JSON" value={response} />
)
