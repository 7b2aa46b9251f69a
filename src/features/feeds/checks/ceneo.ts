import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { ownProperty } from '#shared/own-property.ts'
import { decodeEntities } from '#shared/plain-text.ts'
import { done, refused } from '#shared/result.ts'
import { attributeOf, childOf, childrenOf, type XmlElement } from '#shared/xml.ts'
import { feedsTexts } from '../texts.ts'
import type { CheckedItem, FeedOptions } from './feed-item.ts'
import { onlySize } from './feed-item.ts'
import { type EanReading, isWebAddress, paragraphs, readAmount, readEan, readStock } from './feed-values.ts'

/** Attributes that are members of the product instead of parameters. */
const members = new Set(['producent', 'kod_producenta', 'kod producenta', 'sku', 'ean', 'kod ean'])

/** Reads an offer (`offers/o`) of the Ceneo format, version 2: one size, gross price in PLN. */
export function checkCeneoOffer(offer: XmlElement, options: FeedOptions): CheckedItem {
  const sourceId = attributeOf(offer, 'id')
  if (!sourceId) return refused([{ text: feedsTexts.missing, values: { field: 'id' } }])
  const price = attributeOf(offer, 'price')
  const regular = readAmount(price)
  if (regular === null) return refused([{ text: feedsTexts.wrongPrice, values: { price } }])
  const stockText = attributeOf(offer, 'stock')
  const stock = stockText === '' ? '-1' : readStock(stockText, false)
  if (stock === null) return refused([{ text: feedsTexts.wrongStock, values: { stock: stockText } }])
  const attributes = attributesOf(offer)
  const ean = readEan(attributeNamed(attributes, 'ean', 'kod ean'))
  if (ean.reason) return refused([ean.reason])
  return done({
    sourceId,
    product: toProduct(offer, { sourceId, stock, attributes, ean }, options),
    sizes: [{ type: onlySize.type, stock, price: { regular } }],
    ...(ean.remark && { remarks: [ean.remark] }),
  })
}

interface Attribute {
  name: string
  value: string
}

function attributesOf(offer: XmlElement): Attribute[] {
  return childrenOf(childOf(offer, 'attrs'), 'a').map((a) => ({ name: attributeOf(a, 'name'), value: a.text.trim() }))
}

function attributeNamed(attributes: Attribute[], ...names: string[]): string {
  return attributes.find(({ name, value }) => names.includes(name.toLowerCase()) && value)?.value ?? ''
}

interface KnownOffer {
  sourceId: string
  stock: string
  attributes: Attribute[]
  ean: EanReading
}

function toProduct(offer: XmlElement, known: KnownOffer, { vat }: FeedOptions): ProductInput {
  const { sourceId, stock, attributes, ean } = known
  const producer = attributeNamed(attributes, 'producent')
  return {
    sourceId,
    name: decodeEntities(childOf(offer, 'name')?.text.trim() ?? ''),
    description: paragraphs(childOf(offer, 'desc')?.text ?? ''),
    producer: producer ? { name: producer } : null,
    vat,
    availability: availabilityOf(attributeOf(offer, 'avail')),
    delayDays: delayOf(attributeOf(offer, 'avail')),
    categories: pathOf(childOf(offer, 'cat')?.text ?? ''),
    parameters: attributes
      .filter(({ name, value }) => name && value && !members.has(name.toLowerCase()))
      .map(({ name, value }) => ({ name, values: [value] })),
    sizes: [
      {
        ...onlySize,
        code: attributeNamed(attributes, 'kod_producenta', 'kod producenta', 'sku') || null,
        ean: ean.ean,
        weight: gramsOf(attributeOf(offer, 'weight')),
        stock,
      },
    ],
    pictures: picturesOf(offer),
  }
}

/** 1, 3, 7, 14: sent within that many days; 90, 110: to order, before its release; 99: ask. */
function availabilityOf(days: string): 'enable' | 'disable' | 'order' {
  if (days === '90' || days === '110') return 'order'
  return days === '99' ? 'disable' : 'enable'
}

/** Within 3, 7 or 14 days, as working days. */
function delayOf(days: string): number | null {
  return ownProperty({ 3: 3, 7: 5, 14: 10 }, days) ?? null
}

function pathOf(text: string): string[][] {
  const path = text
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return path.length > 0 ? [path] : []
}

/** Ceneo states kilograms. */
function gramsOf(kilograms: string): number {
  const number = Number(kilograms.replace(',', '.'))
  return number > 0 && number < 1_000_000 ? Math.round(number * 1_000) : 0
}

function picturesOf(offer: XmlElement): { url: string }[] {
  const images = childOf(offer, 'imgs')
  return [...childrenOf(images, 'main'), ...childrenOf(images, 'i')]
    .map((image) => ({ url: attributeOf(image, 'url') }))
    .filter(({ url }) => isWebAddress(url))
    .slice(0, 100)
}
