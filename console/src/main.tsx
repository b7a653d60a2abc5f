import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import './styles/all.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queries } from './queries'
import { router } from './router'
import { Themed } from './theme/themed'

createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <Themed>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Themed>
  </StrictMode>
)

/** Lets links and hooks check addresses and parameters. */
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
