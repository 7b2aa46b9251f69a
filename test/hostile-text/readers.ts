import { countIndexes, readBasketItems } from '#features/basket/checks.ts'
import { checkProduct } from '#features/catalogue/checks/product.ts'
import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { dictionarySlug } from '#features/catalogue/rules/dictionary-slug.ts'
import { fileType } from '#features/catalogue/rules/file-type.ts'
import { parseSeenLine } from '#features/checkout/rules/order-changes.ts'
import { parseConsent } from '#features/consent/rules.ts'
import { fillPlaceholders } from '#features/content/rules/placeholders.ts'
import { checkClientFields, checkFieldOnServer } from '#features/customers/checks/client-data.ts'
import { checkSignIn } from '#features/customers/checks/sign-in.ts'
import { checkField, type FieldKind, fieldKinds } from '#features/customers/rules/fields/kinds.ts'
import { loginCandidates } from '#features/customers/rules/fields/login.ts'
import { isTrivialPassword } from '#features/customers/rules/fields/password.ts'
import { splitRegisterAddress } from '#features/customers/rules/register-address.ts'
import { refererPath, safeReturnPath } from '#features/customers/rules.ts'
import { isGateway } from '#features/feeds/actions/read-gateway.ts'
import { checkCeneoOffer } from '#features/feeds/checks/ceneo.ts'
import { checkCsvProduct } from '#features/feeds/checks/csv.ts'
import { columnKey, columnRemarks, columnsProblem } from '#features/feeds/checks/csv-columns.ts'
import { detectFormat, notAFeedMessage } from '#features/feeds/checks/feed-item.ts'
import { isWebAddress, paragraphs, readAmount, readEan, readStock } from '#features/feeds/checks/feed-values.ts'
import { checkIofProduct } from '#features/feeds/checks/iof.ts'
import { readFeedAddresses } from '#features/feeds/settings.ts'
import { readWantedItems } from '#features/lists/rules/entry.ts'
import { nameContainsWords } from '#features/lists/rules/entry-rows.ts'
import { checkListName } from '#features/lists/rules/shopping-list.ts'
import { parseLineOptions, parseWireQuantity } from '#features/offers/checks.ts'
import { readInstalments } from '#features/payments/settings.ts'
import { feedWriters } from '#features/product-feeds/rules/feed-formats.ts'
import type { FeedProduct } from '#features/product-feeds/rules/feed-product.ts'
import { normalizeCode } from '#features/promotions/rules/rebate-code.ts'
import { readFilters } from '#features/search/rules/list-filters.ts'
import { readListChoice } from '#features/search/rules/list-options.ts'
import { searchDocument } from '#features/search/rules/search-document.ts'
import { normalizePhrase } from '#features/search/rules/search-phrase.ts'
import { codeLexeme, tokensOf } from '#features/search/rules/tokens.ts'
import { isLocalNetwork } from '#platform/http/client-address.ts'
import { preferredEncoding } from '#platform/http/compression.ts'
import { extractMarkedScripts } from '#platform/http/security-headers.ts'
import { byteRange } from '#platform/http/send-file.ts'
import { serializeError } from '#platform/log.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { csvRows } from '#platform/streams/csv-rows.ts'
import { decodeText } from '#platform/streams/decode-text.ts'
import { xmlRecords } from '#platform/streams/xml-records.ts'
import { truncateComment } from '#shared/comment.ts'
import { parseDecimal } from '#shared/decimal.ts'
import { formatPhone } from '#shared/format-phone.ts'
import { decodeEntities, excerpt, foldPolish, normalizeUnicode, plainText, slugOf } from '#shared/plain-text.ts'
import { sortKey } from '#shared/sort-order.ts'
import { nonBreakingHtml, translate } from '#shared/text.ts'
import type { XmlElement } from '#shared/xml.ts'
import { writeXml } from '#shared/xml.ts'
import { parseAmount } from '../../src/cli/parse-arguments.ts'
import { CommandRefused } from '../../src/cli/terminal.ts'
import { readFieldName } from '../../src/legacy/validation-fields.ts'
import { splitDescription } from '../../src/storefront/pages/category/split-description.ts'

type Reader = (text: string) => unknown

