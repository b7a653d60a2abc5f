import { createHash } from 'node:crypto'

export const STYLE = `
:root{color-scheme:light dark;--page:#f7f8fa;--card:#fff;--line:#dfe3ea;--text:#1c2230;--quiet:#566072;--good:#17693a;--doubt:#7a4d00;--bad:#a4212b;--link:#1a559f}
@media (prefers-color-scheme:dark){:root{--page:#131519;--card:#1a1d22;--line:#2c313a;--text:#e8ebf0;--quiet:#a3adbd;--good:#7fd8a0;--doubt:#f1c570;--bad:#ff9da3;--link:#93bdff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.6rem;line-height:1.25}
.quiet{color:var(--quiet)}
a{color:var(--link)}
article{margin:1rem 0;padding:1rem;border:1px solid var(--line);border-radius:10px;background:var(--card)}
h2{margin:0;font-size:1.05rem}
article p{margin:.15rem 0}
ul{margin:.75rem 0 0;padding:0;list-style:none}
li{padding:.4rem 0;border-top:1px solid var(--line)}
summary{cursor:pointer}
strong.yes{color:var(--good)}strong.unclear{color:var(--doubt)}strong.no{color:var(--bad)}
blockquote{margin:.4rem 0;padding-left:.75rem;border-left:3px solid var(--line)}
main,a{overflow-wrap:anywhere}
`

/** The policy of the page: its own style and nothing else. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
