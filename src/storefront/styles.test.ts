import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')

/** Tailwind's way to say "unless the group has …" ends in `*`; saying it the other way round ends in its class. */
test('no rule of :has() ends in anything or any element of a name: browsers would style all of a page, or all of those, anew with whatever is put into it', () => {
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
