import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prototypePropertyNames } from '../../test/constants.ts'
import { fieldNames } from '../../test/malformed/hostile-form.ts'
import { createSenderCookies, sendToApplication } from '../../test/malformed/send-request.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

let shop: TestApplication
let cookies: Awaited<ReturnType<typeof createSenderCookies>>
beforeAll(async () => {
  shop = await openTestApplication({ METRICS_PORT: '9464' })
  cookies = await createSenderCookies(shop.app.fetch)
})
afterAll(() => shop.close())

/** Fields whose values are parsed more deeply than others. */
const deeper = [
  { country: '', postcode: '00-950' },
  { intent: 'setZipcode', postcode: '00-950', country: '' },
  { action: 'set_product_observed', product: '1004', email: 'a@example.com', size: '' },
  { type: 'multiproduct', 'product[0]': '1001', 'size[0]': '', 'set_quantity[0]': '1' },
  { product: '1001', size: 'uniw', number: '1', 'configuration[]': '' },
  { invoicePostcode: '00-950', wantsInvoice: 'on', country: '' },
]

// prototype-property-names.test.ts tests the rules with all such names
describe.each(prototypePropertyNames.slice(0, 3))('%s', (name) => {
  const everywhere = new URLSearchParams(fieldNames.map((field) => [field, name]))
  const forms = [
    everywhere,
    ...deeper.map((fields) => {
      const pairs = Object.entries(fields).map(([field, value]): [string, string] => [
        field.replace('[]', `[${name}]`),
        value || name,
      ])
      return new URLSearchParams([...pairs, [name, name]])
    }),
  ]

  test('is ignored in any address, query, cookie or form', async () => {
    const send = sendToApplication(shop.app.fetch, cookies)
    const failures: string[] = []
    const json = JSON.stringify({ currentCountry: name, currentZipcode: name })
    const Cookie = ['setRegionForced', 'setZipcodeForced', 'currency', 'consent', name].map(
      (key) => `${key}=${encodeURIComponent(key.startsWith('set') ? json : name)}`,
    )
    const headers = { Cookie: Cookie.join('; '), Referer: `http://localhost:3000/${name}` }
    for (const pattern of shop.patterns) {
      const path = pattern.replace(/:\w+\??(?:\{.+\})?|\*/g, name)
      const requests = [
        {
          method: 'GET',
          target: `${path}?${new URLSearchParams(fieldNames.slice(0, 40).map((field) => [field, name]))}`,
          headers,
          body: null,
        },
        ...forms.map((form) => ({
          method: 'POST',
          target: path,
          headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new TextEncoder().encode(String(form)),
        })),
      ]
      for (const request of requests) {
        const { status } = await send({ ...request, sender: 'client' })
        if (status >= 500)
          failures.push(
            `${status} ${request.method} ${path} ${request.body && new TextDecoder().decode(request.body).slice(0, 100)}`,
          )
      }
    }
    expect(failures).toEqual([])
  })
})
