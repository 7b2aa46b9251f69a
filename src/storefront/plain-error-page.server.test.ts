import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainErrorPage } from './plain-error-page.server.tsx'

const { html, policy } = plainErrorPage('Ten adres jest <b>za długi</b>.', { 'refusal.title': 'Nie wyszło' })

test('an error page is self-contained and in Polish: its title, the message as text, and a link home', () => {
  expect(html).toMatch(/^<!doctype html><html lang="pl">/)
  expect(html).toContain(
    '<h1>Nie wyszło</h1><p>Ten adres jest &lt;b&gt;za długi&lt;/b&gt;.</p><a href="/">Strona główna</a>',
  )
  expect(html).not.toMatch(/ (?:src|style)=|<link|<script|url\(/)
})

test('the policy allows its own styles and nothing else', () => {
  const style = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
})

test('its colours are those of the shop', () => {
  const styles = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')
  const colours = html.match(/#[0-9a-f]{6}/g) ?? []
  expect(colours.length).toBeGreaterThan(4)
  for (const colour of colours) expect(styles).toMatch(new RegExp(`--color-[a-z-]+: ${colour};`))
})
