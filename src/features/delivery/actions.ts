import { updateVisitor } from '#features/customers/actions/sessions.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { readableCookie } from '#platform/http/cookies.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import type { Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { findCourier, getDeliveryCountries } from './queries/tariffs.ts'
import type { CourierInput } from './rules/delivery-tariff.ts'
import {
  type DestinationProblem,
  defaultDestination,
  destinationCookies,
  writeDestination,
} from './rules/destination.ts'
import type { PickupPoint } from './rules/pickup-point.ts'
import { courierFileTexts } from './texts.ts'
import { replaceGoods, replacePickupPoints, upsertCourier, upsertDeliveryOption } from './writes.ts'

/** Saves couriers by name, in this order; other couriers, and tariffs to countries that are not listed, are unchanged. */
export async function saveCouriers(shop: PublicShop, couriers: CourierInput[]): Promise<void> {
  await transaction(shop, async (shop) => {
    for (const [position, courier] of couriers.entries()) {
      const id = await upsertCourier(shop, { ...courier, position })
      await replaceGoods(shop, id, courier)
      for (const option of courier.options) await upsertDeliveryOption(shop, id, option)
    }
    await publishInvalidation(shop, ['delivery'])
  })
}

/** Replaces the points of the courier with this name, all or nothing; refused when there is no such courier, or its parcels go to the door. */
export async function savePickupPoints(
  shop: PublicShop,
  courier: string,
  points: PickupPoint[],
): Promise<Result<null, Message>> {
  return transaction(shop, async (shop) => {
    const found = await findCourier(shop, courier)
    if (!found) return refused({ text: courierFileTexts.noCourier, values: { name: courier } })
    if (!found.pickupPoint) return refused({ text: courierFileTexts.toTheDoor, values: { name: courier } })
    await replacePickupPoints(shop, found.id, points)
    await publishInvalidation(shop, ['delivery'])
    return done(null)
  })
}

/** Sets the visitor's destination for the rest of the request; returns the Set-Cookie lines that remember it, by cookie. */
export function rememberDestination(shop: Shop, destination: Destination): Map<string, string> {
  updateVisitor(shop, { destination })
  const { publicUrl, settings } = shop
  const texts = writeDestination(destination, defaultDestination(settings).country)
  const { region, zipcode } = destinationCookies
  return new Map([
    [region, readableCookie(publicUrl, region, texts.region)],
    [zipcode, readableCookie(publicUrl, zipcode, texts.zipcode)],
  ])
}

/** The destination with this country (two letters), with the postcode as long as the country is the same. */
export async function setDestinationCountry(
  shop: PublicShop,
  { from, country }: { from: Destination; country: string },
): Promise<Result<Destination, DestinationProblem>> {
  const requested = country.trim().toUpperCase()
  if (!(await getDeliveryCountries(shop)).includes(requested))
    return refused({ code: 'incorrect_region', message: { text: validationTexts.incorrect_region } })
  return done({ country: requested, postcode: requested === from.country ? from.postcode : null })
}
