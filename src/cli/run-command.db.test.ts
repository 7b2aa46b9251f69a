import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockedSizes } from '#features/catalogue/queries/products-by-source.ts'
import { createMailLinks } from '#features/newsletter/actions/mail-links.ts'
import { confirmSubscription, requestSubscription, unsubscribe } from '#features/newsletter/actions/subscriptions.ts'
import { findActiveSubscription } from '#features/newsletter/queries.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { getCurrentPrices } from '#features/pricing/queries/current-prices.ts'
import { Settings } from '#platform/settings.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { inEuro } from '../../test/currency.ts'
import { draftOrder } from '../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../test/run-test-command.ts'
import { checkShop } from './doctor/check-shop.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function type(line: string | string[], publicUrl: string | null = null): Promise<CommandResult> {
  return runTestCommand(testShop.appContext, typeof line === 'string' ? line.split(' ') : line, { publicUrl })
}

const mug = 1001
const fabric = 1066

test('price: sets the typed price, and a second time changes nothing', async () => {
  const [size] = await stockedSizes(testShop.shop(), [mug])
  await type(`price ${mug} uniw 59`)
  expect(await type(`price ${mug} uniw 61,50`)).toEqual({
    code: 0,
    out: '1001 uniw: 59,00\u00a0zł → 61,50\u00a0zł\n',
    problems: '',
  })
  const prices = await getCurrentPrices(testShop.shop(new Date(Date.now() + 1_000)), [size?.id ?? 0])
  expect(prices.get(size?.id ?? 0)?.gross).toBe(6150)
  expect((await type(`price ${mug} UNIW 61.5`)).out).toContain('bez zmian')
})

test.each([
  ['1.000', '„1.000” można przeczytać na dwa sposoby. Napisz 1000 albo 1,00.'],
  ['1,250', '„1,250” można przeczytać na dwa sposoby. Napisz 1250 albo 1,25.'],
  ['0', 'Cena 0 oddaje towar za darmo. Jeśli tak ma być, dopisz --free.'],
  ['6,15', '61,50\u00a0zł → 6,15\u00a0zł: co najmniej dziesięć razy mniej. Jeśli tak ma być, dopisz --yes.'],
  ['615', '61,50\u00a0zł → 615,00\u00a0zł: co najmniej dziesięć razy więcej. Jeśli tak ma być, dopisz --yes.'],
])('price: %s needs confirmation', async (price, message) => {
  await type(`price ${mug} uniw 61,50 --yes`)
  const { code, problems } = await type(`price ${mug} uniw ${price}`)
  expect([code, problems]).toEqual([1, expect.stringContaining(message)])
  expect((await type(`price ${mug} uniw 61,50`)).out).toContain('bez zmian')
})

test.each([
  ['6,15 --yes', '61,50\u00a0zł → 6,15\u00a0zł'],
  ['0 --free', '61,50\u00a0zł → 0,00\u00a0zł'],
  ['61,49', '61,50\u00a0zł → 61,49\u00a0zł'],
])('price: %s shows the old and the new price', async (price, message) => {
  await type(`price ${mug} uniw 61,50 --yes`)
  expect(await type(`price ${mug} uniw ${price}`)).toEqual({ code: 0, out: `1001 uniw: ${message}\n`, problems: '' })
  await type(`price ${mug} uniw 61,50 --yes`)
})

test('price: accepts thousands separators when cents are unambiguous', async () => {
  await type(`price ${mug} uniw 61,50 --yes`)
  const result = await type(['price', String(mug), 'uniw', '1.234,50', '--yes'])
  expect(result.out).toBe('1001 uniw: 61,50\u00a0zł → 1\u00a0234,50\u00a0zł\n')
  expect((await type(['price', String(mug), 'uniw', '1 234,50'])).out).toContain('bez zmian')
  await type(`price ${mug} uniw 61,50 --yes`)
})

test('stock: exact decimals, and unlimited goods', async () => {
  await type(`stock ${fabric} uniw 4`)
  expect(await type(`stock ${fabric} uniw 12,5`)).toMatchObject({ code: 0, out: '1066 uniw: 4 → 12,5\n' })
  expect(await stockedSizes(testShop.shop(), [fabric])).toMatchObject([{ stock: '12.500000' }])
  expect((await type(`stock ${fabric} uniw bez-granic`)).out).toBe('1066 uniw: 12,5 → bez granic\n')
  expect(await stockedSizes(testShop.shop(), [fabric])).toMatchObject([{ stock: '-1.000000' }])
})

