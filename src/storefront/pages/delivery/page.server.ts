import { data, redirect } from 'react-router'
import { rememberDestination, setDestinationCountry } from '#features/delivery/actions.ts'
import { checkDestinationPostcode } from '#features/delivery/checks/destination-postcode.ts'
import type { DestinationProblem } from '#features/delivery/rules/destination.ts'
import {
  defaultDestination,
  getDestination,
  withoutCountry,
  withoutPostcode,
} from '#features/delivery/rules/destination.ts'
import type { Destination } from '#shared/postal-address.ts'
import { done, type Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import type { Route } from './+types/page.ts'
import { getDeliveryData, getDeliverySubject } from './delivery-data.server.ts'

export type { DeliveryData } from './delivery-data.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  return getDeliveryData(shop, await getDeliverySubject(shop, request), getDestination(shop))
}

/** Stores the delivery destination, or clears it; with `quiet`, from a script, the response is the new data. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const subject = await getDeliverySubject(shop, request)
  const fields = Object.fromEntries([...(await readForm(request))].map(([name, value]) => [name, String(value)]))
  const chosen = await setDestination(shop, fields)
  const destination = chosen.ok ? chosen.value : getDestination(shop)
  const problem = chosen.ok ? null : { code: chosen.problem.code, ...chosen.problem.message }
  if (!problem && !('quiet' in fields)) throw redirect(subject.address, destinationHeaders(shop, destination))
  const answer = { ...(await getDeliveryData(shop, subject, destination)), problem, typed: fields }
  return data(answer, { status: problem ? 422 : 200, ...(chosen.ok && destinationHeaders(shop, destination)) })
}

async function setDestination(
  shop: Shop,
  { intent, country = '', postcode = '' }: Record<string, string>,
): Promise<Result<Destination, DestinationProblem>> {
  const from = getDestination(shop)
  const usual = defaultDestination(shop.settings).country
  if (intent === 'unsetRegion') return done(withoutCountry(from, usual))
  if (intent === 'unsetZipcode') return done(withoutPostcode(from))
  if (intent === 'unsetRegionAndZipcode') return done(withoutPostcode(withoutCountry(from, usual)))
  const region = await setDestinationCountry(shop, { from, country })
  if (!region.ok) return region
  if (postcode.trim() === '') return done({ ...region.value, postcode: null })
  return checkDestinationPostcode({ from: region.value, zipcode: postcode })
}

function destinationHeaders(shop: Shop, destination: Destination): { headers: Headers } {
  const headers = new Headers()
  for (const line of rememberDestination(shop, destination).values()) headers.append('Set-Cookie', line)
  return { headers }
}
