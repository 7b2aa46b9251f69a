import { expect, test } from 'vitest'
import { stylesFirst } from './styles-first.server.ts'

const styles = '<link rel="stylesheet" href="/styles.css"/>'

test('what the first picture waits for is asked for first: styles and fonts', () => {
  const page = `<title>Kubek</title><link rel="icon"/>${styles}<p>`
  const links = stylesFirst(page).match(/<[^>]*>/g)
  expect(links).toEqual([
    ...['<title>', '</title>', styles],
    ...Array(3).fill(expect.stringMatching(/<link rel="preload" href="[^"]+\.woff2[^"]*" as="font" /)),
    ...['<link rel="icon"/>', '<p>'],
  ])
})