test('search phrases: the most frequent ones, and those without results', async () => {
  const [all = '', fruitless = ''] = (await type('search phrases')).out.split('Nic nie znajdują:\n')
  expect(all).toMatch(/^Szukane najczęściej:\n {2}kubek do kawy: 84×, towarów: \d+\n/)
  expect(fruitless).toMatch(/^ {2}.*: \d+×, towarów: 0\n/)
})

test('suppliers: changes given options only', async () => {
  expect((await type('suppliers set Huta --days 5 --closed 2026-12-30..2026-12-31')).out).toContain(
    'Huta: dni roboczych: 5, pracuje: 1 2 3 4 5, zamknięte: 2026-12-30 2026-12-31\n',
  )
  await type(['suppliers', 'set', 'Huta', '--days', 'nie-wiadomo', '--weekdays', '1 2'])
  expect((await type('suppliers list')).out).toContain(
    'Huta: nie wiadomo ile dni, pracuje: 1 2, zamknięte: 2026-12-30 2026-12-31\n',
  )
})

test('stores: changes given options only', async () => {
  expect((await type(['stores', 'set', 'sklep w Krakowie', '--days', '2', '--weekdays', '1 2 3 4 5 6'])).out).toContain(
    'sklep w Krakowie: dni roboczych: 2, pracuje: 1 2 3 4 5 6\n',
  )
  await type(['stores', 'set', 'sklep w Krakowie', '--days', '0', '--closed', '2026-12-31'])
  expect((await type('stores list')).out).toContain(
    'sklep w Krakowie: dni roboczych: 0, pracuje: 1 2 3 4 5 6, zamknięte: 2026-12-31\n',
  )
})

test('couriers: loads those of a file, others stay', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'witryna-couriers-')), 'kurierzy.json')
  const options = [
    { country: 'SK', prepaid: 'prepaid', cost: 3500, freeFrom: 90_000, bands: [{ cost: 1, weightFrom: 9 }] },
  ]
  writeFileSync(file, JSON.stringify([{ name: 'Kurier słowacki', options }]))
  const { out } = await type(['couriers', 'load', file])
  expect(out).toContain(
    'Kurier słowacki, SK, z góry: 35,00\u00a0zł, gratis od 900,00\u00a0zł; progów: 1, obszarów: 0\n',
  )
  writeFileSync(file, JSON.stringify([{ name: 'Kurier słowacki' }]))
  expect((await type(['couriers', 'load', file])).problems).toContain('  0.options: brakuje, ma być: lista')
  expect((await type('couriers list')).out).toContain('Automat paczkowy, PL, za pobraniem: 17,90')
})

test('promotions: loads those of a file, ends one, and assigns clients to groups', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'witryna-promotions-')), 'promocje.json')
  const load = (conditions: unknown[], key = 'len') => {
    const benefits = [{ kind: 'percent', percent: '5' }]
    writeFileSync(
      file,
      JSON.stringify([{ key, name: 'Len', conditions, benefits, codes: [{ code: 'len5', uses: 3 }] }]),
    )
    return type(['promotions', 'load', file])
  }
  expect((await load([{ kind: 'value', from: 19_900 }])).out).toContain(
    'len: Len – 5% taniej; przy zakupach od 199,00\u00a0zł; kody: LEN5 (użyto: 0 z 3)\n',
  )
  expect((await load([{ kind: 'value' }])).problems).toContain('  0.conditions.0.from: brakuje, ma być: liczba')
  expect((await load([{ kind: 'category', categories: ['drut'] }])).problems).toContain(
    'Nie ma w sklepie tego, co wymienia plik: 0.conditions.0.categories.0',
  )
  expect((await load([], 'inny')).problems).toContain('Ten kod jest już w innej promocji: 0.codes.0.code')
  expect((await type('promotions end len')).out).toContain('zakończona')
  expect((await type('promotions list')).out).toContain('len: Len – zakończona; kody: LEN5')
  expect((await type('promotions group JAN@example.com hurt')).out).toContain('grupa „hurt”')
  expect((await type('promotions group jan@example.com')).out).toContain('bez grupy')
})

