import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'

let testShop: TestShop
let early: number
let late: number
beforeAll(async () => {
  testShop = await openTestShop()
  early = await placeOrder('2026-11-01T22:59:00Z', 'jan_kowalski@example.com') // a minute before midnight in Poland
  late = await placeOrder('2026-11-01T23:00:00Z', '=1+1@example.com')
})
afterAll(() => testShop.close())

async function placeOrder(at: string, email: string): Promise<number> {
  const { sizeId } = await createTestProduct(testShop.shop())
  const placed = await transactionUnlessRefused(testShop.shop(new Date(at)), (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), email }),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value.number
}

const type = (...args: string[]): Promise<CommandResult> => runTestCommand(testShop.appContext, args)
const numbersIn = ({ out }: CommandResult) => [...out.matchAll(/^(\d+) /gm)].map(([, number]) => Number(number))

describe('finds orders by date and client', () => {
  test.each([
    ['the days of Poland, both included', ['--from', '2026-11-01', '--until', '2026-11-01'], () => [early]],
    ['from a day on', ['--from', '2026-11-02', '--until', '2026-11-02'], () => [late]],
    ['a part of an e-mail', ['--client', 'KOWALSKI@'], () => [early]],
    ['a sign that is a pattern elsewhere', ['--client', 'jan_kow'], () => [early]],
    ['a percent sign is no wildcard', ['--client', '%kowalski'], () => []],
    ['a name', ['--client', 'anna nowak', '--until', '2026-11-02'], () => [late, early]],
  ])('%s', async (_title, options, numbers) => {
    expect(numbersIn(await type('orders', 'list', ...options))).toEqual(numbers())
  })

  test('refuses a day that does not exist', async () => {
    expect(await type('orders', 'list', '--from', '31.11.2026')).toMatchObject({ code: 1, out: '' })
    expect((await type('orders', 'list', '--until', '2026-11-31')).problems).toContain('Dzień zapisz tak')
  })

  test('the CSV output escapes formulas in entered text', async () => {
    const shown = await type('orders', 'list', '--until', '2026-11-02', '--csv', '-')
    const [head, first, second] = shown.out.split('\r\n')
    expect(head).toBe(
      '"number","placed_at","status","email","name","total","currency","payment","delivery","tracking","pickup_point"',
    )
    expect(first).toMatch(
      new RegExp(`^"${late}","2026-11-01T23:00:00\\.000Z","(?:new|sent)","'=1\\+1@example\\.com","Anna Nowak","74`),
    )
    expect(second).toMatch(new RegExp(`^"${early}"`))
    await type('orders', 'list', '--csv', 'zamowienia.csv')
    const file = join(testShop.appContext.config.dataFolder, 'zamowienia.csv')
    expect(readFileSync(file, 'utf8')).toContain('jan_kowalski@example.com')
    expect(statSync(file).mode & 0o077).toBe(0)
  })
})

describe('notes and tracking numbers', () => {
  test('the tracking number, on dispatch or later', async () => {
    expect(await type('orders', 'tracking', `${early}`, '6800 0000 1234 5678')).toEqual({
      ...{ code: 0, problems: '', out: `${early}: numer przesyłki 6800000012345678\n` },
    })
    expect((await type('orders', 'show', `${early}`)).out).toContain('numer przesyłki: 6800000012345678')
    for (const status of ['accepted', 'packed']) await type('orders', 'status', `${late}`, status)
    expect((await type('orders', 'status', `${late}`, 'sent', '--tracking', 'rr123456785pl')).out).toBe(
      `${late}: spakowane → wysłane\n`,
    )
    expect((await type('orders', 'show', `${late}`)).out).toContain('numer przesyłki: RR123456785PL')
    await type('orders', 'tracking', `${early}`, '')
    expect((await type('orders', 'show', `${early}`)).out).not.toContain('numer przesyłki')
  })

  test('a number is not saved when the order cannot be sent', async () => {
    const number = await placeOrder('2026-11-03T12:00:00Z', 'ola@example.com')
    expect((await type('orders', 'status', `${number}`, 'delivered', '--tracking', 'RR123456785PL')).code).toBe(1)
    expect((await type('orders', 'show', `${number}`)).out).not.toContain('RR123456785PL')
  })

  test('the payment method is printed as text', async () => {
    expect((await type('orders', 'show', `${early}`)).out).toContain('płatność: przelew bankowy')
  })

  test('notes in order', async () => {
    await type('orders', 'note', `${early}`, 'Prosi o telefon.')
    await type('orders', 'note', `${early}`, 'Zadzwoniłam.')
    expect((await type('orders', 'show', `${early}`)).out).toMatch(
      /notatka z .*: Prosi o telefon\.\nnotatka z .*: Zadzwoniłam\./,
    )
  })

  test.each([
    [['orders', 'note', '999', 'x'], 'Nie ma zamówienia 999.\n'],
    [['orders', 'note', '999', ' '], 'Notatka ma od 1 do 2000 znaków.\n'],
    [['orders', 'tracking', '999', 'RR123456785PL'], 'Nie ma zamówienia 999.\n'],
    [['orders', 'tracking', '999', '12'], 'Numer przesyłki to od 5 do 40 liter, cyfr i łączników.\n'],
    [['orders', 'status', '999', 'sent', '--tracking', 'RR123456785PL'], 'Nie ma zamówienia 999.\n'],
  ])('%j is refused', async (args, problems) => {
    expect(await type(...args)).toEqual({ code: 1, out: '', problems })
  })
})

