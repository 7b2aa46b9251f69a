import { searchPickupPoints, showPoint } from '#features/checkout/views/pickup-points.ts'
import type { PickupPoint } from '#features/delivery/rules/pickup-point.ts'
import { checkRange } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { CourierPickupPoint, Resolvers } from '../generated/resolver-types.ts'

const maxPoints = 500
/** Of a text that is searched for; what is longer is cut. */
const maxLength = 100

export const pickupPointResolvers: Resolvers<GraphqlContext> = {
  Query: {
    pickupPoints: async (_, { courierId, query, country, postcode, first, cashOnDelivery }, { publicShop }) => {
      const limit = checkRange('first', first ?? maxPoints, [1, maxPoints], publicShop.textOverrides)
      const found = await searchPickupPoints(publicShop, {
        courierId,
        query: (query ?? '').slice(0, maxLength),
        buyer: { country: country ?? 'PL', postcode: postcode?.slice(0, maxLength) ?? null },
        takesPayment: cashOnDelivery ?? false,
        limit,
      })
      return {
        pickupPoints: found.points.map((point) => pointAnswer(courierId, point)),
        hasMore: found.hasMore,
        holidays: [],
      }
    },
  },
}

function pointAnswer(courierId: number, point: PickupPoint): CourierPickupPoint {
  const { latitude, longitude, street, streetNumber, postcode, city, country } = point
  return {
    ...showPoint(point),
    ...{ courierId, name: point.code, link: '', markerIconUrl: '', requiredClientNumber: false }, // carriers' lists do not say
    address: { street, buildingAndHouseNumber: streetNumber, postcode, city, country },
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}
