import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * `vite --config console/vite.config.ts` serves the console for development. Passes API requests to
 * a service on PORT.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  server: {
    proxy: {
      '/console/api': `http://127.0.0.1:${process.env.PORT ?? 3333}`,
      '/v1': `http://127.0.0.1:${process.env.PORT ?? 3333}`,
    },
  },
})
