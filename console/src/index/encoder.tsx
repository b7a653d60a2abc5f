import { count } from '../shared/format'
import { useEncoder } from './indexes'

/** States which vectors compare people, and how many people the sentence model has embedded. */
export function Encoder() {
  const { data: encoder } = useEncoder()
  if (!encoder) return null
  const { embedded, people, max_people, in_use } = encoder
  if (people > max_people)
    return (
      <p>
        People are compared by the built-in vectors, because there are more than {count(max_people)} people (
        <code>ENCODER_MAX_PEOPLE</code>).
      </p>
    )
  const share = `It has embedded ${count(embedded)} of ${count(people)} people.`
  if (in_use) return <p>People are compared by the sentence model. {share}</p>
  return <p>People are compared by the built-in vectors until the sentence model is ready. {share}</p>
}