test.each([
  [`price ${mug} uniw 61,505`, 'najwyżej dwoma miejscami'],
  [`price ${mug} uniw dużo`, 'a nie „dużo”'],
  [`price ${mug} XXL 61`, 'nie ma rozmiaru „XXL”. Ma: uniw'],
  ['price 999999 uniw 61', 'Nie ma towaru 999999'],
  ['price kubek uniw 61', 'potrzebna liczba, a nie „kubek”'],
  [`price ${mug} uniw`, 'Brakuje argumentu cena'],
  [`stock ${mug} uniw 1.000`, '„1.000” można przeczytać na dwa sposoby. Napisz 1000 albo 1,000.'],
  [`stock ${mug} uniw 5,5`, 'Towar 1001 liczy się w całości (szt.): 5 albo 6, a nie 5,5.'],
  [`stock ${mug} uniw mało`, 'a nie „mało”'],
  ['stock 999999 uniw 3', 'Nie ma towaru 999999'],
  ['orders show 999', 'Nie ma zamówienia 999'],
  ['orders status 999 sent', 'Nie ma zamówienia 999'],
  ['orders paid 999', 'Nie ma zamówienia 999'],
  ['orders status 999 lost', 'Nie ma stanu „lost”'],
  ['settings set prices.type none', '„none” nie może być wartością prices.type'],
  ['settings get prices.colour', 'Nie ma ustawienia „prices.colour”'],
  ['settings text basket.none Słowo', 'Nie ma tekstu „basket.none”'],
  ['currency PLN 2', 'W PLN liczy się wszystko inne'],
  ['currency EUR', 'Kurs to liczba PLN'],
  ['currency EUR 42,5', '4,25 → 42,50 to dziesięć razy więcej albo mniej'],
  ['currency EUR 0', 'Kurs to liczba PLN'],
  ['currency EUR 4,12345678', 'Kurs to liczba PLN'],
  ['currency GBP 5', 'Nie ma takiej waluty'],
  [`price ${mug} uniw 61 --currency CZK`, 'Sklep nie oferuje waluty CZK. Oferuje: PLN, EUR'],
  ['settings set prices.currencies euro', '„euro” nie może być wartością prices.currencies'],
  ['settings set delivery.closedDays 24.12.2026', 'nie może być wartością delivery.closedDays'],
  ['settings set delivery.orderDeadline.monday 25:00', 'nie może być wartością'],
  ['suppliers set Huta --days 61', 'Tego nie rozumiem: „61”'],
  ['suppliers set Huta --weekdays 8', 'Tego nie rozumiem: „8”'],
  ['suppliers set Huta --closed jutro', 'Tego nie rozumiem: „jutro”'],
  ['stores set Nigdzie --days 1', 'Nie ma magazynu „Nigdzie”'],
  ['stores set Nigdzie --days 61', 'Tego nie rozumiem: „61”'],
  ['couriers load /nie/ma.json', 'Nie ma pliku /nie/ma.json'],
  ['promotions load /nie/ma.json', 'Nie ma pliku /nie/ma.json'],
  ['promotions end wiosna', 'Nie ma trwającej promocji „wiosna”'],
  ['promotions group nikt@example.com hurt', 'Nie ma klienta nikt@example.com'],
  ['sell', 'Nie ma polecenia „sell”'],
  ['doctor --fast', 'Nie ma opcji „--fast”'],
  ['doctor now', 'Za dużo argumentów'],
])('%s is refused with a message', async (line, message) => {
  const { code, out, problems } = await type(line)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(problems).toContain(message)
})

test('orders: amounts are in the currency of the order', async () => {
  const shop = inEuro(testShop.shop())
  const { sizeId } = await createTestProduct(shop)
  const draft = draftOrder(shop, [{ sizeId, quantity: '1' }])
  const placed = await transactionUnlessRefused(shop, (shop) => storeOrder(shop, draft))
  if (!placed.ok) throw new Error(placed.problem.reason)
  const { number } = placed.value
  expect((await type('orders list')).out).toContain('74,00\u00a0€')
  const shown = (await type(`orders show ${number}`)).out
  expect(shown).toContain('59,00\u00a0€')
  expect(shown).toContain('kurs       1 EUR = 4,25 PLN')
})

describe('currency', () => {
  test('lists currencies with their rates, and changes one at once', async () => {
    expect((await type('currency')).out).toBe('PLN = 1,00 PLN\nEUR = 4,25 PLN\n')
    expect(await type('currency EUR 4,2345')).toEqual({ code: 0, out: 'EUR = 4,25 → 4,2345 PLN\n', problems: '' })
    await expect.poll(async () => (await type('currency')).out).toContain('EUR = 4,2345 PLN\n')
    await type('currency EUR 4,25')
  })

  test('doctor reports a currency without a payment method', async () => {
    const offered = { ...testShop.shop(), settings: new Settings(new Map([['prices.currencies', 'PLN,EUR']])) }
    const found = async (shop: PublicShop) => JSON.stringify(await checkShop(testShop.appContext.config, shop))
    expect(await found(offered)).toContain('W EUR nie ma czym zapłacić')
    expect(await found(testShop.shop())).not.toContain('nie ma czym zapłacić')
  })

  test('price --currency sets a separate price next to the one in PLN', async () => {
    const { id, sizeId } = await createTestProduct(testShop.shop(), { price: 5900 })
    expect((await type(`price ${id} uniw 12,90 --currency EUR`)).out).toBe(`${id} uniw: 12,90\u00a0€\n`)
    const shop = testShop.shop(new Date(Date.now() + 1_000))
    const prices = [await getCurrentPrices(shop, [sizeId]), await getCurrentPrices(inEuro(shop), [sizeId])]
    expect(prices.map((of) => of.get(sizeId)?.gross)).toEqual([5900, 1290])
  })
})

