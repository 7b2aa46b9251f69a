import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findContentVersion, findCurrentContent, getContentLinks } from '#features/content/queries.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
let folder: string
beforeAll(async () => {
  testShop = await openTestShop()
  folder = join(testShop.appContext.config.dataFolder, 'strony')
  mkdirSync(folder)
})
afterAll(() => testShop.close())

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, args)
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const now = () => testShop.appContext.publicShop('http://localhost:3000')

const packing = '# Jak pakujemy\n\n1. W **karton z odzysku**.\n2. Pytania: [napisz](mailto:{seller.email}).\n'

describe('pages from Markdown files', () => {
  test('a loaded page is a draft; shoppers see it after publishing', async () => {
    write('80-pakowanie.md', packing)
    await type('pages', 'load', 'strony/80-pakowanie.md')
    expect((await type('pages', 'list')).out).toMatch(/ {2}pakowanie +Jak pakujemy: nieopublikowana, przygotowana/)
    expect(await findCurrentContent(now(), 'pakowanie')).toBeNull()
    const published = await type('pages', 'publish', 'pakowanie')
    expect(published).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^pakowanie: wersja 1, http:\S+\/strona\/pakowanie\n$/),
    })
    expect(await findCurrentContent(now(), 'pakowanie')).toMatchObject({
      title: 'Jak pakujemy',
      html: '<ol>\n<li>W <strong>karton z odzysku</strong>.</li>\n<li>Pytania: <a href="mailto:{seller.email}">napisz</a>.</li>\n</ol>\n',
    })
    const shown = (await getContentLinks(now())).map(({ slug }) => slug)
    expect(shown.indexOf('pakowanie')).toBeGreaterThan(shown.indexOf('zwroty-i-reklamacje'))
  })

  test('the same file again changes nothing, a changed one makes the next version and keeps the earlier one', async () => {
    write('kartony.md', packing)
    await type('pages', 'load', 'strony/kartony.md')
    await type('pages', 'publish', 'kartony')
    const again = await type('pages', 'load', 'strony/kartony.md')
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('kartony: bez zmian') })
    expect((await type('pages', 'publish', 'kartony')).code).toBe(1)
    write('kartony.md', '# Jak pakujemy\n\nW papier.')
    await type('pages', 'load', 'strony/kartony.md')
    expect((await type('pages', 'publish', 'kartony')).out).toContain('kartony: wersja 2')
    expect(await findContentVersion(now(), 'kartony', 1)).toMatchObject({ html: expect.stringContaining('karton') })
    expect(await findCurrentContent(now(), 'kartony')).toMatchObject({ version: 2, html: '<p>W papier.</p>\n' })
    expect((await type('pages', 'show', 'kartony', '--version', '1')).out).toBe(packing)
    expect(await type('pages', 'show', 'kartony', '--version', '99')).toMatchObject({
      code: 1,
      problems: 'Nie ma wersji 99 strony „kartony”.\n',
    })
  })

  test('a page that was never Markdown is shown as HTML', async () => {
    expect((await type('pages', 'show', 'o-nas')).out).toMatch(/^# O nas\n\n<p>/)
  })

  test('terms with a later start date do not affect the current ones', async () => {
    const { version: today = 0 } = (await findCurrentContent(now(), 'regulamin')) ?? {}
    write('regulamin.md', '# Regulamin sklepu\n\n§ 1. Sprzedaje {seller.name}.')
    await type('pages', 'load', 'strony/regulamin.md')
    expect((await type('pages', 'publish', 'regulamin', '--from', '2199-01-01')).code).toBe(0)
    expect((await findCurrentContent(now(), 'regulamin'))?.version).toBe(today)
    const future = { ...now(), now: new Date('2199-01-01T12:00:00Z') }
    expect((await findCurrentContent(future, 'regulamin'))?.version).toBe(today + 1)
    expect((await type('pages', 'list')).out).toContain(`wersja ${today + 1} od 1.01.2199, jeszcze nie obowiązuje`)
  })
})

describe('invalid input', () => {
  test('one invalid file prevents loading all', async () => {
    write('dobra.md', '# Dobra\n\nTreść.')
    write('zla.md', 'Bez tytułu {seller.fax}')
    const loaded = await type('pages', 'load', 'strony/dobra.md', 'strony/zla.md')
    expect(loaded).toMatchObject({
      code: 1,
      out: '',
      problems: expect.stringMatching(/zla\.md: pierwszy wiersz ma być tytułem/),
    })
    expect((await type('pages', 'list')).out).not.toMatch(/^ *dobra /m)
  })

  test.each([
    [['pages', 'publish', 'kontakt'], 'Strona „kontakt” nie ma przygotowanej zmiany. Wszystkie: pages list\n'],
    [['pages', 'publish'], 'Podaj strony albo --all. Przygotowane: pages list\n'],
    [['pages', 'publish', 'kontakt', '--from', '2026-02-30'], 'Dzień zapisz tak: 2026-12-01, a nie „2026-02-30”.\n'],
    [
      ['pages', 'publish', 'kontakt', '--from', '2020-01-01'],
      'Dzień 2020-01-01 już się zaczął. Bez --from strona obowiązuje od teraz.\n',
    ],
    [['pages', 'show', 'nie-ma'], 'Nie ma strony „nie-ma”. Wszystkie: pages list\n'],
  ])('%j', async (args, problems) => {
    expect(await type(...args)).toEqual({ code: 1, out: '', problems })
  })
})
