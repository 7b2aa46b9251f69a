import { afterAll, beforeAll, expect, test } from 'vitest'
import { choiceSetting, numberSetting } from '#shared/setting.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { changeSetting, changeText } from './actions.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const rows = numberSetting('test.rows', 3, [1, 9], 'Wiersze')
const order = choiceSetting('test.order', 'name', ['name', 'price'], 'Kolejność')

test('a changed setting is effective at once, and so is the default after a reset', async () => {
  expect(await changeSetting(testShop.shop(), { setting: rows, raw: '5' })).toEqual({ ok: true, value: 5 })
  await expect.poll(() => testShop.shop().settings.get(rows)).toBe(5)
  await changeSetting(testShop.shop(), { setting: rows, raw: '6' })
  await expect.poll(() => testShop.shop().settings.get(rows)).toBe(6)
  expect(await changeSetting(testShop.shop(), { setting: rows, raw: null })).toEqual({ ok: true, value: 3 })
  await expect.poll(() => testShop.shop().settings.get(rows)).toBe(3)
})

test('a setting accepts a plain string and JSON, and refuses invalid values', async () => {
  expect(await changeSetting(testShop.shop(), { setting: order, raw: 'price' })).toEqual({ ok: true, value: 'price' })
  expect(await changeSetting(testShop.shop(), { setting: order, raw: '"name"' })).toEqual({ ok: true, value: 'name' })
  expect(await changeSetting(testShop.shop(), { setting: order, raw: 'colour' })).toEqual({
    ok: false,
    problem: 'not-allowed',
  })
})

test('A1.2 the shop can override texts, as long as all placeholders can be filled', async () => {
  const text = { key: 'test.left', template: 'Zostało {quantity}' }
  await changeText(testShop.shop(), { ...text, words: 'Jeszcze {quantity}' })
  await expect.poll(() => testShop.shop().textOverrides['test.left']).toBe('Jeszcze {quantity}')
  expect(await changeText(testShop.shop(), { ...text, words: '{quantity} z {all}' })).toEqual({
    ok: false,
    problem: { reason: 'unknown-places', places: ['{all}'] },
  })
  await changeText(testShop.shop(), { ...text, words: null })
  await expect.poll(() => testShop.shop().textOverrides['test.left']).toBeUndefined()
})
