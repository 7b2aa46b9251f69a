import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const wordAttributes = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
const letters = /\p{L}{2,}/u
const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/

/** Visible words of a file that stand outside texts.ts: JSX text, attributes that are read aloud, Polish in any string. */
function wordsOutsideTexts(name: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && letters.test(node.text)) found.push(node.text.trim())
    if (
      ts.isJsxAttribute(node) &&
      wordAttributes.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      if (letters.test(node.initializer.text) && name.endsWith('.tsx')) found.push(node.initializer.text)
    } else if (
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
      polish.test(node.text)
    ) {
      found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  return found
}

describe('A1.2 B1.13 words that people read stand in texts.ts, where the shop can override them', () => {
  const files = globSync('src/{features,kit,storefront,legacy,jobs}/**/*.{ts,tsx}').filter(
    (file) => !/(?:texts|settings)\.ts$|\/(?:texts|settings)\/|\.test\.tsx?$/.test(file),
  )

  test.each(files)('%s', (file) => {
    expect(wordsOutsideTexts(file, readFileSync(file, 'utf8'))).toEqual([])
  })

  test('A1.2 the check finds JSX text, spoken attributes and Polish strings', () => {
    const source = 'const a = <p title="Kup teraz">Do koszyka {"zażółć"} {`{x} gęś`}</p>'
    expect(wordsOutsideTexts('planted.tsx', source)).toEqual(['Kup teraz', 'Do koszyka', 'zażółć', '{x} gęś'])
  })
})
