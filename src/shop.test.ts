import { expectTypeOf, test } from 'vitest'
import type { Consent } from '#shared/consent.ts'
import type { Currency, CurrencyFormat } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { PublicShop, Shop, Visitor } from './shop.ts'

test('nothing in the context of a request can be assigned, as the compiler checks', () => {
  expectTypeOf<PublicShop>().toEqualTypeOf<Readonly<PublicShop>>()
  expectTypeOf<Shop>().toEqualTypeOf<Readonly<Shop>>()
  expectTypeOf<Visitor>().toEqualTypeOf<Readonly<Visitor>>()
  expectTypeOf<Consent>().toEqualTypeOf<Readonly<Consent>>()
  expectTypeOf<Destination>().toEqualTypeOf<Readonly<Destination>>()
  expectTypeOf<Currency>().toEqualTypeOf<Readonly<Currency>>()
  expectTypeOf<CurrencyFormat>().toEqualTypeOf<Readonly<CurrencyFormat>>()
  expectTypeOf<PublicShop['currencies']>().toEqualTypeOf<readonly Currency[]>()
  expectTypeOf<PublicShop['textOverrides']>().toEqualTypeOf<Readonly<Record<string, string>>>()
})