test('--help is Polish for every command', async () => {
  const { out, code } = await type('--help')
  expect(code).toBe(0)
  for (const name of ['orders', 'price', 'stock', 'settings', 'demo', 'export', 'backup', 'restore', 'doctor']) {
    expect(out).toContain(`  ${name}`)
    const help = await type(`${name} --help`)
    expect(help.code).toBe(0)
    expect(help.out).toMatch(/^Użycie: npm run shop -- /)
    expect(help.out).not.toMatch(/options|display|command/)
  }
})

test('export: every row of every table, one line each, readable by the owner only', async () => {
  const { code, problems } = await type('export all.ndjson')
  expect({ code, problems }).toMatchObject({ code: 0, problems: expect.stringContaining('wierszy: ') })
  const file = join(testShop.appContext.config.dataFolder, 'all.ndjson')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const tables = Map.groupBy(
    lines.map((line) => JSON.parse(line) as { table: string; row: { id: number; name: string } }),
    ({ table }) => table,
  )
  const { query } = testShop.appContext.database
  const { count } = await query
    .selectFrom('product')
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(tables.get('product')).toHaveLength(Number(count))
  expect(tables.get('product')?.find(({ row }) => row.id === mug)?.row.name).toBe('Kubek Ania 300 ml')
  expect(problems).toContain(`wierszy: ${lines.length},`)
  const shown = await type('export -')
  expect(shown.out.trimEnd().split('\n')).toHaveLength(lines.length)
})

test('refuses to export into a folder that does not exist', async () => {
  expect(await type('export none/all.ndjson')).toMatchObject({ code: 1, problems: expect.stringContaining('ENOENT') })
})

test('doctor finds no errors in a fresh shop, and lists what is for demonstration only', async () => {
  const { code, out } = await type('doctor')
  expect(out).not.toContain('✗')
  expect(code).toBe(0)
  expect(out).toMatch(testShop.appContext.database.engine === 'PGlite' ? /! baza danych .*fsync/ : /✓ baza danych/)
  expect(out).toMatch(/! poczta .*SMTP_URL/)
  expect(out).toMatch(/! kopia .*Jeszcze żadnej/)
})

test('doctor notes clients with public passwords, and reports an error once the shop is open to the public', async () => {
  expect((await type('doctor')).out).toMatch(/! konta demo .*publiczne \(\S+@\S+, \S+@\S+\)/)
  const { code, out } = await type('doctor', 'https://sklep.example')
  expect(code).toBe(1)
  expect(out).toMatch(/✗ konta demo .*DEMO=no/)
})

describe('prices proof', () => {
  test('A5.7 shows the price log and the deciding line', async () => {
    const { out } = await type('prices proof 1171')
    const plain = out.replaceAll('\u00a0', ' ')
    expect(plain).toMatch(
      /^1171 uniw: 39,00 zł\nobniżka od .*\nnajniższa cena z 30 dni przed obniżką: 49,00 zł, netto 39,84 zł/,
    )
    expect(plain.match(/^\* .*$/gm)).toEqual([expect.stringMatching(/promocja +49,00 PLN/)])
  })

  test('A5.7 as CSV: every line of the log, including PLN when prices are converted', async () => {
    const rows = (await type('prices proof 1171 --currency EUR --csv')).out.trim().split('\n')
    expect(rows[0]).toBe('id,currency,kind,gross,net,since,until,recorded_at,decides')
    expect(rows.slice(1).every((row) => /^\d+,PLN,(regular|promotion),\d+\.\d\d,/.test(row))).toBe(true)
    expect(rows.filter((row) => row.endsWith(',yes'))).toEqual([expect.stringContaining(',promotion,49.00,39.84,')])
  })

  test('reports when there is nothing to prove', async () => {
    expect((await type('prices proof 1010')).out).toContain('Teraz nie ma obniżki')
  })
})

