import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'

/** To the door in Poland, paid in advance. */
export const courierOption: DeliveryOption = {
  id: 1,
  courierId: 7,
  courier: 'Kurier',
  icon: '',
  pickupPoint: false,
  listsPoints: false,
  pointsUrl: '',
  country: 'PL',
  prepaid: 'prepaid',
  gross: 1500,
  minimumReached: true,
  areas: [],
  freeFrom: null,
  minimumValue: 0,
  maximumWeight: null,
  vatPercent: '23',
  daysFrom: 1,
  daysTo: 2,
  comment: '',
}
/** Two couriers at home, the first one also paid on delivery and to another country. */
export const deliveryOptions: DeliveryOption[] = [
  courierOption,
  { ...courierOption, id: 2, prepaid: 'dvp', gross: 2000 },
  { ...courierOption, id: 3, courierId: 8, courier: 'Poczta', gross: 1000 },
  { ...courierOption, id: 4, country: 'CZ', gross: 4000 },
]
