import { rememberDestination, setDestinationCountry } from '#features/delivery/actions.ts'
import { checkDestinationPostcode } from '#features/delivery/checks/destination-postcode.ts'
import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import {
  type DestinationProblem,
  defaultDestination,
  getDestination,
  withoutCountry,
  withoutPostcode,
} from '#features/delivery/rules/destination.ts'
import { takePendingScripts } from '#features/tracking/actions.ts'
import { scriptUrl } from '#features/tracking/views.ts'
import { countryName, type Destination } from '#shared/postal-address.ts'
import { countryByRegion, regionByCountry } from '#shared/regions.ts'
import { done, type Result } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { GraphqlContext } from '../context.ts'
import type { ChosenPlace, Resolvers, ShippingCountry } from '../generated/resolver-types.ts'

type DestinationResult = Result<Destination, DestinationProblem>

/** Mutations of one request run in order, so that both choices can be unset at once (A7.17). */
export const destinationResolvers: Resolvers<GraphqlContext> = {
  Query: {
    shippingCountries: async (_, __, { openShop }) => getShippingCountries(await openShop()),
  },
  Mutation: {
    setRegion: (_, { SetRegionInput: { country: code, deliveryRegionId, billingRegionId } }, context) => {
      const country = countryByRegion(deliveryRegionId) ?? countryByRegion(billingRegionId) ?? countryByRegion(code)
      return choose(context, (shop, from) =>
        country === null ? done(from) : setDestinationCountry(shop, { from, country }),
      )
    },
    setTemporaryZipcode: (_, { SetTemporaryZipcodeInput: input }, context) => {
      const zipcode = String(input.deliveryZipcode || input.billingZipcode || input.zipcode || '')
      return choose(context, (_, from) => (zipcode === '' ? done(from) : checkDestinationPostcode({ from, zipcode })))
    },
    unsetTemporaryRegion: (_, __, context) =>
      choose(context, ({ settings }, from) => done(withoutCountry(from, defaultDestination(settings).country))),
    unsetTemporaryZipcode: (_, __, context) => choose(context, (_, from) => done(withoutPostcode(from))),
  },
}

async function getShippingCountries(shop: Shop): Promise<ShippingCountry[]> {
  const chosen = getDestination(shop).country
  const countries = await getDeliveryCountries(shop)
  return countries.map((country) => ({
    id: regionByCountry(country) ?? country,
    name: countryName(country),
    selected: country === chosen,
    provinces: [],
    provinceTypes: [],
  }))
}

async function choose(
  { openShop, cookies }: GraphqlContext,
  choice: (shop: Shop, from: Destination) => DestinationResult | Promise<DestinationResult>,
): Promise<ChosenPlace> {
  const shop = await openShop()
  const chosen = await choice(shop, getDestination(shop))
  if (!chosen.ok) {
    const { code, message } = chosen.problem
    return { status: 'error', error: { code, message: translate(message.text, message.values, shop.textOverrides) } }
  }
  for (const [cookie, line] of rememberDestination(shop, chosen.value)) cookies.set(cookie, line)
  return { status: 'success', error: null }
}

export const trackingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    trackingEvents: async (_parent, _none, { openShop }) => takePendingScripts(await openShop()),
    trackingEventFiles: async (_parent, _none, { openShop }) =>
      (await takePendingScripts(await openShop())).map(scriptUrl),
  },
}
