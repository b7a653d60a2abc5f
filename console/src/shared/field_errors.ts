import { createContext, useContext } from 'react'

/** The error messages of a form by the names of its fields. */
const Errors = createContext<Record<string, string[]>>({})

export const FieldErrors = Errors.Provider

/** Returns the error of a field as text, or undefined if it has none. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = useContext(Errors)
  return name ? errors[name]?.join(' ') : undefined
}
