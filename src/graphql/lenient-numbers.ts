import type { ValueNode } from 'graphql'
import { badInput } from './arguments.ts'

/** Numbers are taken as texts too ("1001"): clients send ids and quantities both ways. */
export const lenientNumbers = { Int: taking(readInt, 'IntValue'), Float: taking(readFloat, 'IntValue', 'FloatValue') }

function taking(read: (value: unknown) => number, ...kinds: ValueNode['kind'][]) {
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
  throw badInput(`Int cannot represent ${shown(value)}`)
}

function readFloat(value: unknown): number {
  const number = numberIn(value)
  if (number !== null) return number
  throw badInput(`Float cannot represent ${shown(value)}`)
}

function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function shown(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 50)
}
