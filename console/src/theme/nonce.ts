/**
 * The nonce that the service puts into each page. The content security policy allows only style
 * tags with it.
 */
export const nonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

// Dialogs lock the scrolling of the page with a style tag. Their library reads the nonce of the tag from
// this global.
Object.assign(globalThis, { __webpack_nonce__: nonce() })
