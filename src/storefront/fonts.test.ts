import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const styles = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

test.each([
  ['Source Sans 3', ['source-sans-3-regular.woff2', 'source-sans-3-semibold.woff2']],
  ['Fraunces', ['fraunces.woff2']],
])('%s: Polish text needs only the preloaded files', (family, files) => {
  for (const letter of `„Zażółć gęślą jaźń” – ZAŻÓŁĆ GĘŚLĄ JAŹŃ, 1 234,50 zł…`) {
    expect(filesOf(family, letter)).toEqual(files)
    expect(filesOf(`${family} Rest`, letter)).toEqual([])
  }
})

test('a foreign name finds its letters in the Latin and Latin Extended files', () => {
  expect(filesOf('Source Sans 3', 'é')).toEqual([])
  expect(filesOf('Source Sans 3 Rest', 'é')).toEqual([expect.stringMatching(/latin-wght/)])
  expect(filesOf('Fraunces Rest', 'č')).toEqual([expect.stringMatching(/latin-ext/)])
})

/** Returns the files that a browser may request for a letter. */
function filesOf(family: string, letter: string): (string | undefined)[] {
  return styles
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}"`) && names(face, letter))
    .map((face) => /url\("[^"]*?([^/"]+)"\)/.exec(face)?.[1])
}

function names(face: string, letter: string): boolean {
  return ranges(face).some(([from, to]) => isBetween(letter.codePointAt(0) as number, from, to))
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
