import type { ReactNode } from 'react'
import { WordsProvider } from '#kit/words.tsx'
import type { TextOverrides } from '#shared/text.ts'
import { plainDocument } from '../plain-document.server.tsx'

/** The colours of styles.css: nothing else is loaded for a page that is seen once. */
const look = `html{background:#faf7f2;color:#24211c;font:1.0625rem/1.625rem "Source Sans 3",system-ui,sans-serif;color-scheme:light;text-size-adjust:100%}
body{max-width:42rem;margin:0 auto;padding:3rem 1.5rem;overflow-wrap:break-word}
h1,legend{font:500 2rem/1.15 Fraunces,Georgia,serif;margin:0;padding:0}
legend{font-size:1.5rem;margin-bottom:1rem}
fieldset{border:0;border-top:1px solid #e3dacb;margin:2rem 0 0;padding:1.5rem 0 0;display:grid;gap:1.25rem}
.question{display:grid;gap:.25rem}
label{font-weight:600}
small{color:#5f584c;font-size:.875rem}
input,select{min-width:0;font:inherit;padding:.5rem .75rem;border:1px solid #8a8172;border-radius:.375rem;background:#fffdfa;color:inherit;width:100%;box-sizing:border-box}
[aria-invalid]{border-color:#a2271a}
.problem{color:#a2271a;font-size:.875rem}
.wrong{background:#fbe9e4;border-radius:.625rem;padding:1rem 1.25rem;margin-top:2rem}
.wrong p{margin:0}
.wrong ul{margin:.5rem 0;padding-left:1.25rem}
a{color:#1f4d3f}
code{background:#f1ebe1;border-radius:.25rem;padding:.125rem .375rem}
button,.button{font:inherit;font-weight:600;display:inline-block;margin-top:2rem;padding:.625rem 1.25rem;border:0;border-radius:.375rem;background:#1f4d3f;color:#fdfcf9;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid #1f4d3f;outline-offset:2px}`

/** A page without scripts that stands outside of the shop's frame and of search engines; nobody keeps it. It may hold a form to the shop. */
export function plainPage(title: string, content: ReactNode, words: TextOverrides, status = 200): Response {
  const { html, policy } = plainDocument(title, look, <WordsProvider overrides={words}>{content}</WordsProvider>)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.replace("form-action 'none'", "form-action 'self'"),
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status, headers })
}
