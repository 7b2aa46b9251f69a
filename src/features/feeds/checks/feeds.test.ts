import { describe, expect, test } from 'vitest'
import { disclosureCheck } from '#features/catalogue/checks/disclosure.ts'
import { translate } from '#shared/text.ts'
import { prepareItem } from '../actions/import-feed/read-feed.ts'
import { readFeedItems } from '../actions/import-feed/read-items.ts'
import { columnKey, columnRemarks } from './csv-columns.ts'
import type { FeedItem } from './feed-item.ts'
import { detectFormat, type FeedFormat } from './feed-item.ts'

const options = { vat: '23', currencies: ['PLN', 'EUR'], now: new Date('2026-11-15T12:00:00Z') }

async function* singleChunk(text: string): AsyncGenerator<string> {
  yield text
}

/** The items of a feed; the reasons for refused ones. */
async function read(format: FeedFormat, text: string): Promise<(FeedItem | string)[]> {
  const items: (FeedItem | string)[] = []
  for await (const { check } of readFeedItems(singleChunk(text), format, {
    vat: '23',
    currencies: ['PLN', 'EUR'],
    now: new Date('2026-11-15T12:00:00Z'),
  })) {
    const checked = check()
    items.push(
      checked.ok ? checked.value : checked.problem.map(({ text, values }) => translate(text, values)).join('; '),
    )
  }
  return items
}

const iof = (products: string) =>
  `<offer file_format="IOF" version="3.0"><products language="pol">${products}</products></offer>`

test.each([
  ['<?xml version="1.0"?>\n<offers><o/></offers>', 'ceneo'],
  ['\ufeff<!-- a --><offer file_format="IOF" version="3.0">', 'iof'],
  ['id;nazwa;cena\n', 'csv'],
  ['<rss><channel/></rss>', null],
])('%j is %s', (head, format) => {
  expect(detectFormat(head)).toBe(format)
})

describe('Ceneo', () => {
  const offer = (attributes: string, inside = '') => `<offers><o ${attributes}>${inside}</o></offers>`

  test('an offer is a product with one size', async () => {
    const xml = offer(
      'id="7" price="129,90" avail="3" stock="4" weight="0.35"',
      `<cat>Dom/Kuchnia</cat><name>Kubek</name><desc>Jeden.\n\nDwa.</desc>
      <imgs><main url="https://e.pl/1.jpg"/><i url="https://e.pl/2.jpg"/><i url="file:///etc/passwd"/></imgs>
      <attrs><a name="Producent">Siwa Glina</a><a name="EAN">5901234123457</a><a name="Kod_producenta">SG-1</a>
      <a name="Kolor">szary</a><a name="Pusty"> </a></attrs>`,
    )
    expect(await read('ceneo', xml)).toMatchObject([
      {
        sourceId: '7',
        sizes: [{ type: 'uniw', stock: '4', price: { regular: 12990 } }],
        product: {
          name: 'Kubek',
          description: '<p>Jeden.</p><p>Dwa.</p>',
          categories: [['Dom', 'Kuchnia']],
          producer: { name: 'Siwa Glina' },
          parameters: [{ name: 'Kolor', values: ['szary'] }],
          sizes: [{ type: 'uniw', code: 'SG-1', ean: '5901234123457', weight: 350, stock: '4' }],
          pictures: [{ url: 'https://e.pl/1.jpg' }, { url: 'https://e.pl/2.jpg' }],
          availability: 'enable',
        },
      },
    ])
  })

  test.each([
    ['id="1" price="5" avail="1"', { stock: '-1' }],
    ['id="1" price="5" avail="1" stock="-7"', { stock: '0' }],
  ])('stock of %s', async (attributes, size) => {
    expect(await read('ceneo', offer(attributes))).toMatchObject([{ sizes: [size] }])
  })

  test.each([
    ['1', 'enable', null],
    ['3', 'enable', 3],
    ['7', 'enable', 5],
    ['14', 'enable', 10],
    ['90', 'order', null],
    ['99', 'disable', null],
  ])('avail %s: %s, working days until dispatch: %s', async (avail, availability, delayDays) => {
    const [item] = await read('ceneo', offer(`id="1" price="5" avail="${avail}"`))
    expect(item).toMatchObject({ product: { availability, delayDays } })
  })

  test.each([
    ['id="1" price="brak"', 'cena „brak” nie jest ceną'],
    ['id="1" price="0"', 'cena „0” nie jest ceną'],
    ['id="1" price="5" stock="dużo"', 'stan „dużo” nie jest liczbą'],
    ['price="5"', 'brakuje: id'],
  ])('%s is refused: %s', async (attributes, message) => {
    expect(await read('ceneo', offer(attributes))).toEqual([message])
  })
})

