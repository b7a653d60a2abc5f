import { useEffect, useState } from 'react'

const WAIT_MS = 250

/** Returns the latest value that has stayed unchanged for `wait` ms. */
export function useSettled<T>(value: T, wait = WAIT_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
