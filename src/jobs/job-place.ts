import type { PublicShop } from '#shop'
import type { House } from '../open-house.ts'

/** Where a job works: everything that is opened, the shop at this time, and whether to come to an end. */
export interface JobPlace {
  house: House
  shop: () => PublicShop
  signal: AbortSignal
}
