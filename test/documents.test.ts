import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Our files, from the root of the repository. */
const files = globSync(['*', '.*', '{src,test,e2e,docs,db,scripts,bench,deploy}/**/*'])

/** A pattern, and a file of a library. */
const notOurs = new Set(['rules/conditions/KIND.ts', 'createLucideIcon.mjs'])

/** Files that a document names in `code`: by a path from the root, from src or from a feature, or by the name alone. */
function filesNamedIn(text: string): string[] {
  const named = text.matchAll(/`(\.?[\w-][\w.-]*(?:\/[\w.-]+)*\.(?:tsx?|mjs|sql|md))`/g)
  return [...named].map(([, path = '']) => path)
}

function exists(path: string): boolean {
  return notOurs.has(path) || files.some((file) => file === path || file.endsWith(`/${path}`))
}

describe('documents name only files that exist', () => {
  test('in the guides and the decision records', () => {
    const documents = globSync(['docs/**/*.md', '*.md']).filter((file) => file !== 'CHANGELOG.md')
    const named = documents.flatMap((document) =>
      filesNamedIn(readFileSync(document, 'utf8')).map((path) => ({ document, path })),
    )
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(({ path }) => !exists(path))).toEqual([])
  })

  test('a file that does not exist is found', () => {
    const text = 'See `src/shared/money.ts`, `rules/gone.ts` and `.size-limit.mjs`, not `money` or `basketchange.php`.'
    expect(filesNamedIn(text)).toEqual(['src/shared/money.ts', 'rules/gone.ts', '.size-limit.mjs'])
    expect(filesNamedIn(text).filter((path) => !exists(path))).toEqual(['rules/gone.ts'])
  })
})
