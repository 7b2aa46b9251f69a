import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** Tailwind's negated group-has variants end in `*`; the group variants of a negated has end in a class. */
test('no rule with :has() ends in the universal selector or a tag name: each insertion would recalculate the style of the whole page or of all those elements', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx|css)$/.test(name),
  )
  const ending = files.filter((name) =>
    /\bnot-(?:group|peer|in)-has-|:has\([^{};]*\)\s*[>+~ ]\s*(?:\*|[a-z]+)\s*[,{]/.test(
      readFileSync(join(sources, name), 'utf8'),
    ),
  )
  expect(ending).toEqual([])
})
