import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addPromoBarScript } from './html-transforms.server.ts'

test('the script follows the encoding, which browsers look for in the first 1,024 bytes, and precedes the styles', () => {
  const page = addPromoBarScript(renderToString(<Page />), 'mark')
  const [encoding, script, styles] = ['<meta charSet="utf-8"', '<script nonce="mark">', '<link rel="stylesheet"'].map(
    (tag) => page.indexOf(tag),
  ) as [number, number, number]
  expect(encoding).toBeLessThan(1_000)
  expect(script).toBeGreaterThan(encoding)
  expect(styles).toBeGreaterThan(script)
})

function Page() {
  return (
    <html lang="pl">
      <head>
        <meta name="viewport" content="width=device-width" />
        <meta charSet="utf-8" />
        <link rel="stylesheet" href="/assets/root.css" />
      </head>
      <body />
    </html>
  )
}
