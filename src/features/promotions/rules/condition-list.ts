import type { z } from 'zod'
import { categoryCondition } from './conditions/category.ts'
import { companyCondition } from './conditions/company.ts'
import { firstOrderCondition } from './conditions/first-order.ts'
import { groupCondition } from './conditions/group.ts'
import { periodCondition } from './conditions/period.ts'
import { producerCondition } from './conditions/producer.ts'
import { productsCondition } from './conditions/products.ts'
import { quantityCondition } from './conditions/quantity.ts'
import { signedInCondition } from './conditions/signed-in.ts'
import { valueCondition } from './conditions/value.ts'
import type { ClientFact, ConditionKind, ProductFact, ReferenceTarget } from './define-condition.ts'

const kinds = [
  valueCondition,
  quantityCondition,
  categoryCondition,
  producerCondition,
  productsCondition,
  groupCondition,
  signedInCondition,
  companyCondition,
  firstOrderCondition,
  periodCondition,
] as const

type Kind = (typeof kinds)[number]

/**
 * What must hold for a promotion. Amounts are gross minor units of the base currency, quantities decimal texts ('2', '0.5'), times ISO 8601.
 */
export type Condition = Parameters<Kind['describe']>[0]

/** The same as a merchant writes it: categories and producers by the names in their addresses, products by their ids. */
export type ConditionInput = z.infer<Kind['schema']>

/** Every kind of condition, in the order in which messages about a wrong file list them. */
export const conditionKinds: readonly ConditionKind[] = kinds

const byKind = new Map(conditionKinds.map((kind) => [kind.kind, kind]))

/** Whether this version of the shop has such a kind of condition. */
export function isKnownKind({ kind }: { kind: string }): boolean {
  return byKind.has(kind)
}

/** The kind of a condition, with its rule and its words. */
export function kindOf({ kind }: { kind: string }): ConditionKind {
  const found = byKind.get(kind)
  if (!found) throw new Error(`No such kind of condition: ${kind}`)
  return found
}

/** The facts that the rules of these conditions need, each once. */
export function neededFacts(conditions: readonly Condition[]): { product: ProductFact[]; client: ClientFact[] } {
  const found = conditions.map(kindOf)
  return {
    product: [...new Set(found.flatMap(({ productFacts = [] }) => productFacts))],
    client: [...new Set(found.flatMap(({ clientFacts = [] }) => clientFacts))],
  }
}

/** The kinds of condition that name such things. */
export function kindsReferringTo(target: ReferenceTarget): string[] {
  return conditionKinds.filter(({ references }) => references?.target === target).map(({ kind }) => kind)
}

/** The kinds of condition whose rule needs one of these facts about the client. */
export function kindsNeeding(facts: readonly ClientFact[]): string[] {
  return conditionKinds
    .filter(({ clientFacts = [] }) => clientFacts.some((fact) => facts.includes(fact)))
    .map(({ kind }) => kind)
}

/** The products that a condition names one by one. */
export function namedProducts(condition: Condition): number[] {
  return 'ids' in condition && kindOf(condition).references?.target === 'product' ? condition.ids : []
}
