import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

describe('renders Markdown as safe HTML', () => {
  test.each([
    ['a heading of its own stays below that of the page', '# Dostawa', '<h2>Dostawa</h2>\n'],
    ['a list', '1. Zamów\n2. Zapłać', '<ol>\n<li>Zamów</li>\n<li>Zapłać</li>\n</ol>\n'],
    [
      'a table',
      '| Sposób | Koszt |\n|---|---|\n| Kurier | 16,90 zł |',
      '<table>\n<thead>\n<tr>\n<th>Sposób</th>\n<th>Koszt</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>Kurier</td>\n<td>16,90 zł</td>\n</tr>\n</tbody></table>\n',
    ],
    ['placeholders in text', 'Sprzedaje {seller.name}.', '<p>Sprzedaje {seller.name}.</p>\n'],
    [
      'placeholders in addresses',
      '[napisz](mailto:{seller.email})',
      '<p><a href="mailto:{seller.email}">napisz</a></p>\n',
    ],
  ])('%s', (_title, markdown, html) => {
    expect(markdownToHtml(markdown)).toBe(html)
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="https://example.com/a.png" onerror="alert(1)">'],
    ['an address that runs', '[kliknij](javascript:alert(1))'],
    ['an address that runs, disguised', '[kliknij](java&#x73;cript:alert(1))'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
    ['a style', '<p style="position:fixed">x</p>'],
  ])('%s loses what could do harm', (_title, markdown) => {
    expect(markdownToHtml(markdown)).not.toMatch(/script|onerror|iframe|style/i)
  })
})
