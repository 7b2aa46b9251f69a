import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ErrorDocument } from '#platform/http/error-pages.ts'
import { denyAllPolicy } from '#platform/http/security-headers.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { frameTexts } from './texts/frame.ts'
import { requestRefusalTexts } from './texts/refusal.ts'

/**
 * A short version of the shop's look, since the page must work when nothing else can be loaded: the colours of styles.css, and system
 * fonts.
 */
const errorPageStyles = `html{background:#faf7f2;color:#24211c;font:1.0625rem/1.625rem "Source Sans 3",system-ui,sans-serif;color-scheme:light;text-size-adjust:100%}
body{max-width:42rem;margin:0 auto;padding:4rem 1.5rem;overflow-wrap:break-word}
h1{margin:0;font:500 clamp(1.875rem,1.5rem + 1.6vw,2.625rem)/1.15 Fraunces,Georgia,serif}
p{margin:1rem 0 2rem;color:#5f584c;font-size:1.25rem;line-height:1.75rem}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:.375rem;background:#1f4d3f;color:#fdfcf9;font-weight:600;text-decoration:none}
a:hover{background:#153a2f}
a:focus-visible{outline:2px solid #1f4d3f;outline-offset:2px}`

/** Returns a page that shows the error message in the shop's own texts, with a link home; it loads nothing else. */
export function plainErrorPage(message: string, overrides: TextOverrides = {}): ErrorDocument {
  return plainDocument(
    translate(requestRefusalTexts.title, {}, overrides),
    errorPageStyles,
    <>
      <p>{message}</p>
      <a href={urls.home()}>{translate(frameTexts.home, {}, overrides)}</a>
    </>,
  )
}

/**
 * A document that works when nothing else can be loaded: its few styles are inline, and its policy allows those and nothing else. Search
 * engines do not index it.
 */
export function plainDocument(title: string, styles: string, content: ReactNode): { html: string; policy: string } {
  const html = renderToStaticMarkup(
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>,
  )
  const hash = createHash('sha256').update(styles).digest('base64')
  return {
    html: `<!doctype html>${html}`,
    policy: denyAllPolicy.replace("default-src 'none'", `$&; style-src 'sha256-${hash}'`),
  }
}
