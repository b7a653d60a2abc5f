import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'

const SITE = join(__dirname, '..')

export default defineConfig({
  title: 'kith',
  description: 'Documentation of kith, a self-hostable people data service',
  lang: 'en',
  base: '/docs/',
  srcDir: '.source',
  outDir: 'dist',
  vite: { publicDir: join(SITE, '.assets') },
  cleanUrls: true,
  // Otherwise each page has its own inline script.
  metaChunk: true,
  // The service serves the API reference, which is no page of the site.
  ignoreDeadLinks: [/^\/docs\/api(?:#|$)/],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  transformHead: ({ page }) => [['link', { rel: 'alternate', type: 'text/markdown', href: `/docs/${page}` }]],
  // The default themes have comments and keywords of too little contrast.
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    footer: {
      message:
        'For language models: <a href="/llms.txt">llms.txt</a>, <a href="/llms-full.txt">llms-full.txt</a>, and <code>.md</code> after the address of a page',
    },
    nav: [
      { text: 'Quickstart', link: '/quickstart' },
      { text: 'Prices', link: '/prices' },
      { text: 'Errors', link: '/errors/' },
      { text: 'API reference', link: '/api', target: '_self' },
    ],
    sidebar: JSON.parse(readFileSync(join(SITE, '.source/sidebar.json'), 'utf8')),
  },
})
