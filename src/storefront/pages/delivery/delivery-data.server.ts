import { arrivals } from '#features/delivery/reads/arrivals.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { deliveryCountries } from '#features/delivery/reads/delivery-tariffs.ts'
import { shippingTimeOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import { arrivalWords } from '#features/delivery/rules/arrival-words.ts'
import { defaultDestination } from '#features/delivery/rules/chosen-destination.ts'
import { costWords } from '#features/delivery/rules/cost-words.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import type { DestinationProblem } from '#features/delivery/rules/destination-problem.ts'
import { wayWords } from '#features/delivery/rules/way-words.ts'
import { costTexts } from '#features/delivery/texts/costs.ts'
import { countryName } from '#shared/country-name.ts'
import type { Destination } from '#shared/destination.ts'
import { say } from '#shared/text.ts'
import type { Shop } from '#shop'
import { titles } from '../../tab-title.server.ts'
import type { DeliverySubject } from './subject.server.ts'
import { writingOf } from './writing.server.ts'

export type DeliveryData = Awaited<ReturnType<typeof deliveryData>>

/** All that is said of sending this there, in words. */
export async function deliveryData(shop: Shop, subject: DeliverySubject, destination: Destination) {
  const { mode, title, address, from, isSent, productIds, goodsGross, weight, isPaidFor } = subject
  const [ways = []] = isSent ? await waysTo(shop, destination, productIds, [{ goodsGross, weight, isPaidFor }]) : []
  const usual = defaultDestination(shop.settings)
  const isUsual = destination.country === usual.country && destination.postcode === null
  const writing = writingOf(shop)
  const countries = await deliveryCountries(shop)
  const place = [countryName(destination.country), destination.postcode].filter(Boolean).join(', ')
  return {
    mode,
    ...titles(shop, title),
    address,
    from,
    isSent,
    costs: {
      ...costWords(ways, goodsGross, writing, isUsual),
      place: isUsual ? null : say(costTexts.to, { place }, shop.words),
    },
    ways: wayWords(ways, writing, { dearestFirst: mode === 'basket', arrive: await arriveOf(shop, subject, ways) }),
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

/** When it is there, in words, by the most days that a way takes; nothing where nobody knows when it leaves. */
async function arriveOf(shop: Shop, { sizes }: DeliverySubject, ways: DeliveryOption[]): Promise<Map<number, string>> {
  const time = ways.length > 0 ? await shippingTimeOfOrder(shop, sizes) : null
  if (!time || time === 'unknown') return new Map()
  const there = await arrivals(shop, time, ways)
  return new Map([...there].map(([days, arrival]) => [days, arrivalWords(arrival, shop.now, shop.words)]))
}
