import type { PublicShop } from '#shop'
import type { AppContext } from '../server/app-context.ts'

/** The context of a job: the app context, the shop at the current time, and the abort signal. */
export interface JobContext {
  appContext: AppContext
  shop: () => PublicShop
  signal: AbortSignal
}
