import { expect, test } from 'vitest'
import { stylesFirst } from './styles-first.server.ts'

const styles = '<link rel="stylesheet" href="/styles.css"/>'

test('what the first picture waits for is asked for first: styles, fonts, and scripts last', () => {
  const page = `<title>Kubek</title><link rel="icon"/><link rel="modulepreload" href="/page.js"/>${styles}<p>`
  const links = stylesFirst(page).match(/<[^>]*>/g)
  expect(links).toEqual([
    ...['<title>', '</title>', styles],
    ...Array(4).fill(expect.stringMatching(/<link rel="preload" href="[^"]+\.woff2[^"]*" as="font" /)),
    ...['<link rel="icon"/>', '<link rel="modulepreload" fetchpriority="low" href="/page.js"/>', '<p>'],
  ])
})