test('newsletter: lists unconfirmed addresses, and exports subscribers with their consent and unsubscribe link', async () => {
  const fields = (email: string) => new Map(Object.entries({ mailing_email: email, newsletter_consent: 'y' }))
  for (const email of ['anna@example.com', 'jan@example.com']) await requestSubscription(testShop.shop(), fields(email))
  const anna = await findActiveSubscription(testShop.shop(), 'anna@example.com')
  const [tokens] = anna ? await createMailLinks(testShop.shop(), [anna]) : []
  await confirmSubscription(testShop.shop(), tokens?.confirm ?? '')
  expect((await type('newsletter list')).out).toMatch(/zapisany {2}anna@example\.com\n.*czeka {5}jan@example\.com\n$/)
  const { code, problems } = await type('newsletter export newsletter.csv', 'https://sklep.example')
  expect([code, problems]).toEqual([0, expect.stringMatching(/^adresów: 1, plik: .*newsletter\.csv\n$/)])
  const file = join(testShop.appContext.config.dataFolder, 'newsletter.csv')
  const [head = '', line = '', ...more] = readFileSync(file, 'utf8').split('\r\n')
  expect([head, more]).toEqual([expect.stringContaining('"email","potwierdzono"'), ['']])
  expect(line).toMatch(
    /^"anna@example\.com","2026-[^"]*Z","2026-[^"]*Z","pl","\d+","Chcę dostawać na ten adres newsletter sklepu Dom Rzeczy: [^"]*"/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const [, token = ''] = /"https:\/\/sklep\.example\/newsletter\/wypisz\/([^"]*)"$/.exec(line) ?? []
  expect(await unsubscribe(testShop.shop(), token)).toBe(true)
  expect((await type('newsletter export -')).out).not.toContain('anna@example.com')
})

test.each(['+48600@example.com', '-2@example.com'])(
  'newsletter export: %s is no formula in a spreadsheet',
  async (email) => {
    const fields = new Map(Object.entries({ mailing_email: email, newsletter_consent: 'y' }))
    await requestSubscription(testShop.shop(), fields)
    const subscription = await findActiveSubscription(testShop.shop(), email)
    const [tokens] = subscription ? await createMailLinks(testShop.shop(), [subscription]) : []
    await confirmSubscription(testShop.shop(), tokens?.confirm ?? '')
    const { out } = await type('newsletter export -', 'https://sklep.example')
    expect(out).toContain(`"'${email}",`)
    await unsubscribe(testShop.shop(), tokens?.withdraw ?? '')
  },
)

describe('mail test', () => {
  test('without a mail server writes a file and prints its path', async () => {
    const { code, out } = await type('mail test anna@example.com')
    expect([code, out]).toEqual([0, expect.stringContaining(`${testShop.appContext.config.dataFolder}/mail`)])
    expect(
      readdirSync(join(testShop.appContext.config.dataFolder, 'mail')).some((name) => name.startsWith('test-')),
    ).toBe(true)
  })

  test('refuses an empty address', async () => {
    expect(await type('mail test anna')).toMatchObject({ code: 1, problems: '„anna” to nie jest adres e-mail.\n' })
  })

  test('prints the answer of the mail server', async () => {
    const refused = { ...testShop.appContext.mailBox, send: () => Promise.reject(new Error('535 wrong password')) }
    const appContext = { ...testShop.appContext, mailBox: refused }
    const { code, problems } = await runTestCommand(appContext, ['mail', 'test', 'anna@example.com'])
    expect([code, problems]).toEqual([1, expect.stringContaining('535 wrong password')])
  })
})

test.each([
  ['ordres list', 'Nie ma polecenia „ordres”. Może chodzi o: orders?'],
  ['orders lst', 'Nie ma polecenia „lst”. Może chodzi o: list?'],
  ['orders list --stats paid', 'Nie ma opcji „--stats”. Może chodzi o: --status?'],
  ['kanapka', 'Nie ma polecenia „kanapka”.'],
])('%s: a typing error gets a suggestion', async (line, problem) => {
  const { code, problems } = await type(line)
  expect([code, problems]).toEqual([1, `${problem}\nPomoc: npm run shop -- --help\n`])
})

test('help is grouped, and the help of a command contains an example', async () => {
  expect((await type('--help')).out).toMatch(
    /Na początek:\n {2}new .*Towary:\n {2}import .*Dane i zdrowie:\n {2}backup /s,
  )
  expect((await type('orders list --help')).out).toContain(
    'Przykład: npm run shop -- orders list --status przyjęte-do-realizacji',
  )
})
