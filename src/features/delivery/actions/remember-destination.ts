import { readableCookie } from '#platform/http/readable-cookie.ts'
import type { Destination } from '#shared/destination.ts'
import { type Shop, updateVisitor } from '#shop'
import { defaultDestination } from '../rules/chosen-destination.ts'
import { destinationCookies, writeDestination } from '../rules/destination-cookies.ts'

/** Makes this where the visitor's parcels go for the rest of the request; answers the Set-Cookie lines by which his browser remembers it, by cookie. */
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