describe('IOF 3.0', () => {
  test('a warranty belongs to the product, and an explicit absence of one is imported too', async () => {
    const described = '<description><name>Wazon</name></description><price gross="10"/>'
    const [given, none, silent] = await read(
      'iof',
      iof(`<product id="1">${described}<warranty id="1" type="seller" period="24" name="Dwa lata"/></product>
        <product id="2">${described}<warranty id="2" type="none" name="Bez"/></product><product id="3">${described}</product>`),
    )
    const warranty = (item: typeof given) => (typeof item === 'string' ? item : item?.product?.disclosure?.warranty)
    expect([given, none, silent].map(warranty)).toEqual([
      { name: 'Dwa lata', kind: 'seller', months: 24 },
      { name: 'Bez', kind: 'none', months: null },
      undefined,
    ])
  })

  test('full.xml: Polish texts, sizes by id with their own prices, stock of all stores, the menu of the source', async () => {
    const xml = iof(`<product id="9" vat="8.0" currency="PLN" type="regular">
      <producer id="1" name="Ćma"/><category id="2" name="Inne"/><unit id="0" name="para"/>
      <description><name xml:lang="eng">Socks</name><name xml:lang="pol">Skarpety</name>
        <short_desc xml:lang="pol"><![CDATA[<b>Ciepłe</b> i&nbsp;miękkie]]></short_desc><long_desc><![CDATA[<p>Wełna</p>]]></long_desc></description>
      <parameters><parameter id="1" name="Wełna" type="section"/>
        <parameter id="2" name="Kolor" xml:lang="pol"><value id="3" name="szary" xml:lang="pol"/><value id="3" name="grey" xml:lang="eng"/></parameter>
        <parameter id="2" name="Colour" xml:lang="eng"><value id="3" name="grey"/></parameter>
        <parameter id="4" name="Wewnętrzny" hide="y"><value id="5" name="x"/></parameter></parameters>
      <price gross="30.00" net="27.78"/><srp gross="35" net="1"/>
      <iaiext:navigation><iaiext:site id="1"><iaiext:menu id="1"><iaiext:item id="3" textid="Moda\\Skarpety"/></iaiext:menu></iaiext:site></iaiext:navigation>
      <sizes><size id="S" name="36–38" code="9-S" code_producer="5901234123457" weight="80"><stock id="1" quantity="2"/><stock id="2" quantity="1,5"/></size>
        <size id="M" name="39–41"><price net="10"/><stock id="1" quantity="-1.00"/><stock id="2" quantity="4"/></size></sizes>
      <group id="77"><group_by_parameter id="2"><name>Kolor</name><product_value id="3"><name>szary</name></product_value></group_by_parameter></group>
      <images><large><image url="https://e.pl/a.jpg"/></large></images></product>`)
    expect(await read('iof', xml)).toMatchObject([
      {
        sourceId: '9',
        sizes: [
          { type: 'S', stock: '3.5', price: { regular: 3000, recommended: 3500 } },
          { type: 'M', stock: '-1', price: { regular: 1080 } },
        ],
        product: {
          name: 'Skarpety',
          lead: 'Ciepłe i miękkie',
          description: '<p>Wełna</p>',
          vat: '8',
          unit: 'para',
          categories: [['Moda', 'Skarpety']],
          parameters: [{ name: 'Kolor', values: ['szary'] }],
          version: { group: 'iof:77', parameter: 'Kolor', value: 'szary' },
          sizes: [
            { type: 'S', name: '36–38', code: '9-S', ean: '5901234123457', weight: 80 },
            { type: 'M', name: '39–41', code: null },
          ],
        },
      },
    ])
  })

  test('light.xml: prices and stock of sizes only', async () => {
    const xml = iof(
      '<product id="9" vat="23.00"><price gross="80.00" net="65.04"/><sizes><size id="I"><stock id="" quantity="12"/></size></sizes></product>',
    )
    expect(await read('iof', xml)).toEqual([
      { sourceId: '9', product: null, sizes: [{ type: 'I', stock: '12', price: { regular: 8000 } }] },
    ])
  })

  test.each([
    '<product id="1" currency="EUR" vat="23"><price gross="5"/></product>',
    '</products><products currency="EUR"><product id="1" vat="23"><price gross="5"/></product>',
  ])('%s has its price in EUR', async (product) => {
    expect(await read('iof', iof(product))).toMatchObject([{ currency: 'EUR', sizes: [{ price: { regular: 500 } }] }])
  })

  test('a bundle of fixed parts, and one with parts to choose', async () => {
    const bundle = (sizes: string) =>
      iof(`<product id="5" vat="23" type="bundle"><description><name>Zestaw</name></description><price gross="50"/>
        <bundled type="specified"><product id="9" quantity="2.000" type="client_chooses_size"><sizes>${sizes}</sizes></product></bundled></product>`)
    expect(await read('iof', bundle('<size id="S"/>'))).toMatchObject([
      { product: { kind: 'bundle', bundle: [{ sourceId: '9', size: 'S', quantity: '2.000' }] } },
    ])
    expect(await read('iof', bundle('<size id="S"/><size id="M"/>'))).toEqual([
      'zestaw, którego części wybiera klient, nie jest jeszcze obsługiwany',
    ])
  })

  test.each([
    ['<product id="1" currency="CZK"><price gross="5"/></product>', 'waluta CZK: sklep jej nie oferuje'],
    [
      '</products><products currency="CZK"><product id="1"><price gross="5"/></product>',
      'waluta CZK: sklep jej nie oferuje',
    ],
    ['<product id="1"><description><name>a</name></description></product>', 'brakuje: price'],
    ['<product id="1" vat="23"><price gross="-5"/></product>', 'cena „-5” nie jest ceną'],
    ['<product vat="23"><price gross="5"/></product>', 'brakuje: id'],
  ])('%s is refused: %s', async (product, message) => {
    expect(await read('iof', iof(product))).toEqual([message])
  })
})

