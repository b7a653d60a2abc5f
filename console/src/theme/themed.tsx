import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDensity } from './density'
import { nonce } from './nonce'
import { Toasts } from './toasts'
import { cssVariables, themeFor } from './theme'

const THEMES = { comfortable: themeFor('comfortable'), compact: themeFor('compact') }

/** console/public/recover.js reads the same key before the first paint. */
const schemes = localStorageColorSchemeManager({ key: 'console_theme' })

/** The theme of the console, and its toasts. */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={THEMES[useDensity()]}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      getStyleNonce={nonce}
    >
      {children}
      <Toasts />
    </MantineProvider>
  )
}
