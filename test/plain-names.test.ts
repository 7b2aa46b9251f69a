import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Words of a private dialect by what the field says instead: nobody from another shop would guess them or search for them. */
const dialect: Record<string, string> = {
  whoever: 'the caller, the visitor, anyone who',
  anew: 'again, from scratch',
  deed: 'action',
  deeds: 'actions',
  judged: 'filtered, checked',
  judge: 'filter, check',
  lively: 'hydrated',
  liven: 'enhance',
  keeper: 'cache',
  house: 'AppContext',
  hear: 'invalidate, receive',
  told: 'shown, notified, visible',
  livened: 'enhanced',
  livens: 'enhances',
  hears: 'receives',
  heard: 'received',
  keepers: 'caches',
  judges: 'filters, checks',
}

/** Names of addresses. */
const allowed = new Set(['houseNumber'])

/** The words of an identifier: 'readHouseKeeper' is read, house, keeper. */
function wordsOf(identifier: string): string[] {
  return identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
}

/** The dialect's words in the identifiers and comments of one file, each with its line. */
function dialectIn(name: string, source: string): string[] {
  const found: string[] = []
  const report = (position: number, words: string[]) => {
    for (const word of words)
      if (Object.hasOwn(dialect, word))
        found.push(`${name}:${source.slice(0, position).split('\n').length} ${word} → ${dialect[word]}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !allowed.has(node.text)) report(node.getStart(), wordsOf(node.text))
    ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  visit(file)
  for (const { pos, end } of commentsOf(file)) report(pos, wordsOf(source.slice(pos, end)))
  return found
}

function commentsOf(file: ts.SourceFile): ts.CommentRange[] {
  const ranges = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []) ranges.set(range.pos, range)
    for (const range of ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []) ranges.set(range.pos, range)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...ranges.values()]
}

describe('names and comments are plain', () => {
  const files = globSync('{src,test,e2e,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !file.includes('generated') && file !== 'test/plain-names.test.ts',
  )

  test('no identifier and no comment has a word of the former dialect', () => {
    expect(files.length).toBeGreaterThan(1_000)
    expect(files.flatMap((file) => dialectIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test('what breaks that is found with its line', () => {
    const source = 'const keeperOf = 1\n/** Whoever hears it. */\nexport const shopHouse = keeperOf // told anew'
    expect(dialectIn('a.ts', source).map((line) => line.split(' ', 2).join(' '))).toEqual([
      'a.ts:1 keeper',
      'a.ts:3 house',
      'a.ts:3 keeper',
      'a.ts:2 whoever',
      'a.ts:2 hears',
      'a.ts:3 told',
      'a.ts:3 anew',
    ])
  })
})