/** All functions that read text from outside, by name: one line for each. */
export const textReaders: Record<string, Reader> = {
  // feeds
  decodeText: (text) => exhaust(decodeText(inPieces(Buffer.from(text)))),
  csvRows: (text) => exhaust(csvRows(inPieces(`id;opis\n1;${text}\n`))),
  'csvRows, in quotes': (text) => exhaust(csvRows(inPieces(`id;opis\n1;"${text}"\n`))),
  'csvRows, names of columns': (text) => exhaust(csvRows(inPieces(`id;${text}\n1;2\n`))),
  xmlRecords: (text) => exhaust(xmlRecords(inPieces(text), isOffer)),
  'xmlRecords, text': (text) =>
    exhaust(xmlRecords(inPieces(`<offers><o id="1"><desc>${text}</desc></o></offers>`), isOffer)),
  'xmlRecords, CDATA': (text) =>
    exhaust(xmlRecords(inPieces(`<offers><o id="1"><desc><![CDATA[${text}]]></desc></o></offers>`), isOffer)),
  'xmlRecords, an attribute': (text) => exhaust(xmlRecords(inPieces(`<offers><o id="${text}"/></offers>`), isOffer)),
  'xmlRecords, a document type': (text) => exhaust(xmlRecords(inPieces(`<!DOCTYPE ${text}><offers/>`), isOffer)),
  detectFormat: (text) => detectFormat(`<${text}`),
  checkCeneoOffer: (text) => checkCeneoOffer(everywhere(text, offerNames, { id: '1', price: '1' }), feedOptions),
  'checkCeneoOffer, its numbers': (text) => checkCeneoOffer(everywhere(text, offerNames), feedOptions),
  checkIofProduct: (text) => checkIofProduct(everywhere(text, productNames, { id: '1', removed: '' }), {}, feedOptions),
  checkCsvProduct: (text) => checkCsvProduct([csvRow(text)], feedOptions),
  'checkCsvProduct, numbers': (text) => checkCsvProduct([{ id: '1', cena: text, stan: text, waga: text }], feedOptions),
  'checkCsvProduct, as Google and Meta have it': (text) =>
    checkCsvProduct(
      [
        {
          ...merchantRow(text),
          price: '1 PLN',
          sale_price: '1 PLN',
          sale_price_effective_date: text,
          availability: text,
        },
      ],
      feedOptions,
    ),
  readEan,
  columnKey,
  columnRemarks: (text) => columnRemarks([columnKey(text), columnKey(text.slice(0, 50))]),
  wrongColumns: (text) => columnsProblem([columnKey(text)]),
  wrongKind: notAFeedMessage,
  readFeedAddresses,
  isGateway,
  typedAmount: (text) => {
    try {
      parseAmount(text)
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
    }
  },
  'feeds for Ceneo, Google and Meta': (text) =>
    Object.values(feedWriters).map(({ entry }) => entry(feedProduct(text), { name: text, publicUrl: 'https://e.pl' })),
  'checkCsvProduct, names of columns': (text) => checkCsvProduct([{ ...csvRow('a'), [text]: 'a' }], feedOptions),
  paragraphs,
  'paragraphs of text': (text) => paragraphs(text.replaceAll('<', '')),
  plainText,
  excerpt,
  decodeEntities,
  normalized: (text) => [normalizeUnicode(text, 'NFC'), normalizeUnicode(text, 'NFD')],
  isWebAddress: (text) => isWebAddress(`https://${text}`),
  readAmount: (text) => [readAmount(text), readAmount(text, true)],
  readStock: (text) => readStock(text, true),
  checkProduct: (text) => checkProduct(product(text)),
  sanitiseHtml,
  'sanitiseHtml, an address': (text) => sanitiseHtml(`<a href="${text}">a</a><img src='${text}'>`),
  slugOf,
  foldPolish,
  sortKey,
  dictionarySlug,
  fileType,

  // pages, from stored texts
  splitDescription: (text) => splitDescription(text, 500),
  keepTogetherInHtml: nonBreakingHtml,
  extractMarkedScripts: (text) => extractMarkedScripts(text, 'mark'),
  fillPlaces: (text) => fillPlaceholders(text, {}),
  say: (text) => translate({ key: 'a', template: text }),
  writeXml: (text) => writeXml({ name: 'a', attributes: { a: text }, text, children: [] }),
  phoneWords: formatPhone,

  // search
  tokensOf,
  codeLexeme,
  countedPhrase: normalizePhrase,
  searchDocument: (text) =>
    searchDocument({ ...emptyDocument, name: text, description: text, codes: [text], lead: text }),
  readFilters: (text) =>
    readFilters(
      new URLSearchParams([
        [text, text],
        ['filter_price', text],
        ['filter_size', text],
      ]),
    ),

  // forms and other requests
  readItems: (text) =>
    readBasketItems([
      [text, '1'],
      ['product', text],
      ['number', text],
    ] as never),
  countIndexes: (text) => countIndexes([[text, text]]),
  readTerms: parseLineOptions,
  readWireQuantity: parseWireQuantity,
  parseDecimal,
  checkConfiguration: (text) => checkConfiguration([], { [text]: text }),
  readSeenLine: parseSeenLine,
  readConsent: (text) => parseConsent(text, 1),
  checkClientFields: (text) => checkClientFields({ region: text, street: text, login: text, password: text }),
  splitRegisterAddress: (text) => splitRegisterAddress(text, 'PL'),
  'splitRegisterAddress, a street': (text) => splitRegisterAddress(`${text}, 31-146 Kraków`, 'PL'),
  'splitRegisterAddress, a town': (text) => splitRegisterAddress(`Długa 5, 31-146 ${text}`, 'PL'),
  readListChoice,
  readFieldName,
  ...Object.fromEntries((Object.keys(fieldKinds) as FieldKind[]).map((kind) => [`field ${kind}`, fieldReader(kind)])),
  loginCandidates,
  isTrivialPassword: (text) => isTrivialPassword(text, { login: text, email: text }),
  checkSignIn: (text) => checkSignIn({ login: text, password: text }),
  safeReturnPath: (text) => safeReturnPath(`/${text}`, '/'),
  pathBefore: (text) => refererPath(text, '/'),
  isNamedLike: (text) => nameContainsWords('Kubek', text),
  checkListName,
  readWishes: (text) => readWantedItems(text, 100),
  readInstalments,
  codeText: normalizeCode,
  fitComment: truncateComment,
  byteRange: (text) => byteRange(`bytes=${text}`, 1_000),
  isOwnNetwork: isLocalNetwork,
  preferredEncoding,
  loggable: (text) => serializeError(new Error(text)),
}

