import type { PublicShop } from '#shop'
import type { AppContext } from '../server/app-context.ts'

/** Where a job works: everything that is opened, the shop at this time, and whether to come to an end. */
export interface JobContext {
  appContext: AppContext
  shop: () => PublicShop
  signal: AbortSignal
}
