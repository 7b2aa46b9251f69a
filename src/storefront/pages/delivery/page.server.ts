import { data, redirect } from 'react-router'
import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { toldGross } from '#features/basket/rules/told-price.ts'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import { rememberDestination } from '#features/delivery/actions/remember-destination.ts'
import { setRegion } from '#features/delivery/actions/set-region.ts'
import { setTemporaryZipcode } from '#features/delivery/checks/temporary-zipcode.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { deliveryCountries } from '#features/delivery/reads/delivery-tariffs.ts'
import {
  defaultDestination,
  destinationOf,
  withoutPostcode,
  withoutRegion,
} from '#features/delivery/rules/chosen-destination.ts'
import { costWords } from '#features/delivery/rules/cost-words.ts'
import type { DestinationProblem } from '#features/delivery/rules/destination-problem.ts'
import { wayWords } from '#features/delivery/rules/way-words.ts'
import { costTexts } from '#features/delivery/texts/costs.ts'
import { wayTexts } from '#features/delivery/texts/ways.ts'
import { countryName } from '#shared/country-name.ts'
import type { Destination } from '#shared/destination.ts'
import { done, type Result } from '#shared/result.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import type { Route } from './+types/page.ts'
import { writingOf } from './writing.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  return deliveryInfo(shop, await askedSize(shop, request), destinationOf(shop))
}

/** Remembers where parcels shall go, or forgets it; who sends with `quiet`, as a script does, is told at once. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const offer = await askedSize(shop, request)
  const fields = Object.fromEntries([...(await readForm(request))].map(([name, value]) => [name, String(value)]))
  const chosen = await choose(shop, fields)
  const destination = chosen.ok ? chosen.value : destinationOf(shop)
  const told = chosen.ok ? null : { code: chosen.problem.code, ...chosen.problem.message }
  if (!told && !('quiet' in fields))
    throw redirect(urls.delivery(offer.product, offer.size.type), remembering(shop, destination))
  const answer = { ...(await deliveryInfo(shop, offer, destination)), problem: told, typed: fields }
  return data(answer, { status: told ? 422 : 200, ...(chosen.ok && remembering(shop, destination)) })
}

/** The size that the address names, or the product's first; 404 for what does not exist or is not shown. */
async function askedSize(shop: Shop, request: Request): Promise<SizeOffer> {
  const { searchParams } = new URL(request.url)
  const productId = /^\d{1,9}$/.test(searchParams.get('produkt') ?? '') ? Number(searchParams.get('produkt')) : 0
  const offers = [...(await offersOfProducts(shop, [productId])).values()].filter(({ withdrawn }) => !withdrawn)
  const offer = offers.find(({ size }) => size.type === searchParams.get('rozmiar')) ?? offers[0]
  if (!offer) throw data(null, { status: 404 })
  return offer
}

async function choose(
  shop: Shop,
  { intent, country = '', postcode = '' }: Record<string, string>,
): Promise<Result<Destination, DestinationProblem>> {
  const from = destinationOf(shop)
  const usual = defaultDestination(shop.settings).country
  if (intent === 'unsetRegion') return done(withoutRegion(from, usual))
  if (intent === 'unsetZipcode') return done(withoutPostcode(from))
  if (intent === 'unsetRegionAndZipcode') return done(withoutPostcode(withoutRegion(from, usual)))
  const region = await setRegion(shop, { from, country })
  if (!region.ok) return region
  if (postcode.trim() === '') return done({ ...region.value, postcode: null })
  return setTemporaryZipcode({ from: region.value, zipcode: postcode })
}

export type DeliveryData = Awaited<ReturnType<typeof deliveryInfo>>

/** All that is said of sending one of this size there, in words. */
async function deliveryInfo(shop: Shop, offer: SizeOffer, destination: Destination) {
  const { product, size, weight } = offer
  const goodsGross = toldGross(offer) ?? 0
  const isSent = isGoods(product.kind)
  const [ways = []] = isSent ? await waysTo(shop, destination, [product.id], [{ goodsGross, weight }]) : []
  const usual = defaultDestination(shop.settings)
  const isUsual = destination.country === usual.country && destination.postcode === null
  const writing = writingOf(shop)
  const countries = await deliveryCountries(shop)
  const costs = costWords(ways, goodsGross, writing, isUsual)
  const place = [countryName(destination.country), destination.postcode].filter(Boolean).join(', ')
  return {
    title: say(wayTexts.of, { name: product.name }, shop.words),
    address: urls.delivery(product, size.type),
    productAddress: urls.product(product),
    isSent,
    costs: { ...costs, place: isUsual ? null : say(costTexts.to, { place }, shop.words) },
    ways: wayWords(ways, writing),
    destination,
    place: isUsual ? null : place,
    usual: { country: usual.country, name: countryName(usual.country) },
    countries: [...new Set([...countries, destination.country])].map((code) => ({
      value: code,
      label: countryName(code),
    })),
    money: shop.currency.format,
    problem: null as {
      code: string
      text: DestinationProblem['message']['text']
      values?: DestinationProblem['message']['values']
    } | null,
    typed: {} as Record<string, string>,
  }
}

function remembering(shop: Shop, destination: Destination): { headers: Headers } {
  const headers = new Headers()
  for (const line of rememberDestination(shop, destination).values()) headers.append('Set-Cookie', line)
  return { headers }
}
