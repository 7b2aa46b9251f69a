import { type ValueNode, valueFromASTUntyped } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { badInputError } from './arguments.ts'
import type { GraphqlContext } from './context.ts'
import { basketResolvers, rebateCodeResolvers } from './resolvers/basket.ts'
import { clientResolvers } from './resolvers/client.ts'
import { clientAddressResolvers } from './resolvers/client-addresses.ts'
import { clientDataResolvers } from './resolvers/client-data.ts'
import { loginOptionsResolvers } from './resolvers/login-options.ts'
import { opinionResolvers } from './resolvers/opinions.ts'
import { orderResolvers } from './resolvers/orders.ts'
import { paymentResolvers } from './resolvers/payments.ts'
import { pickupPointResolvers } from './resolvers/pickup-points.ts'
import { productResolvers } from './resolvers/products.ts'
import { registrationResolvers } from './resolvers/registration.ts'
import { hotspotResolvers, textSearchResolvers } from './resolvers/search-and-hotspots.ts'
import { shippingResolvers } from './resolvers/shipping.ts'
import { shoppingListResolvers } from './resolvers/shopping-lists.ts'
import { signInResolvers } from './resolvers/sign-in.ts'
import { priceResolvers, stockResolvers } from './resolvers/stock-and-prices.ts'
import { updateClientResolvers } from './resolvers/update-client.ts'
import { destinationResolvers, trackingResolvers } from './resolvers/visitor.ts'
import typeDefs from './schema.graphql?raw'

/** Numbers are accepted as strings too ("1001"): clients send ids and quantities both ways. */
const lenientNumbers = {
  Int: lenientScalar(readInt, 'IntValue'),
  Float: lenientScalar(readFloat, 'IntValue', 'FloatValue'),
}

/** A list or an object stands for nothing that clients send: no resolver has to expect one. */
const anyValue = {
  coerceInputValue: readPrimitive,
  coerceInputLiteral(node: ValueNode) {
    return readPrimitive(valueFromASTUntyped(node))
  },
}

function readPrimitive(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  throw badInputError(`AnyValue cannot represent ${displayValue(value)}`)
}

function lenientScalar(read: (value: unknown) => number, ...kinds: ValueNode['kind'][]) {
  return {
    coerceInputValue: read,
    coerceInputLiteral(node: ValueNode) {
      if (node.kind === 'StringValue') return read(node.value)
      return read(kinds.includes(node.kind) && 'value' in node ? Number(node.value) : undefined)
    },
  }
}

function readInt(value: unknown): number {
  const number = numberIn(value)
  if (number !== null && Number.isInteger(number) && Math.abs(number) < 2 ** 31) return number
  throw badInputError(`Int cannot represent ${displayValue(value)}`)
}

function readFloat(value: unknown): number {
  const number = numberIn(value)
  if (number !== null) return number
  throw badInputError(`Float cannot represent ${displayValue(value)}`)
}

function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function displayValue(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 50)
}

/** The executable schema: one file of resolvers per feature. */
export const schema = createSchema<GraphqlContext>({
  typeDefs,
  resolvers: [
    { ...lenientNumbers, AnyValue: anyValue },
    productResolvers,
    textSearchResolvers,
    hotspotResolvers,
    priceResolvers,
    opinionResolvers,
    pickupPointResolvers,
    shippingResolvers,
    orderResolvers,
    paymentResolvers,
    shoppingListResolvers,
    destinationResolvers,
    clientDataResolvers,
    clientResolvers,
    clientAddressResolvers,
    signInResolvers,
    registrationResolvers,
    updateClientResolvers,
    loginOptionsResolvers,
    stockResolvers,
    basketResolvers,
    rebateCodeResolvers,
    trackingResolvers,
  ],
})
