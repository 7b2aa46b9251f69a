import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainPolicy } from '#platform/http/content-security-policy.ts'

/**
 * A document that stands when nothing else can be loaded: its few styles are in it, and its policy allows those and nothing else. For search
 * engines it is none.
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
    policy: plainPolicy.replace("default-src 'none'", `$&; style-src 'sha256-${hash}'`),
  }
}
