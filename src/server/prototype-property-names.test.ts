import { describe, expect, test } from 'vitest'
import { type ConfiguratorField, checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { fileType } from '#features/catalogue/rules/file-type.ts'
import { checkOrder } from '#features/checkout/checks.ts'
import { fillPlaceholders } from '#features/content/rules/placeholders.ts'
import { getSeller } from '#features/content/settings.ts'
import { checkPhone } from '#features/customers/checks/phone.ts'
import { checkTaxNumber } from '#features/customers/checks/tax-number.ts'
import { isFieldKind } from '#features/customers/rules/fields/kinds.ts'
import { postcodeFormats, postcodeHint, readPostcode } from '#features/customers/rules/fields/postcode.ts'
import { readDestination } from '#features/delivery/rules/destination.ts'
import { readFeedItems } from '#features/feeds/actions/import-feed/read-items.ts'
import type { FeedFormat } from '#features/feeds/checks/feed-item.ts'
import { readFilters } from '#features/search/rules/list-filters.ts'
import { ownProperty } from '#shared/own-property.ts'
import { decodeEntities } from '#shared/plain-text.ts'
import { countryName } from '#shared/postal-address.ts'
import { translate } from '#shared/text.ts'
import { prototypePropertyNames } from '../../test/constants.ts'
import { findCacheableCall } from '../legacy/cacheable-calls.ts'
import { clampTypedQuantity } from '../storefront/cards/size-dialog.tsx'

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

async function productOf(format: FeedFormat, text: string) {
  for await (const { check } of readFeedItems(once(text), format, {
    vat: '23',
    currencies: ['PLN'],
    now: new Date(),
  })) {
    const checked = check()
    return checked.ok ? checked.value.product : checked.problem
  }
}

const field: ConfiguratorField = {
  ...{ key: '', label: 'Grawer', hint: '', required: false, when: null, options: null, date: null, delayDays: 0 },
  ...{ longest: 20, price: 0 },
}

describe.each(prototypePropertyNames)('%s is ignored', (name) => {
  test('as a country', () => {
    expect(postcodeFormats(name)).toEqual([])
    expect(postcodeHint(name)).toEqual({ formats: '', example: '' })
    expect(readPostcode('00-950', name)).toBe('00-950')
    expect(checkPhone('+48 600 700 800', { country: name })).toEqual({ value: '+48600700800' })
    expect(checkPhone('600 700 800', { country: name })).toEqual({ code: 'incorect_phone' })
    expect(checkTaxNumber('1234567890', { country: name })).toEqual({ value: '1234567890' })
    expect(isFieldKind(name)).toBe(false)
    expect(countryName(name)).toBe(name)
    const region = JSON.stringify({ currentCountry: name })
    expect(readDestination({ region, zipcode: name }, { get: (setting) => setting.default })).toBe(null)
    const fields = { country: name, postcode: '00-950', invoicePostcode: '00-950', wantsInvoice: 'on', [name]: name }
    expect(checkOrder({ fields, seen: [] }).ok).toBe(false)
  })

  test('as a currency', () => {
    expect(getSeller({ get: () => 'PL00' }, name).bankAccount).toBe('')
  })

  test('as a placeholder in a text or a page', () => {
    expect(translate({ key: 'a.b', template: `{${name}}` }, { count: 1 })).toBe(`{${name}}`)
    expect(fillPlaceholders(`{${name}}`, { email: 'a@example.com' })).toBe(`{${name}}`)
  })

  test('as the end of a file name', () => {
    expect(fileType(`karta.${name}`)).toEqual({ kind: 'document', mediaType: 'application/octet-stream' })
  })

  test('in a feed', async () => {
    expect(decodeEntities(`&${name};`)).toBe(`&${name};`)
    const ceneo = `<offers><o id="7" price="9" avail="${name}" stock="1"><cat>Dom</cat><name>Kubek</name></o></offers>`
    expect(await productOf('ceneo', ceneo)).toMatchObject({ delayDays: null })
    const iof = `<offer file_format="IOF" version="3.0"><products language="pol"><product id="7" type="${name}"><description><name>Kubek</name></description><price gross="10"/></product></products></offer>`
    expect(await productOf('iof', iof)).toMatchObject({ kind: 'item' })
    const csv = await productOf('csv', `id;nazwa;cena;${name}\n7;Kubek;9;${name}\n`)
    expect(csv).toMatchObject({ name: 'Kubek' })
  })

  test('as a product option', () => {
    const empty = { ok: true, value: { configuration: {}, surcharge: 0, delayDays: 0, words: '' } }
    expect(checkConfiguration([{ ...field, key: name }], {})).toEqual(empty)
    expect(checkConfiguration([{ ...field, key: 'a', when: { field: name, is: [] } }], {})).toEqual(empty)
  })

  test('as a size, a filter or an address', () => {
    expect(clampTypedQuantity('1', name, { ranges: {}, unit: { one: '', few: '', many: '', other: '' } })).toEqual({
      ...{ text: '1', alert: null },
    })
    expect(readFilters(new URLSearchParams(`filter_${name}=${name}`)).chosen).toEqual([])
    expect(findCacheableCall(`/ajax/${name}`)).toBe(null)
    expect(ownProperty({ a: 1 } as Record<string, number>, name)).toBeUndefined()
  })
})
