import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

test.each(['Source Sans 3 Variable', 'Fraunces Variable'])(
  '%s: Polish text needs only the files that come with every page',
  (family) => {
    const asked = new Set(
      [...`„Zażółć gęślą jaźń” – ZAŻÓŁĆ GĘŚLĄ JAŹŃ, 1 234,50 zł…`].map((letter) => fileOf(family, letter)),
    )
    expect([...asked].map((file) => file.replace(/^.*\//, '')).toSorted()).toEqual([
      expect.stringMatching(/-common\.woff2$/),
      expect.stringMatching(/-polish\.woff2$/),
    ])
  },
)

test('a name from elsewhere finds its letters in the files of Latin and of extended Latin', () => {
  expect(fileOf('Source Sans 3 Variable', 'é')).toMatch(/latin-wght/)
  expect(fileOf('Source Sans 3 Variable', 'č')).toMatch(/latin-ext/)
})

/** The file that a browser asks for a letter: of the faces that name it the last one. */
function fileOf(family: string, letter: string): string {
  const faces = styles.split('@font-face').filter((face) => face.includes(`font-family: "${family}"`))
  const face = faces.findLast((face) =>
    ranges(face).some(([from, to]) => isBetween(letter.codePointAt(0) as number, from, to)),
  )
  return /url\("(.+?)"\)/.exec(face ?? '')?.[1] ?? `none for ${letter}`
}

function ranges(face: string): [from: number, to: number][] {
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
}

function isBetween(code: number, from: number, to: number): boolean {
  return from <= code && code <= to
}
