import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function load(tree: unknown): Promise<CommandResult> {
  writeFileSync(join(testShop.appContext.config.dataFolder, 'kategorie.json'), JSON.stringify(tree))
  return runTestCommand(testShop.appContext, ['categories', 'load', 'kategorie.json'])
}

test('new categories join existing ones, each level in the order of the file; loading again changes nothing', async () => {
  const tree = [{ name: 'Ogród', children: [{ name: 'Doniczki' }, { name: 'Altanki' }] }]
  const loaded = await load(tree)
  expect(loaded.out).toMatch(/Ogród \(\d+\)\n {2}Doniczki \(\d+\)\n {2}Altanki \(\d+\)\n/)
  expect(loaded.out).toContain('Ceramika (1001)\n')
  expect(await load(tree)).toEqual(loaded)
})

test('a file with an error changes nothing, and the message contains its position', async () => {
  const refused = await load([{ name: 'Piwnica' }, { title: 'Strych' }])
  expect(refused).toEqual({ code: 1, out: '', problems: 'Tego pliku nie rozumiem: 1.name.\n' })
  expect((await runTestCommand(testShop.appContext, ['categories', 'list'])).out).not.toContain('Piwnica')
})
