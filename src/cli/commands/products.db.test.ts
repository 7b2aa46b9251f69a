import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, args)
const write = (name: string, text: string) => writeFileSync(join(testShop.appContext.config.dataFolder, name), text)

/** A bowl as a feed sends it; `name` differs when the feed has changed. */
async function feed(sourceId: string, name: string): Promise<number> {
  const size = { type: '14', name: 'M', stock: '3', code: `KOD-${sourceId}` }
  const product = { sourceId, name, labels: ['new'], sizes: [size] }
  const [saved] = await saveProducts(testShop.shop(), { source: 'hurtownia', products: [product] })
  if (!saved || saved.outcome === 'refused') throw new Error('the feed is right')
  return saved.id
}

async function shown(id: number) {
  const { out } = await type('products', 'list', '--json', '--limit', '5', '--text', `KOD-${await sourceIdOf(id)}`)
  return JSON.parse(out)
}

async function sourceIdOf(id: number): Promise<string | null> {
  const { database } = testShop.shop()
  const row = await database.selectFrom('product').select('source_id').where('id', '=', id).executeTakeFirst()
  return row?.source_id ?? null
}

describe("no import undoes the merchant's decisions about a product", () => {
  test('a hidden product stays hidden until it is unhidden', async () => {
    const id = await feed('1', 'Miska z hurtowni')
    expect((await type('products', 'hide', `${id}`)).code).toBe(0)
    await feed('1', 'Miska z hurtowni, nowa nazwa')
    expect(await shown(id)).toMatchObject({ name: 'Miska z hurtowni, nowa nazwa', visible: false })
    await type('products', 'unhide', `${id}`)
    expect(await shown(id)).toMatchObject({ visible: true })
  })

  test('a withdrawn product stays withdrawn, a restored one is on sale', async () => {
    const id = await feed('2', 'Talerz z hurtowni')
    await type('products', 'withdraw', `${id}`)
    await feed('2', 'Talerz z hurtowni, większy')
    expect(await shown(id)).toMatchObject({ withdrawn: true })
    await type('products', 'restore', `${id}`)
    expect(await shown(id)).toMatchObject({ withdrawn: false })
  })

  test('labels belong to the merchant until they are handed back to the source', async () => {
    const id = await feed('3', 'Dzbanek z hurtowni')
    await type('products', 'labels', `${id}`, 'bestseller', 'recommended')
    await feed('3', 'Dzbanek z hurtowni, litr')
    expect(await shown(id)).toMatchObject({ labels: ['bestseller', 'recommended'] })
    await type('products', 'labels', `${id}`)
    expect(await shown(id)).toMatchObject({ labels: [] })
    write('oddaj.json', JSON.stringify([{ id, labels: null }]))
    await type('products', 'set', 'oddaj.json')
    await feed('3', 'Dzbanek z hurtowni, litr')
    expect(await shown(id)).toMatchObject({ labels: ['new'] })
  })
})

describe('many products at once', () => {
  test('from a spreadsheet: an empty cell changes nothing', async () => {
    const [first, second] = [await feed('4', 'Kubek biały'), await feed('5', 'Kubek czarny')]
    write('towary.csv', `id;labels;visible\r\n${first};bestseller;\r\n${second};;nie\r\n`)
    expect(await type('products', 'set', 'towary.csv')).toMatchObject({ code: 0, problems: '' })
    expect(await shown(first)).toMatchObject({ labels: ['bestseller'], visible: true })
    expect(await shown(second)).toMatchObject({ labels: ['new'], visible: false })
  })

  test('all errors are reported, and nothing is changed', async () => {
    const id = await feed('6', 'Kubek szary')
    write('zle.csv', `id,visible,labels\n${id},nie,\n${id},może,\n${id},,hit\n`)
    expect(await type('products', 'set', 'zle.csv')).toEqual({
      ...{ code: 1, out: '' },
      problems: [
        '3. visible: jest "może", ma być: tak albo nie',
        '4. labels: jest "hit", ma być: new, recommended, bestseller, po spacji',
        'Nic nie zmieniono.\n',
      ].join('\n'),
    })
    expect(await shown(id)).toMatchObject({ visible: true })
    expect(await type('products', 'hide', `${id}`, '999999')).toMatchObject({
      ...{ code: 1, problems: 'Nie ma towarów: 999999. Nic nie zmieniono.\n' },
    })
    expect(await shown(id)).toMatchObject({ visible: true })
  })
})

describe('finding products', () => {
  test.each([
    [
      ['--text', 'kubek ania 300 ml szał'],
      /^1002 {2}Kubek Ania 300 ml szałwiowy \[recommended\] {2}rozmiary: uniwersalny\n$/,
    ],
    [['--text', '100%'], /^Nie ma takich towarów\.\n$/],
    [['--label', 'bestseller', '--limit', '1'], /^1001 {2}Kubek Ania/],
  ])('%j', async (options, out) => {
    expect((await type('products', 'list', ...options)).out).toMatch(out)
  })

  test('shows one with its address, category and source', async () => {
    expect((await type('products', 'show', '1001')).out).toMatch(
      /^1001 {2}Kubek Ania 300 ml.*\n {2}http:\S+\/produkt\/kubek-ania-300-ml-1001\n {2}kategoria: Ceramika > .*; zdjęć: 4; źródło: demo /,
    )
  })

  test.each([
    [['products', 'show', '999999'], 'Nie ma towaru 999999.\n'],
    [['products', 'list', '--state', 'stare'], 'Nie ma stanu „stare”. Są: widoczne, ukryte, wycofane\n'],
    [['products', 'labels', '1001', 'hit'], 'Nie ma etykiety „hit”. Są: new, recommended, bestseller\n'],
  ])('%j is refused', async (args, problems) => {
    expect(await type(...args)).toEqual({ code: 1, out: '', problems })
  })
})