test('an order is sent in parts, by line and quantity', async () => {
  const number = await placeOrder('2026-11-05T12:00:00Z', 'paczka@example.com')
  await type('orders', 'status', `${number}`, 'packed')
  expect((await type('orders', 'ship', `${number}`, '--line', '2')).problems).toBe(
    `W zamówieniu ${number} nie ma do wysłania pozycji 2.\n`,
  )
  expect((await type('orders', 'ship', `${number}`, '--line', '1=x')).code).toBe(1)
  expect((await type('orders', 'ship', `${number}`, '--line', '1=1', '--tracking', 'rr12345')).out).toBe(
    `${number}: wszystko wysłane, stan: wysłane\n`,
  )
  expect((await type('orders', 'ship', `${number}`)).problems).toContain('Ze stanu „wysłane” nie można przejść')
})

describe('payments', () => {
  test('money is booked with what is left to pay; a reference is booked once', async () => {
    const number = await placeOrder('2026-11-04T12:00:00Z', 'wplata@example.com')
    const line = async (...args: string[]) => (await type('orders', ...args)).out.replaceAll('\u00a0', ' ')
    expect(await line('paid', `${number}`, '24,00', '--reference', 'wyciąg 7/12')).toBe(
      `${number}: wpłacono 24,00 zł, zostało 50,00 zł, stan: złożone\n`,
    )
    expect(await line('paid', `${number}`, '24,00', '--reference', 'wyciąg 7/12')).toContain('już zapisane')
    expect(await line('list', '--unpaid', '--client', 'wplata@')).toContain(`${number}`)
    expect(await line('paid', `${number}`)).toBe(
      `${number}: wpłacono 74,00 zł, opłacone, stan: przyjęte do realizacji\n`,
    )
    expect(await line('list', '--unpaid', '--client', 'wplata@')).toBe('Nie ma zamówień.\n')
    expect(await line('show', `${number}`)).toMatch(/wpłata {9}24,00 zł.*przelew bankowy\nwpłata {9}50,00 zł/)
    expect(await type('orders', 'refunded', `${number}`, '74,01')).toMatchObject({ code: 1, out: '' })
    expect(await line('refunded', `${number}`)).toContain('wpłacono 0,00 zł, zostało 74,00 zł')
    const history = (await line('history', `${number}`)).replaceAll(/^\S+, \S+ +/gm, '')
    expect(history.trimEnd().split('\n')).toEqual([
      'gość     złożone',
      'obsługa  wpłata: 24,00 zł, transfer',
      'obsługa  wpłata: 50,00 zł, transfer',
      'obsługa  stan: złożone → przyjęte do realizacji, paid',
      'obsługa  zwrot pieniędzy: 74,00 zł, transfer',
    ])
  })

  test.each([
    ['paid', '999', 'Nie ma zamówienia 999.\n'],
    ['refunded', '10001', 'Za zamówienie 10001 nic nie wpłacono.\n'],
  ])('%s %s is refused', async (command, number, problems) => {
    expect(await type('orders', command, number)).toEqual({ code: 1, out: '', problems })
  })
})
