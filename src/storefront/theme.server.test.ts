import { expect, test } from 'vitest'
import { Settings } from '#platform/settings.ts'
import { applyTheme } from './theme.server.ts'

const page = '<html><head><title>Kubek</title></head><body><a class="shop-name">Kram</a></body></html>'
const file = 'ab'.repeat(32)
const looking = (settings: Record<string, unknown>) =>
  applyTheme(page, { settings: new Settings(new Map(Object.entries(settings))) })

test('a shop without a theme has the default icon and no styles', () => {
  const { html, styles } = looking({})
  expect(styles).toBe('')
  expect(html).toMatch(
    /<link rel="icon" href="[^"]+\.svg[^"]*" type="image\/svg\+xml"\/><meta name="theme-color" content="#faf7f2"\/><\/head>/,
  )
  expect(html).not.toContain('<style>')
})

test('two colours define all colours of the shop', () => {
  const { html, styles } = looking({ 'look.colours': { accent: '#1a2f6b', background: '#ffffff' } })
  expect(styles).toMatch(/^:root\{--color-paper:#ffffff;.*--color-accent:#1a2f6b;/)
  expect(html).toContain(`<style>${styles}</style></head>`)
  expect(html).toContain('<meta name="theme-color" content="#ffffff"/>')
})

test('illegible colours are not used, whatever way they came into the database', () => {
  expect(looking({ 'look.colours': { accent: '#ffd400', background: '#ffffff' } }).styles).toBe('')
})

test.each([
  [300, 100, '7.50', 320],
  [1200, 100, '12.00', 480],
  [100, 100, '2.50', 160],
])('a logo of %d by %d has a height of %s rem, in a file %d wide', (width, height, rem, pixels) => {
  expect(looking({ 'look.logo': { file, width, height } }).styles).toMatch(
    new RegExp(`^\\.shop-name\\{.*width:${rem}rem;.*/obrazki/${file}-${pixels}\\.webp\\)`),
  )
})

test("the merchant's icon replaces the default one", () => {
  const { html } = looking({ 'look.icon': { file, width: 512, height: 512 } })
  expect(html.match(/rel="icon"/g)).toHaveLength(1)
  expect(html).toContain(`<link rel="icon" href="/obrazki/${file}-160.webp" type="image/webp"/>`)
})
