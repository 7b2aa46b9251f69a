import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
const states = ['met', 'not applicable', 'later', 'not met']

interface Row {
  number: string
  state: string
  reason: string
}

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, number = '', , , state = '', reason = ''] = line.split('|').map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, state, reason }] : []
})

/** Requirements of levels 1 and 2 of ASVS 5.0.0, by section. */
const numbers = `
  1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2
  2.1:1-3 2.2:1-3 2.3:1-4 2.4:1
  3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2
  4.1:1-3 4.2:1 4.3:1-2 4.4:1-4
  5.1:1 5.2:1-3 5.3:1-2 5.4:1-3
  6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4
  7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2
  8.1:1-2 8.2:1-3 8.3:1 8.4:1
  9.1:1-3 9.2:1-4
  10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3
  11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1
  12.1:1-3 12.2:1-2 12.3:1-4
  13.1:1 13.2:1-5 13.3:1-2 13.4:1-5
  14.1:1-2 14.2:1-4 14.3:1-3
  15.1:1-3 15.2:1-3 15.3:1-7
  16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3
  17.1:1 17.2:1-4 17.3:1-2
`
  .trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [name = '', ranges = ''] = section.split(':')
    return ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, i) => `${name}.${first + i}`)
    })
  })

describe('docs/security/asvs.md', () => {
  test('has each requirement of levels 1 and 2 once, in order', () => {
    expect(numbers.length).toBe(253)
    expect(rows.map(({ number }) => number)).toEqual(numbers)
  })

  test('has the status of each, with the measure or the reason', () => {
    expect(rows.filter(({ state, reason }) => !states.includes(state) || reason.length < 5)).toEqual([])
  })

  test('names only files that exist', () => {
    const paths = rows.flatMap(({ number, reason }) =>
      [...reason.matchAll(/`((?:src|test|e2e|docs|db)\/[^`]+|\w+\.md)`/g)].map(([, path = '']) => ({ number, path })),
    )
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
  })

  test('has the right totals', () => {
    const sums = states.map((state) => ({ state, count: rows.filter((row) => row.state === state).length }))
    const line = sums.map(({ state, count }) => `${count} ${state}`).join(' · ')
    expect(page).toContain(`\n${line}\n`)
  })
})
