import type { FetcherWithComponents } from 'react-router'
import type { DeliveryData } from './page.server.ts'

/** What the product's page has asked of deliveries: no data before it has come, null when the shop does not answer. */
export type AskedDelivery = FetcherWithComponents<DeliveryData | null>
