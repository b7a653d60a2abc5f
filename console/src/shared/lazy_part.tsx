import { type ComponentType, lazy, Suspense } from 'react'
import { loadTwice } from './lazy_page'

/**
 * Returns a component that is loaded when it is first shown, for example a window. Use it for parts
 * that most visits do not need.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback?: ComponentType
): ComponentType<P> {
  const Part = lazy(() => loadTwice(load)) as unknown as ComponentType<P>
  const Fallback = fallback ?? (() => null)
  return (props: P) => (
    <Suspense fallback={<Fallback />}>
      <Part {...props} />
    </Suspense>
  )
}
