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
import { countryOfRegion } from '#features/delivery/rules/region-ids.ts'
import type { Destination } from '#shared/destination.ts'
import { done, type Result } from '#shared/result.ts'
import { say } from '#shared/text.ts'
import type { Shop } from '../../shop.ts'
import type { GraphqlContext } from '../context.ts'
import type { ChosenPlace, Resolvers } from '../generated/resolver-types.ts'

type Chosen = Result<Destination, DestinationProblem>

/** Mutations of one request follow each other, so that both choices may be unset at once (A7.17). */
export const destinationResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    setRegion: (_, { SetRegionInput: { country: code, deliveryRegionId, billingRegionId } }, context) => {
      const country = countryOfRegion(deliveryRegionId) ?? countryOfRegion(billingRegionId) ?? countryOfRegion(code)
      return choose(context, (shop, from) => (country === null ? done(from) : setRegion(shop, { from, country })))
    },
    setTemporaryZipcode: (_, { SetTemporaryZipcodeInput: input }, context) => {
      const zipcode = String(input.deliveryZipcode || input.billingZipcode || input.zipcode || '')
      return choose(context, (_, from) => (zipcode === '' ? done(from) : setTemporaryZipcode({ from, zipcode })))
    },
    unsetTemporaryRegion: (_, __, context) =>
      choose(context, ({ settings }, from) => done(withoutRegion(from, defaultDestination(settings).country))),
    unsetTemporaryZipcode: (_, __, context) => choose(context, (_, from) => done(withoutPostcode(from))),
  },
}

async function choose(
  { openShop, cookies }: GraphqlContext,
  choice: (shop: Shop, from: Destination) => Chosen | Promise<Chosen>,
): Promise<ChosenPlace> {
  const shop = await openShop()
  const chosen = await choice(shop, destinationOf(shop))
  if (!chosen.ok) {
    const { code, message } = chosen.problem
    return { status: 'error', error: { code, message: say(message.text, message.values, shop.words) } }
  }
  for (const [cookie, line] of rememberDestination(shop, chosen.value)) cookies.set(cookie, line)
  return { status: 'success', error: null }
}
