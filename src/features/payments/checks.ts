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

/** The systems as a merchant writes them, as JSON; null when something is wrong with one of them. */
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

/** An https address that names all three, none of them in the name of the host. */
function isSimulator(template: string): boolean {
  return (
    /^https:\/\/[\w.-]+(:\d+)?[/?][^\s"'<>\\]*$/.test(template) &&
    placeholders.every((place) => template.includes(place))
  )
}