describe('CSV', () => {
  test('reads the responsible person from its columns', async () => {
    const csv =
      'id;nazwa;cena;producent_nazwa;producent_adres;producent_kraj;producent_kontakt;ostrzezenia\n1;Wazon;159;Huta;Piecowa 1;pl;a@huta.example;Kruchy.\n2;Kubek;59;;;;;\n'
    const [vase, mug] = await read('csv', csv)
    const manufacturer = { name: 'Huta', address: 'Piecowa 1', country: 'PL', contact: 'a@huta.example' }
    expect(vase).toMatchObject({ product: { disclosure: { manufacturer, warnings: 'Kruchy.' } } })
    expect(mug).not.toHaveProperty('product.disclosure')
  })

  test('the country of a manufacturer is not guessed: a responsible person in the Union may be required', async () => {
    const csv =
      'id;nazwa;cena;producent_nazwa;producent_adres;producent_kontakt\n1;Wazon;159;Huta;Piecowa 1;a@huta.example\n'
    const [vase] = await read('csv', csv)
    const disclosure = typeof vase === 'string' ? vase : vase?.product?.disclosure
    expect(disclosure).toMatchObject({ manufacturer: { name: 'Huta', country: '' } })
    expect(disclosureCheck.safeParse(disclosure).error?.issues[0]?.path).toEqual(['manufacturer', 'country'])
  })

  test('reads the supplier and the time until dispatch', async () => {
    const csv = 'id;nazwa;cena;dostawca;dni_przygotowania\n1;Wazon;159;Siwa Glina;2\n2;Kubek;59;;\n'
    expect(await read('csv', csv)).toMatchObject([
      { product: { supplier: 'Siwa Glina', delayDays: 2 } },
      { product: { supplier: null, delayDays: null } },
    ])
  })

  test('rows with one id are sizes of one product; columns in Polish or English; parameters by column', async () => {
    const csv = `id;nazwa;kategoria;cena;cena_promocyjna;stan;vat;rozmiar;kod;zdjecia;parametr:Kolor
1;Fartuch;Dom > Kuchnia | Prezenty;1 234,50;999;3;23%;S;F-S;https://e.pl/1.jpg|https://e.pl/2.jpg;szary|zielony
1;;;1300;;-2;;M;F-M;;
2;Kubek;;59;;;;;;;`
    expect(await read('csv', csv)).toMatchObject([
      {
        sourceId: '1',
        sizes: [
          { type: 'S', stock: '3', price: { regular: 123450, promotion: { amount: 99900 } } },
          { type: 'M', stock: '0', price: { regular: 130000, promotion: null } },
        ],
        product: {
          name: 'Fartuch',
          vat: '23',
          categories: [['Dom', 'Kuchnia'], ['Prezenty']],
          parameters: [{ name: 'Kolor', values: ['szary', 'zielony'] }],
          pictures: [{ url: 'https://e.pl/1.jpg' }, { url: 'https://e.pl/2.jpg' }],
        },
      },
      {
        sourceId: '2',
        sizes: [{ type: 'uniw', stock: null }],
        product: { sizes: [{ stock: null }], parameters: [], pictures: [] },
      },
    ])
  })

  test('why goods are exempt from VAT stands in a column of its own', async () => {
    const csv = 'id;nazwa;cena;vat;podstawa zwolnienia\n1;Kurs;200;zw;art. 43 ust. 1 pkt 26\n2;Kubek;59;23;\n'
    const items = await read('csv', csv)
    expect(items).toMatchObject([
      { product: { vat: 'zw', vatExemption: 'art. 43 ust. 1 pkt 26' } },
      { product: { vat: '23' } },
    ])
    expect(JSON.stringify(items[1])).not.toContain('vatExemption')
  })

  test('without names it has prices and stock only, and leaves promotions unchanged without their column', async () => {
    expect(await read('csv', 'id,price,stock\n1,"1,234.50",\n')).toEqual([
      { sourceId: '1', product: null, sizes: [{ type: 'uniw', stock: null, price: { regular: 123450 } }] },
    ])
  })

  test('an ambiguous price is refused', async () => {
    expect(await read('csv', 'id;nazwa;cena\n1;a;1.234\n')).toEqual(['cena „1.234” nie jest ceną'])
  })
})

