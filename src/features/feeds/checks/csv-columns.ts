import { editDistance } from '#shared/edit-distance.ts'
import { ownProperty } from '#shared/own-property.ts'
import { normalizeUnicode } from '#shared/plain-text.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

/** The fields of a CSV and the names of their columns: Polish, English, and those of Google and Meta. */
export const csvColumns = {
  id: ['id'],
  group: ['item_group_id'],
  name: ['nazwa', 'name', 'title'],
  categories: ['kategoria', 'category', 'product_type'],
  producer: ['producent', 'producer', 'brand'],
  series: ['seria', 'series'],
  price: ['cena', 'price'],
  currency: ['waluta', 'currency'],
  promotion: ['cena_promocyjna', 'sale_price'],
  promotionDates: ['sale_price_effective_date'],
  recommended: ['cena_sugerowana', 'recommended_price'],
  stock: ['stan', 'stock', 'quantity_to_sell_on_facebook', 'sell_on_google_quantity', 'inventory'],
  availability: ['availability'],
  condition: ['condition'],
  vat: ['vat'],
  vatExemption: ['podstawa_zwolnienia', 'vat_exemption'],
  unit: ['jednostka', 'unit'],
  lead: ['krotki_opis', 'short_description'],
  description: ['opis', 'description'],
  pictures: ['zdjecia', 'pictures', 'image_link'],
  morePictures: ['additional_image_link'],
  size: ['rozmiar', 'size'],
  code: ['kod', 'code', 'mpn'],
  ean: ['ean', 'gtin'],
  weight: ['waga', 'weight', 'shipping_weight'],
  colour: ['color'],
  material: ['material'],
  pattern: ['pattern'],
  supplier: ['dostawca', 'supplier'],
  delayDays: ['dni_przygotowania', 'preparation_days'],
  warnings: ['ostrzezenia', 'safety_warnings'],
  manufacturerName: ['producent_nazwa', 'manufacturer_name'],
  manufacturerAddress: ['producent_adres', 'manufacturer_address'],
  manufacturerCountry: ['producent_kraj', 'manufacturer_country'],
  manufacturerContact: ['producent_kontakt', 'manufacturer_contact'],
  responsibleName: ['odpowiedzialny_nazwa', 'responsible_name'],
  responsibleAddress: ['odpowiedzialny_adres', 'responsible_address'],
  responsibleCountry: ['odpowiedzialny_kraj', 'responsible_country'],
  responsibleContact: ['odpowiedzialny_kontakt', 'responsible_contact'],
}
export type CsvColumn = keyof typeof csvColumns

/** Columns of Google's and Meta's feeds that the shop ignores. */
const ignored = new Set([
  ...['link', 'mobile_link', 'canonical_link', 'ads_redirect', 'google_product_category', 'fb_product_category'],
  ...['identifier_exists', 'gender', 'age_group', 'size_type', 'size_system', 'adult', 'multipack', 'is_bundle'],
  ...['shipping', 'shipping_label', 'tax', 'tax_category', 'availability_date', 'expiration_date', 'status'],
  ...['custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3', 'custom_label_4', 'video_link'],
])

/** Names that other shops use; only suggested, never accepted. */
const synonyms: Record<string, CsvColumn> = {
  ...{ ilosc: 'stock', quantity: 'stock', qty: 'stock', magazyn: 'stock', stan_magazynowy: 'stock' },
  ...{ sku: 'code', symbol: 'code', indeks: 'code', numer_katalogowy: 'code', kod_producenta: 'code' },
  ...{ barcode: 'ean', kod_kreskowy: 'ean', marka: 'producer', manufacturer: 'producer', vendor: 'producer' },
  ...{ image: 'pictures', images: 'pictures', foto: 'pictures', obraz: 'pictures', grafika: 'pictures' },
  ...{ tytul: 'name', stawka_vat: 'vat', tax_rate: 'vat', kategorie: 'categories', cena_brutto: 'price' },
  ...{ id_produktu: 'id', product_id: 'id', nr: 'id', numer: 'id', lp: 'id', gramatura: 'weight' },
}

const known = Object.values(csvColumns).flat()
const isParameter = /^param(?:etr|eter):/

/** The key of a column: lower case; in the shop's own names spaces and Polish letters do not count. */
export function columnKey(columnName: string): string {
  const name = columnName.trim().toLowerCase()
  if (isParameter.test(name)) return name
  return normalizeUnicode(name, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u0142/g, 'l')
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_')
}

/** Remarks about the columns: ignored ones, with suggestions. */
export function columnRemarks(keys: string[]): Message[] {
  const ignoredKeys = keys.filter((key) => ignored.has(key))
  const unknown = keys.filter((key) => key && !known.includes(key) && !ignored.has(key) && !isParameter.test(key))
  return [
    ...unknown.slice(0, 50).map((key) => unknownColumn(key.slice(0, 60))),
    ...(ignoredKeys.length > 0
      ? [{ text: feedsTexts.ignoredColumns, values: { columns: ignoredKeys.join(', ') } }]
      : []),
  ]
}

function unknownColumn(column: string): Message {
  const guess = guessColumn(column)
  if (guess) return { text: feedsTexts.unknownColumnGuess, values: { column, guess } }
  return { text: feedsTexts.unknownColumn, values: { column } }
}

/** Returns why a file with these columns cannot be imported; null when it can. */
export function columnsProblem(keys: string[]): Message | null {
  if (keys.includes('id')) return null
  const shown = keys.slice(0, 10).join(', ').slice(0, 200)
  const guess = keys.find((key) => key.length <= 60 && guessColumn(key) === 'id')
  if (guess) return { text: feedsTexts.noIdGuess, values: { columns: shown, guess: guess.slice(0, 60) } }
  return { text: feedsTexts.noId, values: { columns: shown } }
}

function guessColumn(key: string): string | null {
  const suggestion = ownProperty(synonyms, key)
  if (suggestion) return csvColumns[suggestion][0] ?? null
  const most = key.length > 5 ? 2 : 1
  const [nearest] = known
    .filter((name) => name.length > 2)
    .map((name) => ({ name, distance: editDistance(key, name, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.name ?? null
}

/** A row by column keys. */
export type CsvValues = Record<string, string>

/** The first non-empty value among a field's column names. */
export function readColumn(row: CsvValues, column: CsvColumn): string {
  for (const name of csvColumns[column]) if (row[name]) return row[name].trim()
  return ''
}

/** Several values in one field are separated by '|'. */
export function splitList(text: string): string[] {
  return text.split('|').flatMap((part) => part.trim() || [])
}

/** The product id of a row: rows of one Google or Meta group are one product. */
export function csvId(row: CsvValues): string {
  return readColumn(row, 'group') || readColumn(row, 'id')
}
