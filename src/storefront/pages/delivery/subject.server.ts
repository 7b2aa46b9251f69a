import { data, redirect } from 'react-router'
import { findBasket } from '#features/basket/reads/find-basket.ts'
import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { shipmentOf } from '#features/basket/rules/basket.ts'
import { toldGross } from '#features/basket/rules/told-price.ts'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import type { Shipment } from '#features/delivery/reads/delivery-options.ts'
import type { OrderedSize } from '#features/delivery/reads/shipping-promises.ts'
import { wayTexts } from '#features/delivery/texts/ways.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'

/** What shall be sent: a size of a product by itself, or all that lies in the visitor's basket. */
export interface DeliverySubject extends Shipment {
  mode: 'product' | 'basket'
  title: string
  /** Of this page. */
  address: string
  /** Of the page from which one comes here. */
  from: string
  sizes: OrderedSize[]
  /** False for gift cards and services alone. */
  isSent: boolean
}

/** What the address of the page names. */
export function askedSubject(shop: Shop, request: Request): Promise<DeliverySubject> {
  const { searchParams } = new URL(request.url)
  return searchParams.has('koszyk') ? ofBasket(shop) : ofProduct(shop, searchParams)
}

/** An empty basket says so on its own page. */
async function ofBasket(shop: Shop): Promise<DeliverySubject> {
  const basket = await findBasket(shop)
  if (basket.lines.length === 0) throw redirect(urls.basket(), 303)
  return {
    mode: 'basket',
    ...shipmentOf(basket),
    title: say(wayTexts.ofBasket, {}, shop.words),
    address: urls.basketDelivery(),
    from: urls.basket(),
    sizes: basket.lines.map(({ sizeId, quantity, terms }) => ({
      sizeId,
      quantity,
      ...(terms.parts.length > 0 && { partIds: terms.parts }),
    })),
    isSent: basket.needsDelivery,
  }
}

/** The size that the address names, or the product's first; 404 for what does not exist or is not shown. */
async function ofProduct(shop: Shop, asked: URLSearchParams): Promise<DeliverySubject> {
  const productId = /^\d{1,9}$/.test(asked.get('produkt') ?? '') ? Number(asked.get('produkt')) : 0
  const offers = [...(await offersOfProducts(shop, [productId])).values()].filter(({ withdrawn }) => !withdrawn)
  const offer = offers.find(({ size }) => size.type === asked.get('rozmiar')) ?? offers[0]
  if (!offer) throw data(null, { status: 404 })
  const { product, size, weight } = offer
  return {
    mode: 'product',
    goodsGross: toldGross(offer) ?? 0,
    weight,
    productIds: [product.id],
    title: say(wayTexts.of, { name: product.name }, shop.words),
    address: urls.delivery(product, size.type),
    from: urls.product(product),
    sizes: [{ sizeId: size.id }],
    isSent: isGoods(product.kind),
  }
}
