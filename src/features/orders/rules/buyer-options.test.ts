import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { buyerOptions, nextOrderStep, type OrderState } from './buyer-options.ts'

const state: OrderState = {
  ...{
    status: 'new',
    hasShipments: false,
    hasParcel: true,
    pickupPoint: '',
    isPaid: false,
    paidOnDelivery: false,
    paid: 0,
  },
  returnDays: 30,
}

test.each([
  [{}, true, true],
  [{ status: 'accepted' }, true, true],
  [{ status: 'packed' }, true, false],
  [{ status: 'packed', hasShipments: true }, false, false],
  [{ status: 'accepted', hasParcel: false }, true, false],
  [{ pickupPoint: 'WAW123M' }, true, false],
  [{ status: 'sent', hasShipments: true }, false, false],
  [{ status: 'delivered' }, false, false],
  [{ status: 'cancelled' }, false, false],
] as [Partial<OrderState>, boolean, boolean][])(
  '%j: cancel %s, change the address %s',
  (changes, cancel, changeAddress) => {
    expect(buyerOptions({ ...state, ...changes })).toEqual({ cancel, changeAddress })
  },
)

test.each([
  [{}, 'Czekamy na wpłatę'],
  [{ paidOnDelivery: true }, 'Zaraz zajmiemy się'],
  [{ status: 'accepted', isPaid: true }, 'Pakujemy'],
  [{ status: 'packed' }, 'czeka na kuriera'],
  [{ status: 'packed', hasShipments: true }, 'Część'],
  [{ status: 'sent' }, 'w drodze'],
  [{ status: 'delivered' }, '30 dni'],
  [{ status: 'cancelled', paid: 100 }, 'Pieniądze oddamy'],
  [{ status: 'cancelled' }, 'Nie musisz nic robić'],
] as [Partial<OrderState>, string][])('%j: next is %s', (changes, words) => {
  const { text, values } = nextOrderStep({ ...state, ...changes })
  expect(translate(text, values)).toContain(words)
})
