import type { DemoProduct } from './demo-product.ts'

/** How many days ago the demo shop began to sell a product: a year, or three weeks for what is new. */
export function openedDaysAgo({ labels }: DemoProduct): number {
  return labels?.includes('new') ? 21 : 365
}
