import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getSellingGaps } from '#features/checkout/views/checkout.ts'
import { findCurrentContent } from '#features/content/queries.ts'
import { cutAtBlocks, settingBlocks } from '#features/content/rules/page-blocks.ts'
import { fillPlaceholders, pagePlaceholders, sellerPlaceholders } from '#features/content/rules/placeholders.ts'
import { coloursSetting, getSeller, logoSetting } from '#features/content/settings.ts'
import { expiringPromise } from '#features/delivery/rules/shipping-promise.ts'
import { despatchRules, orderBy } from '#features/delivery/settings.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { paymentMethodsSetting } from '#features/payments/settings.ts'
import { mugToSend, shippingSentence } from '../../../test/despatch.ts'
import { openEmptyShop } from '../../../test/open-empty-shop.ts'
import { openTestShop } from '../../../test/open-test-shop.ts'
import { type CommandResult, runTestCommand } from '../../../test/run-test-command.ts'
import type { AppContext } from '../../server/app-context.ts'

let appContext: AppContext
let close: () => Promise<void>
beforeEach(async () => {
  ;({ appContext, close } = await openEmptyShop())
})
afterEach(() => close())

const answers = {
  ...{ shopName: 'Kram z pracowni', name: 'Anna Nowak Ceramika', taxNumber: '999-041-70-04' },
  ...{ street: 'ul. Garncarska 12', postcode: '03718', city: 'Warszawa' },
  ...{ email: 'sklep@example.com', phone: '22 000 01 45', bankAccount: '04 9990 0012 0000 2026 0001 0017' },
  ...{ courierCost: '16,90', courierFreeFrom: '250', lockerCost: '13,90', accent: '#1a2f6b', background: '#ffffff' },
}

function type(...args: string[]): Promise<CommandResult> {
  return runTestCommand(appContext, args)
}

function createShop(input: Record<string, unknown> = answers): Promise<CommandResult> {
  writeFileSync(join(appContext.config.dataFolder, 'sklep.json'), JSON.stringify(input))
  return type('new', 'sklep.json')
}

async function present() {
  await appContext.reloadSettings()
  return appContext.publicShop('http://localhost:3000')
}

async function promiseOfMug() {
  const made = expiringPromise(
    [mugToSend],
    despatchRules((await present()).settings, []),
    new Date('2026-11-16T10:00:00+01:00'),
  )
  if (!made) throw new Error('a mug needs a parcel')
  return made
}

