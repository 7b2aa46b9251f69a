import { sellerPlaces } from './fill-places.ts'

const ofDelivery = ['delivery.orderBy', 'delivery.freeFrom']

const nobody = {
  ...{ shopName: '', name: '', taxNumber: '', registry: '', street: '', postcode: '', city: '' },
  ...{ email: '', phone: '', bankAccount: '' },
}

/** What a content page may leave to the settings: {seller.name}, {delivery.orderBy} … */
export const pagePlaces = [...Object.keys(sellerPlaces(nobody)), ...ofDelivery]

/** Places in a text that nothing would ever fill, each once. */
export function unknownPagePlaces(text: string): string[] {
  const named = [...text.matchAll(/\{([a-z]+\.\w+)\}/g)].map(([, place = '']) => place)
  return [...new Set(named)].filter((place) => !pagePlaces.includes(place))
}