function fieldReader(kind: FieldKind): Reader {
  return (text) =>
    [undefined, 'PL', 'DE', 'GB', 'US'].map((country) => [
      checkField(kind, text, { country, login: text, email: text, password: text }),
      checkFieldOnServer(kind, text, { country, streetNumber: text, phonePrefix: text }),
    ])
}

const feedOptions = { vat: '23', currencies: ['PLN'], now: new Date() }
const emptyDocument = {
  ...{ productId: 1, versionName: '', producer: null, series: null },
  ...{ categories: [], kinds: [], sizes: [], parameters: [], lead: '', description: '', codes: [] },
}

function isOffer(name: string): boolean {
  return name === 'o'
}

async function exhaust(values: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of values);
}

async function* inPieces<Text extends string | Uint8Array>(text: Text): AsyncGenerator<Text> {
  for (let from = 0; from < text.length; from += 65_536) yield text.slice(from, from + 65_536) as Text
}

const offerNames = ['name', 'desc', 'cat', 'attrs', 'a', 'imgs', 'main', 'i']
const productNames = [
  ...[
    'description',
    'name',
    'short_desc',
    'long_desc',
    'price',
    'sizes',
    'size',
    'stock',
    'producer',
    'series',
    'unit',
  ],
  ...['category', 'parameters', 'parameter', 'value', 'group', 'warranty', 'images', 'large', 'image', 'bundled'],
]

/** An element with the text in every attribute that is read, and in an element of each name, three levels deep. */
function everywhere(text: string, names: string[], known: Record<string, string> = {}, depth = 2): XmlElement {
  const attributes = Object.fromEntries(
    [
      'id',
      'name',
      'price',
      'gross',
      'net',
      'vat',
      'url',
      'quantity',
      'weight',
      'type',
      'period',
      'removed',
      'hide',
    ].map((name) => [name, text]),
  )
  const children = depth === 0 ? [] : names.map((name) => ({ ...everywhere(text, names, {}, depth - 1), name }))
  return { name: 'o', attributes: { ...attributes, ...known }, text, children }
}

function csvRow(text: string): Record<string, string> {
  const columns = ['nazwa', 'kategoria', 'producent', 'vat', 'krotki_opis', 'opis', 'zdjecia', 'rozmiar', 'kod', 'ean']
  const others = ['waga', 'dostawca', 'dni_przygotowania', 'producent_nazwa', 'producent_kontakt', 'parametr:Kolor']
  return { ...Object.fromEntries([...columns, ...others].map((name) => [name, text])), id: '1', cena: '1' }
}

function product(text: string): unknown {
  const maker = { name: 'A', address: 'B', country: text, contact: text }
  return {
    ...{ sourceId: text, name: text, lead: text, description: text, unit: text, vat: text, minimum: text },
    disclosure: { manufacturer: maker, warnings: text },
    pictures: [{ url: text }],
    categories: [[text]],
    parameters: [{ name: text, values: [text] }],
    sizes: [{ type: text, name: text, code: text, ean: text, stock: text }],
  }
}

function merchantRow(text: string): Record<string, string> {
  const columns = ['title', 'description', 'brand', 'gtin', 'mpn', 'size', 'color', 'product_type', 'image_link']
  const others = ['additional_image_link', 'item_group_id', 'shipping_weight', 'condition', 'material']
  return { ...Object.fromEntries([...columns, ...others].map((name) => [name, text])), id: '1' }
}

function feedProduct(text: string): FeedProduct {
  const size = {
    id: 1,
    type: text,
    name: text,
    code: text,
    ean: text,
    gross: 100,
    lowest: null,
    weight: 1,
    shipping: null,
  }
  return {
    ...{
      id: 1,
      name: text,
      kind: 'item',
      description: text,
      producer: text,
      categories: [text],
      link: 'https://e.pl/',
    },
    ...{ parameters: [{ name: 'Kolor', values: [text] }], delayDays: null },
    pictures: [{ address: 'https://e.pl/a', width: 900, height: 900 }],
    sizes: [{ ...size, buyable: true, toOrder: false, stock: 1 }],
  }
}
