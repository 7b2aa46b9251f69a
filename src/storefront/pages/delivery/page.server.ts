import { data, redirect } from 'react-router'
import { rememberDestination } from '#features/delivery/actions/remember-destination.ts'
import { setRegion } from '#features/delivery/actions/set-region.ts'
import { setTemporaryZipcode } from '#features/delivery/checks/temporary-zipcode.ts'
import {
  defaultDestination,
  destinationOf,
  withoutPostcode,
  withoutRegion,
} from '#features/delivery/rules/chosen-destination.ts'
import type { DestinationProblem } from '#features/delivery/rules/destination-problem.ts'
import type { Destination } from '#shared/destination.ts'
import { done, type Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import type { Route } from './+types/page.ts'
import { deliveryData } from './delivery-data.server.ts'
import { askedSubject } from './subject.server.ts'

export type { DeliveryData } from './delivery-data.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  return deliveryData(shop, await askedSubject(shop, request), destinationOf(shop))
}

/** Remembers where parcels shall go, or forgets it; who sends with `quiet`, as a script does, is told at once. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await personalShop(context)
  const subject = await askedSubject(shop, request)
  const fields = Object.fromEntries([...(await readForm(request))].map(([name, value]) => [name, String(value)]))
  const chosen = await choose(shop, fields)
  const destination = chosen.ok ? chosen.value : destinationOf(shop)
  const told = chosen.ok ? null : { code: chosen.problem.code, ...chosen.problem.message }
  if (!told && !('quiet' in fields)) throw redirect(subject.address, remembering(shop, destination))
  const answer = { ...(await deliveryData(shop, subject, destination)), problem: told, typed: fields }
  return data(answer, { status: told ? 422 : 200, ...(chosen.ok && remembering(shop, destination)) })
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

function remembering(shop: Shop, destination: Destination): { headers: Headers } {
  const headers = new Headers()
  for (const line of rememberDestination(shop, destination).values()) headers.append('Set-Cookie', line)
  return { headers }
}
