import type { Benefit } from './benefits.ts'
import type { Condition, GoodsCondition } from './conditions.ts'

/** Goods as a merchant names them: categories and producers by the names in their addresses, products by their ids. */
export type NamedGoods =
  | { kind: 'category'; categories: string[] }
  | { kind: 'producer'; producers: string[] }
  | { kind: 'products'; products: number[] }

export type ConditionInput = Exclude<Condition, GoodsCondition> | NamedGoods

/** A code as a merchant writes it. */
export interface RebateCodeInput {
  code: string
  /** Clients are told of it on their page of rebates. */
  shown?: boolean
  /** The e-mail of the client whose it is. */
  client?: string
  /** ISO 8601. */
  from?: string
  to?: string
  /** In how many orders it may be used, and in how many of one client. */
  uses?: number
  usesPerClient?: number
}

/** A promotion as a merchant writes it. */
export interface PromotionInput {
  /** By which it is known again: 'trzecia-herbata'. */
  key: string
  name: string
  /** 0 when it is not said. */
  priority?: number
  /** It does when it is not said. */
  combines?: boolean
  conditions?: ConditionInput[]
  benefits: Benefit[]
  /** With a list of them, even an empty one, it is given only to who types one. */
  codes?: RebateCodeInput[]
}
