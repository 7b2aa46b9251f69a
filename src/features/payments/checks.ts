import { z } from 'zod'
import type { InstalmentSystem } from './rules/instalments.ts'

const amount = z.int().min(1).max(1_000_000_000)
const shortText = z.string().trim().min(1).max(100)

const system = z
  .strictObject({
    name: shortText,
    minimum: amount,
    maximum: amount,
    mostProducts: z.int().min(1).max(1_000),
    counts: z.enum(['gross', 'net']).default('gross'),
    shopNumber: shortText,
    variant: shortText,
    simulator: z.string().max(1_000).refine(isSimulator),
  })
  .refine(({ minimum, maximum }) => minimum <= maximum)

const systems = z.array(system).max(10)

/** The instalment systems from the merchant's JSON; null when one of them is invalid. */
export function readInstalments(raw: unknown): InstalmentSystem[] | null {
  return systems.safeParse(typeof raw === 'string' ? parse(raw) : raw).data ?? null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const placeholders = ['{shopNumber}', '{variant}', '{value}']

/** Whether this is an https address with all three placeholders, none of them in the host name. */
function isSimulator(template: string): boolean {
  return (
    /^https:\/\/[\w.-]+(:\d+)?[/?][^\s"'<>\\]*$/.test(template) &&
    placeholders.every((placeholder) => template.includes(placeholder))
  )
}
