import type { z } from 'zod'
import { type Currency, convertFromBase, formatMoney, isBaseCurrency } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { ClientFacts, ProductFacts, PromotedLine, PromotionRefusal } from './promotion-result.ts'

/** Names of facts about a product or a client; queries/goods-and-client.ts has the SQL of each. */
export type ProductFact = keyof ProductFacts
export type ClientFact = keyof ClientFacts

/** What a promotions file names by its own names, and the database by id. */
export type ReferenceTarget = 'category' | 'producer' | 'product'

/** What a file's names become: ids are stored, names are read again whenever promotions are. */
export interface StoredReferences<Kind extends string> {
  kind: Kind
  ids: number[]
  names: string[]
}

/** How the shop writes. */
export interface PromotionTextContext {
  now: Date
  currency: Currency
  textOverrides: TextOverrides
}

/** The lines whose goods meet the conditions, and all lines that promotions may apply to. */
export interface CountedLines {
  chosen: PromotedLine[]
  all: PromotedLine[]
}

/** What a condition means for a price on the pages of products; amounts of time in Dates, goods by id. */
export interface CampaignPart {
  from?: Date | undefined
  until?: Date | undefined
  goods?: { kind: 'category' | 'producer' | 'products'; ids: number[] }
}

/**
 * Everything about one kind of condition. It has one rule: `refuseAt`, `refuseClient`, `goods` or `refuseAmount`. `Input` is the condition
 * in a promotions file, `Stored` the same in the database.
 */
export interface ConditionKind<
  Input extends { kind: string } = { kind: string },
  Stored extends { kind: string } = { kind: string },
  Product extends ProductFact = ProductFact,
  Client extends ClientFact = ClientFact,
> {
  kind: Input['kind']
  /** Checks one condition of a promotions file. */
  schema: z.ZodType<Input>
  /** Every text of this condition, for the shop to override; those of `refusals` may be stored with a basket. */
  texts: { words: Record<string, Text>; refusals?: Record<string, Text>; file?: Record<string, Text> }
  /** Facts that the rule needs; it gets these and no others. */
  productFacts?: readonly Product[]
  clientFacts?: readonly Client[]
  /** The list of the file whose entries are stored as ids. */
  references?: { target: ReferenceTarget; list: string }
  /** The condition in words for shoppers; several parts, or none. */
  describe(condition: Stored, writing: PromotionTextContext): string[]
  /** For a rule about time: why not at this moment, null when met. */
  refuseAt?(condition: Stored, now: Date): TimeRefusal | null
  /** For a rule about the client: why not, null when met. Guests are asked to sign in before it. */
  refuseClient?(condition: Stored, client: Pick<ClientFacts, Client>): PromotionRefusal | null
  /** For a rule about goods: which lines the promotion applies to, and why not when there is no such line. */
  goods?: {
    includes(condition: Stored, line: PromotedLine, facts: Pick<ProductFacts, Product> | undefined): boolean
    refuse(condition: Stored): PromotionRefusal
  }
  /** For a rule about how much there is of the goods: why not, null when met. */
  refuseAmount?(condition: Stored, lines: CountedLines, currency: Currency): PromotionRefusal | null
  /** Lets a promotion change prices on all pages. Without it the promotion is applied in baskets only. */
  toCampaign?(condition: Stored): CampaignPart
}

/** Nothing in the basket can change it, so the other reasons are left out. */
interface TimeRefusal extends PromotionRefusal {
  code: 'expired' | 'not_yet'
}

/** A condition that is stored as the file has it. */
export function defineCondition<
  const Input extends { kind: string },
  Product extends ProductFact = never,
  Client extends ClientFact = never,
>(kind: ConditionKind<Input, Input, Product, Client>): ConditionKind<Input, Input, Product, Client> {
  return kind
}

/** A condition about goods that the file names and the database stores by id. */
export function defineReferenceCondition<const Input extends { kind: string }, Product extends ProductFact = never>(
  kind: ConditionKind<Input, StoredReferences<Input['kind']>, Product, never> & {
    references: { target: ReferenceTarget; list: keyof Input & string }
  },
): ConditionKind<Input, StoredReferences<Input['kind']>, Product, never> {
  return kind
}

/** A text in the shop's own words. */
export function translateText(
  text: Text,
  values: TextValues,
  { textOverrides }: Pick<PromotionTextContext, 'textOverrides'>,
): string {
  return translate(text, values, textOverrides)
}

/** Minor units of the base currency as money of the shop's current one. */
export function writeMoney(amount: number, currency: Currency): string {
  return formatMoney(toCurrency(amount, currency), currency.format)
}

/** Minor units of the base currency in those of another one. */
export function toCurrency(amount: number, currency: Currency): number {
  return isBaseCurrency(currency) ? amount : convertFromBase(amount, currency)
}
