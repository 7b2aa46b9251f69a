import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { slowRegexText, slowRegexTexts } from '../../../../../test/hostile-text/slow-regex-texts.ts'

const characters = 100_000
const files = ['rules/*.ts', 'rules/fields/*.ts', 'checks/*.ts'].flatMap((pattern) =>
  globSync(`src/features/customers/${pattern}`),
)

/** The regular expressions of a file's source, each once. */
function expressionsOf(file: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return [...found]
}

const expressions = [
  ...new Set(files.filter((file) => !file.includes('.test.')).flatMap((file) => expressionsOf(file))),
]

/** Almost an e-mail, a name, a number: what is refused only at its end. */
const almost = [
  'anna.',
  'a-',
  "a'",
  'www',
  'www.',
  ':/',
  '12-',
  '1a',
  'PL',
  'GB1',
  'Łó',
  '٣',
  '@a.',
  '+48',
  ' \t',
  '.-_@',
]

test('the expressions of all rules are found', () => {
  expect(expressions.length).toBeGreaterThan(30)
})

test.each(expressions)('%s tests 100 000 characters of any kind without backtracking over them', (source) => {
  const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(source) ?? []
  const texts = Object.keys(slowRegexTexts).map((kind) => slowRegexText(kind, characters))
  const ends = ['', '!', '@', '\n', 'a', '1', ' ']
  const repeated = almost.flatMap((piece) => ends.map((end) => piece.repeat(characters / piece.length) + end))
  const answers = [...texts, ...repeated].map((text) => new RegExp(body, flags).test(text))
  expect(answers).toHaveLength(texts.length + repeated.length)
})