describe('setting up a shop from the terminal', () => {
  test('with one file of answers and published pages the shop takes orders', async () => {
    expect(await getSellingGaps(await present())).toEqual(['seller', 'terms', 'courier', 'bank-account'])
    const created = await createShop()
    expect(created).toMatchObject({ code: 0, problems: '' })
    expect(created.out).toMatch(/^Sklep „Kram z pracowni”, sprzedawca: Anna Nowak Ceramika\.\n/)
    expect(created.out).toContain(
      'Przygotowane strony: regulamin, dostawa-i-platnosci, zwroty-i-reklamacje, reklamacje',
    )
    expect(created.out).toMatch(/Zanim ktokolwiek zamówi, brakuje:\n {2}regulamin: [^\n]+\n$/)
    expect((await type('couriers', 'list')).out).toMatch(/^Kurier, PL, z góry: 16,90.*\nAutomat paczkowy, PL/)
    expect((await type('pages', 'publish', '--all')).code).toBe(0)
    const shop = await present()
    expect(await getSellingGaps(shop)).toEqual([])
    expect(getSeller(shop.settings)).toMatchObject({
      taxNumber: '9990417004',
      postcode: '03-718',
      phone: '+48220000145',
    })
    expect(shop.settings.get(paymentMethodsSetting)).toEqual(['transfer'])
    expect(orderBy(shop.settings)).toBe('00:00') // no dispatch date is promised for today
    expect(shop.settings.get(coloursSetting)).toEqual({ accent: '#1a2f6b', background: '#ffffff' })
  })

  test('its terms name the seller and contain the choices, without unfilled placeholders', async () => {
    await createShop()
    await type('pages', 'publish', '--all')
    const shop = await present()
    const slugs = [
      'regulamin',
      'dostawa-i-platnosci',
      'zwroty-i-reklamacje',
      'reklamacje',
      'polityka-prywatnosci',
      'kontakt',
      'o-nas',
    ]
    for (const slug of slugs) {
      const page = await findCurrentContent(shop, slug)
      const shown = fillPlaceholders(page?.html ?? '', sellerPlaceholders(getSeller(shop.settings)))
      const open = (shown.match(/\{[^}]*\}|%7B/g) ?? []).filter((left) => !pagePlaceholders.includes(left.slice(1, -1)))
      expect({ slug, open }).toEqual({ slug, open: [] })
      expect({
        slug,
        names: /Anna Nowak Ceramika|Kram z pracowni/.test(shown) || slug === 'dostawa-i-platnosci',
      }).toEqual({ slug, names: true })
    }
    const terms = (await findCurrentContent(shop, 'regulamin'))?.html ?? ''
    expect(terms).toContain('<li>przelewem na rachunek bankowy</li>')
    expect(terms).not.toMatch(/przewoźnikowi<\/li>|\bodr\b|24 godz/i)
    const blocks = cutAtBlocks((await findCurrentContent(shop, 'dostawa-i-platnosci'))?.html ?? '')
    expect(blocks.flatMap((part) => ('block' in part ? part.block : []))).toEqual(settingBlocks)
  })

  test('no dispatch date is promised until the merchant sets the deadline', async () => {
    await createShop()
    const { promise } = await promiseOfMug()
    expect(shippingSentence(promise)).toBe('Wysyłamy niezwłocznie, najpóźniej 30 dni od zawarcia umowy')
    expect((await type('doctor')).out).toMatch(/! wysyłka +Sklep nie mówi, którego dnia wyśle\. /)
    await createShop({ sameDayUntil: '12:00' })
    expect((await promiseOfMug()).promise.kind).not.toBe('by-law')
    expect((await type('doctor')).out).not.toContain('którego dnia wyśle')
  })

  test('the newsletter form is hidden until the merchant enables it; the setting then stays', async () => {
    await createShop()
    expect((await present()).settings.get(newsletterFormSetting)).toBe('off')
    await type('settings', 'set', 'newsletter.form', 'on')
    await createShop({ phone: '600 100 200' })
    expect((await present()).settings.get(newsletterFormSetting)).toBe('on')
  })

  test('templates are confirmed as read once, also after publishing', async () => {
    await createShop()
    await type('pages', 'publish', '--all')
    expect((await type('pages', 'publish', '--all', '--read')).code).toBe(0)
    expect((await type('pages', 'list')).out).not.toContain('!')
    expect((await type('pages', 'publish', '--all', '--read')).problems).toBe('Nic nie jest przygotowane.\n')
  })

  test('the merchant is warned about unread templates until they are confirmed', async () => {
    await createShop()
    await type('pages', 'publish', '--all')
    expect((await type('pages', 'list')).out).toMatch(/^! regulamin .*\n(?:.*\n)*! z wzoru: niech przeczyta je prawnik/)
    expect((await type('doctor')).out).toMatch(/! strony +Z wzoru, przez nikogo nieprzeczytane: regulamin, /)
    for (const slug of [
      'regulamin',
      'dostawa-i-platnosci',
      'zwroty-i-reklamacje',
      'reklamacje',
      'polityka-prywatnosci',
    ])
      expect((await type('pages', 'publish', slug, '--read')).out).toContain(`${slug}: wersja 1`)
    expect((await type('pages', 'list')).out).not.toContain('!')
  })

  test('a second run changes the given answers and keeps what the merchant has written', async () => {
    await createShop()
    writeFileSync(join(appContext.config.dataFolder, 'regulamin.md'), '# Regulamin\n\nNasz własny.')
    await type('pages', 'load', 'regulamin.md')
    expect((await createShop()).out).not.toContain('Przygotowane strony')
    expect(await createShop({ phone: '600 100 200' })).toMatchObject({ code: 0 })
    expect(getSeller((await present()).settings)).toMatchObject({ phone: '+48600100200', name: 'Anna Nowak Ceramika' })
    expect((await type('pages', 'show', 'regulamin')).out).toBe('# Regulamin\n\nNasz własny.\n')
    expect((await type('couriers', 'list')).out.split('\n')).toHaveLength(3)
  })

  test('cash on delivery that is added later appears in the unread terms; the page about delivery follows the couriers by itself', async () => {
    await createShop()
    const added = await createShop({ postCost: '14,90', postCashCost: '19,90' })
    expect(added.out).toMatch(/Przygotowane strony: regulamin\./)
    expect((await type('pages', 'show', 'regulamin')).out).toMatch(/- przy odbiorze, przewoźnikowi/)
  })

  test("a logo is added to the shop's pictures", async () => {
    const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#1a2f6b' } })
      .png()
      .toBuffer()
    writeFileSync(join(appContext.config.dataFolder, 'logo.png'), logo)
    expect((await createShop({ ...answers, logo: 'logo.png' })).code).toBe(0)
    expect((await present()).settings.get(logoSetting)).toMatchObject({ width: 300, height: 100 })
  })
})

describe('invalid input is refused, and nothing is changed', () => {
  test('all errors are reported at once', async () => {
    const { code, problems } = await createShop({ ...answers, taxNumber: '9990417005', phone: '123', nip: 'x' })
    expect(code).toBe(1)
    expect(problems).toMatch(/^taxNumber: To nie jest NIP.*\nphone: .*\nnip: Takiego pola nie ma\. Są: shopName, name/)
    expect(getSeller((await present()).settings).name).toBe('')
    expect((await type('couriers', 'list')).out).toBe('')
  })

  test.each([
    ['[]', /^Plik z odpowiedziami to obiekt JSON/],
    ['{', /^Plik z odpowiedziami to obiekt JSON/],
    ['{"logo": "nie-ma.png"}', /^logo: nie ma pliku /],
    ['{"logo": "sklep.json"}', /^logo: To nie jest obraz/],
  ])('%s', async (text, problems) => {
    writeFileSync(join(appContext.config.dataFolder, 'sklep.json'), text)
    expect(await type('new', 'sklep.json')).toEqual({ code: 1, out: '', problems: expect.stringMatching(problems) })
  })

  test('a script without a file gets no questions', async () => {
    expect(await type('new')).toMatchObject({ code: 1, problems: expect.stringContaining('new --example') })
    const { out } = await type('new', '--example')
    const { logo: _, icon: __, ...example } = JSON.parse(out)
    expect(await createShop(example)).toMatchObject({ code: 0 })
  })

  test('the demo shop cannot be set up as a real one', async () => {
    const demo = await openTestShop()
    writeFileSync(join(demo.appContext.config.dataFolder, 'sklep.json'), JSON.stringify(answers))
    const refused = await runTestCommand(demo.appContext, ['new', 'sklep.json'])
    await demo.close()
    expect(refused).toMatchObject({ code: 1, problems: expect.stringMatching(/^To jest sklep pokazowy/) })
  })
})
