import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { escapeControls } from '#shared/plain-text.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { runTestCommand } from '../../test/run-test-command.ts'
import { type RawTerminal, sanitizedTerminal, showProgress } from './terminal.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

/**
 * Control sequences: set the window title, clear the screen (in seven and eight bits), overwrite the line, reverse the text
 * direction.
 */
const hostile = ['\x1b]0;zapłacono\x07', '\x1b[2J', '\x9b2J', 'Kubek\rzapłacono', 'Kubek \u202egpj.exe']
const commands = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

describe.each(hostile)('%j does not reach the terminal', (name) => {
  test('in product names of a feed', async () => {
    const { dataFolder } = testShop.appContext.config
    const cell = `"${name}"`
    writeFileSync(join(dataFolder, 'feed.csv'), `id;nazwa;cena;stan\n${cell};${cell};${cell};1\n`)
    const refused = await runTestCommand(testShop.appContext, ['import', 'feed.csv', '--format', 'csv'])
    expect(refused.out).toContain(`cena „${escapeControls(name)}” nie jest ceną`)
    expect(refused.out + refused.problems).not.toMatch(commands)
    writeFileSync(join(dataFolder, 'feed.csv'), `id;nazwa;cena;stan\n7;${cell};10;1\n`)
    await runTestCommand(testShop.appContext, ['import', 'feed.csv', '--format', 'csv', '--source', 'wroga'])
    const { rows } = await sql<{ name: string }>`select name from product order by id desc limit 1`.execute(
      testShop.appContext.database.query,
    )
    expect(rows[0]?.name).not.toMatch(commands)
  })

  test('in stored data', async () => {
    await sql`update product set name = ${name}`.execute(testShop.appContext.database.query)
    await sql`update supplier set name = ${name} || id`.execute(testShop.appContext.database.query)
    for (const args of [
      ['suppliers', 'list'],
      ['safety', 'missing'],
      ['doctor'],
      ['orders', 'list'],
      ['price', '1001', 'uniw'],
    ]) {
      const { out, problems } = await runTestCommand(testShop.appContext, args)
      expect(out + problems).not.toMatch(commands)
    }
    const { out } = await runTestCommand(testShop.appContext, ['export', '-'])
    expect(out).not.toMatch(commands)
    const products = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ table }) => table === 'product')
    expect(products[0].row.name).toBe(name)
  })

  test('in typed arguments', async () => {
    for (const args of [[name], ['settings', 'get', name], ['import', name], ['orders', 'show', name]]) {
      const { code, problems } = await runTestCommand(testShop.appContext, args)
      expect([code, problems]).toEqual([1, expect.not.stringMatching(commands)])
    }
  })
})

test('progress can overwrite its own line', () => {
  let shown = ''
  const write = (text: string) => {
    shown += text
  }
  const raw = { interactive: true, writeError: write } as Partial<RawTerminal> as RawTerminal
  const progress = showProgress(sanitizedTerminal(raw), () => 0.5, 'towarów\x1b[2J')
  progress.show(10)
  progress.clear()
  const [before, line, after] = shown.split('\r')
  expect([before, after]).toEqual(['', '\x1b[K'])
  expect(line).toMatch(/^█+░+ {2}50% {2}10 towarów\\u001b\[2J, /)
})