describe('CSV of Google Merchant and Meta', () => {
  const head =
    'id,item_group_id,title,description,link,image_link,additional_image_link,price,sale_price,availability,brand,gtin,mpn,condition,size,color,product_type'
  const row = (id: string, group: string, size: string, color: string, more = 'in_stock') =>
    `${id},${group},Fartuch lniany,Len.,https://e.pl/f,https://e.pl/${id}.jpg,"https://e.pl/a.jpg,https://e.pl/b.jpg",129.00 PLN,99.00 PLN,${more},Siwa Glina,5901234123457,F-${id},new,${size},${color},Dom > Kuchnia`

  test('a group is one product, and its rows are sizes with their own ids', async () => {
    const csv = [head, row('f1', 'fartuch', 'S', 'szary'), row('f2', 'fartuch', 'M', 'szary', 'out of stock')].join(
      '\n',
    )
    const [item, ...others] = await read('csv', csv)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      sourceId: 'fartuch',
      sizes: [
        { type: 'f1', stock: '-1', price: { regular: 12900, promotion: { amount: 9900 } } },
        { type: 'f2', stock: '0' },
      ],
      product: {
        ...{ name: 'Fartuch lniany', description: '<p>Len.</p>', producer: { name: 'Siwa Glina' } },
        ...{ categories: [['Dom', 'Kuchnia']], parameters: [{ name: 'Kolor', values: ['szary'] }] },
        sizes: [
          { type: 'f1', name: 'S', code: 'F-f1', ean: '5901234123457' },
          { type: 'f2', name: 'M' },
        ],
        pictures: ['f1', 'a', 'b', 'f2'].map((name) => ({ url: `https://e.pl/${name}.jpg` })),
      },
    })
  })

  test('sizes are named by the columns in which they differ', async () => {
    const names = async (...rows: string[]) => {
      const [item] = await read('csv', [head, ...rows].join('\n'))
      return typeof item === 'string' ? item : item?.product?.sizes.map(({ name }) => name)
    }
    expect(await names(row('a', 'g', 'S', 'szary'), row('b', 'g', 'S', 'biały'))).toEqual(['szary', 'biały'])
    expect(await names(row('a', 'g', 'S', 'szary'), row('b', 'g', 'M', 'biały'))).toEqual(['S / szary', 'M / biały'])
    expect(await names(row('a', 'g', '', ''))).toEqual(['uniwersalny'])
  })

  test.each([
    ['12.00 PLN', { sizes: [{ price: { regular: 1200 } }] }],
    ['PLN 12.00', { sizes: [{ price: { regular: 1200 } }] }],
    ['12,00 EUR', { currency: 'EUR', sizes: [{ price: { regular: 1200 } }] }],
    ['12.00 CZK', 'waluta CZK: sklep jej nie oferuje'],
    ['1.000 PLN', 'cena „1.000 PLN” nie jest ceną'],
  ])('the price %j', async (price, item) => {
    expect(await read('csv', `id;title;price\n1;Kubek;${price}\n`)).toMatchObject([item])
  })

  test.each([
    ['now', '2026-11-01T00:00+0100/2026-11-30T23:59+0100', { amount: 900, until: new Date('2026-11-30T22:59:00Z') }],
    ['later', '2026-12-01T00:00+0100/2026-12-24T23:59+0100', null],
    ['before', '2026-10-01T00:00Z/2026-10-24T23:59Z', null],
  ])('a sale price that is valid %s', async (_when, dates, promotion) => {
    const csv = `id;title;price;sale_price;sale_price_effective_date\n1;Kubek;12 PLN;9 PLN;${dates}\n`
    expect(await read('csv', csv)).toMatchObject([{ sizes: [{ price: { regular: 1200, promotion } }] }])
  })

  test.each([
    ['condition', 'used', 'stan „used” (condition): sklep sprzedaje tylko rzeczy nowe'],
    ['availability', 'może', 'dostępność „może” jest nieznana (in_stock, out_of_stock, preorder, backorder)'],
    [
      'sale_price_effective_date',
      'jutro',
      'okres promocji „jutro” nie jest okresem (2026-11-01T00:00+0100/2026-11-30T23:59+0100)',
    ],
    ['sale_price', '9 EUR', 'cena „9 EUR” jest w innej walucie niż PLN, w której są inne ceny tego towaru'],
  ])('%s %j is refused: %s', async (column, value, message) => {
    const sale = column === 'sale_price' ? ['sale_price', value] : ['sale_price', '9 PLN']
    const csv = `id;title;price;${sale[0]};${column === 'sale_price' ? 'x' : column}\n1;Kubek;12 PLN;${sale[1]};${value}\n`
    expect(await read('csv', csv)).toEqual([message])
  })
})

