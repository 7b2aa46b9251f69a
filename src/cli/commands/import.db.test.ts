import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const folder = mkdtempSync(join(tmpdir(), 'witryna-import-'))

function importOf(name: string, content: string | Buffer, ...options: string[]) {
  const file = join(folder, name)
  writeFileSync(file, content)
  return runTestCommand(testShop.appContext, ['import', file, '--source', name, ...options])
}

test('a good file ends with 0, and ignored data is reported', async () => {
  expect(await importOf('good.csv', 'id;nazwa;cena;colr\n1;Kubek;59;x\n')).toEqual({
    code: 0,
    out: 'uwaga: nieznana kolumna „colr”: pominięta; czy chodziło o „color”?\nGotowe. nowe: 1, zmienione: 0, bez zmian: 0, odrzucone: 0.\n',
    problems: '',
  })
})

test.each([
  ['an empty file', 'empty.csv', '', 'Nic nie wczytano: plik jest pusty.\n'],
  [
    'all of it refused',
    'refused.csv',
    'id;nazwa;cena\n1;Kubek;brak\n',
    'Źle: żaden towar nie został przyjęty. nowe: 0, zmienione: 0, bez zmian: 0, odrzucone: 1.\n',
  ],
  [
    'a file cut short',
    'cut.xml',
    '<offers><o id="1" price="5"><name>Kubek</name></o><o id="2"',
    'Przerwane: plik urywa się przed swoim końcem. Wczytane jest to, co przed tym miejscem: nowe: 1, zmienione: 0, bez zmian: 0, odrzucone: 0.\n',
  ],
])('%s ends with 1 and a reason', async (_what, name, content, problems) => {
  expect(await importOf(name, content)).toMatchObject({ code: 1, problems })
})

test('each refused product is listed once, with its line, id and reason', async () => {
  const { out } = await importOf('reasons.csv', 'id;nazwa;cena;rozmiar\n7;Fartuch;1.234;S\n7;;1.234;M\n8;Misa;9;\n')
  expect(out).toBe('wiersz 2, towar 7: cena „1.234” nie jest ceną\n')
})
