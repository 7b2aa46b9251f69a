import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { allTexts } from '../src/cli/settings-and-texts.ts'

const wordAttributes = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
const letters = /\p{L}{2,}/u
const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/

/** A promotion's condition is one file with its texts; the shop must be able to override them. */
const textsBesideRules = /^src\/features\/promotions\/rules\/conditions\//
const overridable = new Set(allTexts.values())

/** Visible texts of a file outside of texts.ts: JSX text, attributes for screen readers, Polish in any string, plain answers. */
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
      if (textsBesideRules.test(name) && isInTexts(node) && overridable.has(node.text)) return
      found.push(node.text)
    } else if (ts.isCallExpression(node) && isPlainAnswer(node)) {
      found.push(node.arguments[0]?.getText() ?? '')
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  return found
}

function isInTexts(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineTexts') return true
  return node.parent !== undefined && isInTexts(node.parent)
}

/** `context.text('Too large.')`: literal answer texts in any language. */
function isPlainAnswer({ expression, arguments: [words] }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'text' &&
    words !== undefined &&
    (ts.isStringLiteralLike(words) || ts.isTemplateExpression(words)) &&
    letters.test(words.getText())
  )
}

describe('A1.2 B1.13 visible texts are in texts.ts, where the shop can override them', () => {
  const files = globSync([
    'src/{features,kit,storefront,legacy,jobs,platform/http}/**/*.{ts,tsx}',
    'src/{mount,open-shop,open-application}.ts',
  ]).filter((file) => !/(?:texts|settings)\.ts$|\/(?:texts|settings)\/|\.test\.tsx?$/.test(file))

  test.each(files)('%s', (file) => {
    expect(wordsOutsideTexts(file, readFileSync(file, 'utf8'))).toEqual([])
  })

  test('A1.2 the check finds plain answers in any language', () => {
    const source = "context.text('Too large.', 413); context.text(`Not here`); context.text(words()); answer.text()"
    expect(wordsOutsideTexts('planted.ts', source)).toEqual(["'Too large.'", '`Not here`'])
  })

  test('A1.2 the check finds literals of a condition outside its texts, and texts that the shop cannot override', () => {
    const source =
      "const a = defineTexts('x', { a: 'na pierwsze zamówienie', b: 'zażółć' }); const b = 'na pierwsze zamówienie'"
    const found = ['zażółć', 'na pierwsze zamówienie']
    expect(wordsOutsideTexts('src/features/promotions/rules/conditions/planted.ts', source)).toEqual(found)
  })

  test('A1.2 the check finds JSX text, attributes for screen readers and Polish strings', () => {
    const source = 'const a = <p title="Kup teraz">Do koszyka {"zażółć"} {`{x} gęś`}</p>'
    expect(wordsOutsideTexts('planted.tsx', source)).toEqual(['Kup teraz', 'Do koszyka', 'zażółć', '{x} gęś'])
  })
})