describe('a barcode', () => {
  test.each([
    ['5901234123457', '5901234123457'],
    ['590 1234-123457', '5901234123457'],
    ["'5901234123457", '5901234123457'],
    ['96385074', '96385074'],
    ['5901234123458', null],
    ['12345', null],
    ['brak', null],
    ['', null],
  ])('%j is %j', async (ean, known) => {
    expect(await read('csv', `id;nazwa;cena;ean\n1;Kubek;59;${ean}\n`)).toMatchObject([
      { product: { sizes: [{ ean: known }] } },
    ])
  })

  test.each(['5,90123E+12', '5.90123e12', '5E+12'])('%s has lost its digits, which is reported once', async (ean) => {
    const csv = `id;nazwa;cena;ean;rozmiar\n1;Fartuch;59;${ean};S\n1;;59;${ean};M\n`
    expect(await read('csv', csv)).toEqual([expect.stringContaining(`EAN „${ean}” zapisał arkusz`)])
  })

  test("with a wrong check digit is ignored with a remark, in Ceneo and IOF as well; a producer's own code is not a barcode", async () => {
    const ceneo =
      '<offers><o id="1" price="5"><name>A</name><attrs><a name="EAN">5901234123458</a></attrs></o></offers>'
    const size = (code: string) =>
      iof(`<product id="1" vat="23"><description><name>A</name></description><price gross="5"/>
        <sizes><size id="S" code_producer="${code}"/></sizes></product>`)
    const remarksOf = async (items: ReturnType<typeof read>) =>
      (await items).flatMap((item) =>
        typeof item === 'string' ? item : (item.remarks ?? []).map(({ text }) => text.key),
      )
    expect(await remarksOf(read('ceneo', ceneo))).toEqual(['feeds.eanCheckDigit'])
    expect(await remarksOf(read('iof', size('5901234123458')))).toEqual(['feeds.eanCheckDigit'])
    expect(await remarksOf(read('iof', size('SG-12')))).toEqual([])
  })
})

describe('column names', () => {
  test.each([
    [['ID', 'Zdjęcia', 'Image Link', 'g:price', 'parametr:Kolor'], []],
    [['id', 'nazwaa'], ['nieznana kolumna „nazwaa”: pominięta; czy chodziło o „nazwa”?']],
    [['id', 'Stan magazynowy'], ['nieznana kolumna „stan_magazynowy”: pominięta; czy chodziło o „stan”?']],
    [['id', 'wzrost'], ['nieznana kolumna „wzrost”: pominięta']],
    [['id', 'link', 'custom_label_0'], ['kolumny, których sklep nie potrzebuje: link, custom_label_0']],
  ])('%j', (names, message) => {
    expect(columnRemarks(names.map(columnKey)).map(({ text, values }) => translate(text, values))).toEqual(message)
  })
})

test('a problem of every size is reported once, with the product id', async () => {
  const csv = 'id;nazwa;cena;rozmiar\n7;Fartuch;1.234;S\n7;;1.234;M\n7;;1.234;L\n'
  for await (const row of readFeedItems(singleChunk(csv), 'csv', options))
    expect(prepareItem(row)).toMatchObject({ problem: { id: '7', reasons: [{ values: { price: '1.234' } }] } })
})
